-- Who looks for a match with /play, whom they avoid, and the tables that are being filled.

-- CreateTable
CREATE TABLE "Seek" (
    "userId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "channel" TEXT,
    "locale" TEXT,
    "games" TEXT[],
    "paces" TEXT[],
    "seats" INTEGER[],
    "computer" BOOLEAN NOT NULL DEFAULT false,
    "since" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "lookAt" TIMESTAMPTZ(3),
    "proposalId" TEXT,
    "answerBy" TIMESTAMPTZ(3),
    "agreed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Seek_pkey" PRIMARY KEY ("userId","server")
);

-- CreateTable
CREATE TABLE "Avoid" (
    "userId" TEXT NOT NULL,
    "avoided" TEXT NOT NULL,

    CONSTRAINT "Avoid_pkey" PRIMARY KEY ("userId","avoided")
);

-- CreateTable
CREATE TABLE "Proposal" (
    "id" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "matchId" INTEGER,
    "game" TEXT,
    "pace" TEXT,
    "seats" INTEGER,
    "computer" BOOLEAN NOT NULL DEFAULT false,
    "dueAt" TIMESTAMPTZ(3),
    "waits" DOUBLE PRECISION[],
    "overAt" TIMESTAMPTZ(3),

    CONSTRAINT "Proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Seek_server_idx" ON "Seek"("server");

-- CreateIndex
CREATE INDEX "Seek_lookAt_idx" ON "Seek"("lookAt");

-- CreateIndex
CREATE INDEX "Seek_endsAt_idx" ON "Seek"("endsAt");

-- CreateIndex
CREATE INDEX "Seek_proposalId_idx" ON "Seek"("proposalId");

-- CreateIndex
CREATE INDEX "Avoid_avoided_idx" ON "Avoid"("avoided");

-- CreateIndex
CREATE UNIQUE INDEX "Proposal_matchId_key" ON "Proposal"("matchId");

-- CreateIndex
CREATE INDEX "Proposal_dueAt_idx" ON "Proposal"("dueAt");

-- CreateIndex
CREATE INDEX "Proposal_server_overAt_idx" ON "Proposal"("server", "overAt");

-- AddForeignKey
ALTER TABLE "Seek" ADD CONSTRAINT "Seek_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seek" ADD CONSTRAINT "Seek_proposalId_fkey" FOREIGN KEY ("proposalId") REFERENCES "Proposal"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Avoid" ADD CONSTRAINT "Avoid_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
