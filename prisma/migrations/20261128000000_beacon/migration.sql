-- What the draws of a match come out of: the secret, or a public beacon beside it.
ALTER TABLE "Match" ADD COLUMN "fair" TEXT NOT NULL DEFAULT 'secret';
