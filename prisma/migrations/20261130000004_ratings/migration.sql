-- AlterTable
ALTER TABLE "Participation" ADD COLUMN     "counts" TEXT;

-- CreateTable
CREATE TABLE "Rating" (
    "matchId" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "person" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "counts" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "mu" DOUBLE PRECISION NOT NULL,
    "sigma" DOUBLE PRECISION NOT NULL,
    "matches" INTEGER NOT NULL,
    "met" INTEGER NOT NULL,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateIndex
CREATE INDEX "Rating_server_game_endedAt_matchId_idx" ON "Rating"("server", "game", "endedAt", "matchId");

-- CreateIndex
CREATE INDEX "Rating_person_server_game_endedAt_idx" ON "Rating"("person", "server", "game", "endedAt");

-- AddForeignKey
ALTER TABLE "Rating" ADD CONSTRAINT "Rating_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
