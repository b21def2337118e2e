-- Whether the bot cannot write in the channel of a cup, so that its organiser gets one message about that.
ALTER TABLE "Cup" ADD COLUMN "isUnposted" BOOLEAN NOT NULL DEFAULT false;
