-- In which language a match is told; without it, in that of the house.
ALTER TABLE "Match" ADD COLUMN "locale" TEXT;

-- The language a person has chosen; without it, that of their Discord.
ALTER TABLE "User" ADD COLUMN "language" TEXT;
