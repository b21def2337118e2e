-- Which release set a match aside: another one tries whether it can replay its log.
ALTER TABLE "Match" ADD COLUMN "setAsideBy" TEXT;
