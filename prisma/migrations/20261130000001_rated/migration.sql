-- Matches that count for ratings.

-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "rated" BOOLEAN NOT NULL DEFAULT false;
