-- In which language a match is told; without it, in that of the house.
ALTER TABLE "Match" ADD COLUMN "locale" TEXT;

-- The language a person has chosen; without it, that of their Discord.
ALTER TABLE "User" ADD COLUMN "language" TEXT;

-- A server that the bot is not on any more: its matches stand still, and are erased in the end.
ALTER TABLE "Match" ADD COLUMN "suspendedAt" TIMESTAMPTZ(3), ADD COLUMN "resumedAt" TIMESTAMPTZ(3);

CREATE TABLE "Absence" (
    "server" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "backAt" TIMESTAMPTZ(3),
    "toldUpTo" TEXT,

    CONSTRAINT "Absence_pkey" PRIMARY KEY ("server")
);

-- Rows of the log go with their match alone, and only for whoever says so in the same transaction.
CREATE OR REPLACE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND current_setting('trireme.erasing', true) = 'on' THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'The log of a match is append-only.';
END
$$;
