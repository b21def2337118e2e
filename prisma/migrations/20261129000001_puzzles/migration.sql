-- The last puzzle that a user answered: its day, the place of their move among the legal ones, and the days solved in a row.
ALTER TABLE "User" ADD COLUMN "puzzleDay" INTEGER;
ALTER TABLE "User" ADD COLUMN "puzzleMove" INTEGER;
ALTER TABLE "User" ADD COLUMN "puzzleStreak" INTEGER;
CREATE INDEX "User_puzzleDay_idx" ON "User"("puzzleDay");

-- The channel for the puzzle of the day, and the day of the last one posted there.
ALTER TABLE "Server" ADD COLUMN "puzzleChannel" TEXT;
ALTER TABLE "Server" ADD COLUMN "puzzlePosted" INTEGER;
