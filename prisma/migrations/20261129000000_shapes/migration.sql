-- The shape of the pictures that a user alone sees.
ALTER TABLE "User" ADD COLUMN "shape" TEXT;
