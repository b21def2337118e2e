-- Who wants to be on leaderboards, and what dice and draws did in finished matches.

-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "luck" JSON;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "leaderboards" TEXT;
