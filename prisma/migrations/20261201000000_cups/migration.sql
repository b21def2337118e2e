-- Cups and leagues: the row and the log of each, who its entrants are, and its matches.
CREATE TABLE "Cup" (
    "id" INTEGER NOT NULL,
    "server" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "message" TEXT,
    "locale" TEXT,
    "organiser" TEXT,
    "version" INTEGER NOT NULL,
    "posted" INTEGER NOT NULL DEFAULT 0,
    "isOver" BOOLEAN NOT NULL DEFAULT false,
    "dueAt" TIMESTAMPTZ(3),
    "createdBy" TEXT NOT NULL,

    CONSTRAINT "Cup_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "CupEvent" (
    "cupId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "event" JSON NOT NULL,
    "commandId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CupEvent_pkey" PRIMARY KEY ("cupId","version")
);

CREATE TABLE "CupPerson" (
    "cupId" INTEGER NOT NULL,
    "entrant" INTEGER NOT NULL,
    "userId" TEXT,
    "name" TEXT NOT NULL,

    CONSTRAINT "CupPerson_pkey" PRIMARY KEY ("cupId","entrant")
);

CREATE TABLE "CupMatch" (
    "matchId" INTEGER NOT NULL,
    "cupId" INTEGER NOT NULL,
    "isScored" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "CupMatch_pkey" PRIMARY KEY ("matchId")
);

CREATE UNIQUE INDEX "Cup_createdBy_key" ON "Cup"("createdBy");

CREATE INDEX "Cup_server_idx" ON "Cup"("server");

CREATE INDEX "Cup_dueAt_idx" ON "Cup"("dueAt");

CREATE UNIQUE INDEX "CupEvent_cupId_commandId_ordinal_key" ON "CupEvent"("cupId", "commandId", "ordinal");

CREATE INDEX "CupPerson_userId_idx" ON "CupPerson"("userId");

CREATE UNIQUE INDEX "CupPerson_cupId_userId_key" ON "CupPerson"("cupId", "userId");

CREATE INDEX "CupMatch_cupId_idx" ON "CupMatch"("cupId");

CREATE INDEX "CupMatch_isScored_idx" ON "CupMatch"("isScored");

ALTER TABLE "CupEvent" ADD CONSTRAINT "CupEvent_cupId_fkey" FOREIGN KEY ("cupId") REFERENCES "Cup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CupPerson" ADD CONSTRAINT "CupPerson_cupId_fkey" FOREIGN KEY ("cupId") REFERENCES "Cup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CupMatch" ADD CONSTRAINT "CupMatch_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CupMatch" ADD CONSTRAINT "CupMatch_cupId_fkey" FOREIGN KEY ("cupId") REFERENCES "Cup"("id") ON DELETE CASCADE ON UPDATE CASCADE;
