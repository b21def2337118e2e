-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Match" (
    "id" INTEGER NOT NULL,
    "game" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "announcedVersion" INTEGER NOT NULL DEFAULT 0,
    "host" TEXT NOT NULL,
    "private" BOOLEAN NOT NULL,
    "guests" TEXT[],
    "seatLimit" INTEGER NOT NULL,
    "options" JSON NOT NULL,
    "remindAfterHours" INTEGER NOT NULL,
    "active" INTEGER[],
    "activeSince" TIMESTAMPTZ(3),
    "remindAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "server" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "thread" TEXT,
    "lobbyMessage" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "leaseHolder" TEXT,
    "leaseUntil" TIMESTAMPTZ(3),
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MatchSecret" (
    "matchId" INTEGER NOT NULL,
    "secret" BYTEA NOT NULL,

    CONSTRAINT "MatchSecret_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "Seat" (
    "matchId" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
CREATE TABLE "Event" (
    "matchId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "shape" INTEGER NOT NULL,
    "event" JSON NOT NULL,
    "commandId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "by" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("matchId","version")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "matchId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "channel" TEXT,
    "message" TEXT,
    "contentHash" TEXT,
    "claimedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("matchId","kind","recipient","version")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "dmChannel" TEXT,
    "dmClosed" BOOLEAN NOT NULL,
    "locale" TEXT,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Match_createdBy_key" ON "Match"("createdBy");

-- CreateIndex
CREATE INDEX "Match_thread_idx" ON "Match"("thread");

-- CreateIndex
CREATE INDEX "Match_server_status_idx" ON "Match"("server", "status");

-- CreateIndex
CREATE INDEX "Match_status_remindAt_idx" ON "Match"("status", "remindAt");

-- CreateIndex
CREATE INDEX "Match_status_expiresAt_idx" ON "Match"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "Seat_userId_idx" ON "Seat"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_matchId_userId_key" ON "Seat"("matchId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Event_matchId_commandId_ordinal_key" ON "Event"("matchId", "commandId", "ordinal");

-- AddForeignKey
ALTER TABLE "MatchSecret" ADD CONSTRAINT "MatchSecret_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- The log is append-only.
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'The log of a match is append-only.';
END
$$;

CREATE TRIGGER "Event_append_only" BEFORE UPDATE OR DELETE ON "Event"
    FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();

CREATE TRIGGER "Event_not_emptied" BEFORE TRUNCATE ON "Event"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
