-- How often somebody in a match has been forgotten: what was decided by what stood there before brings nobody back.
ALTER TABLE "Match" ADD COLUMN "forgotten" INTEGER NOT NULL DEFAULT 0;

-- What makes luck and log checkable: nothing is known of matches of before this.
ALTER TABLE "Event" ADD COLUMN "seen" JSON,
ADD COLUMN "command" JSON,
ADD COLUMN "chain" TEXT;
