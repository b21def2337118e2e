-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "gate" TEXT NOT NULL DEFAULT 'none',
ADD COLUMN     "recordDue" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "record" TEXT;

-- CreateTable
CREATE TABLE "Participation" (
    "matchId" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "outcome" TEXT NOT NULL,
    "place" INTEGER,
    "won" BOOLEAN NOT NULL,
    "asked" INTEGER NOT NULL,
    "inTime" INTEGER NOT NULL,
    "answers" INTEGER[],
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "facts" JSON NOT NULL DEFAULT '{}',

    CONSTRAINT "Participation_pkey" PRIMARY KEY ("matchId","seat","userId")
);

-- CreateTable
CREATE TABLE "PlayerNote" (
    "server" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "by" TEXT,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PlayerNote_pkey" PRIMARY KEY ("server","userId")
);

-- CreateIndex
CREATE INDEX "Participation_userId_endedAt_idx" ON "Participation"("userId", "endedAt");

-- CreateIndex
CREATE INDEX "Participation_server_endedAt_idx" ON "Participation"("server", "endedAt");

-- CreateIndex
CREATE INDEX "PlayerNote_userId_idx" ON "PlayerNote"("userId");

-- CreateIndex
CREATE INDEX "Match_recordDue_id_idx" ON "Match"("recordDue", "id");

-- AddForeignKey
ALTER TABLE "Participation" ADD CONSTRAINT "Participation_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The records of earlier matches are computed in the background.
UPDATE "Match" SET "recordDue" = true WHERE "status" IN ('playing', 'ended', 'setAside');
