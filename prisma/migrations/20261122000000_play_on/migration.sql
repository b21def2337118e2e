-- CreateTable
CREATE TABLE "Note" (
    "matchId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Note_pkey" PRIMARY KEY ("matchId","userId")
);

-- CreateTable
CREATE TABLE "Server" (
    "id" TEXT NOT NULL,
    "channels" TEXT[],
    "organiserRole" TEXT,
    "locale" TEXT,
    "pace" TEXT,
    "creators" TEXT NOT NULL,
    "openMatches" INTEGER,

    CONSTRAINT "Server_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "Note" ADD CONSTRAINT "Note_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a match is played under, and seats where computers sit.
ALTER TABLE "Match" ADD COLUMN "pace" TEXT NOT NULL DEFAULT 'off',
ADD COLUMN "timeOut" TEXT NOT NULL DEFAULT 'computer';
ALTER TABLE "Seat" ALTER COLUMN "userId" DROP NOT NULL;
ALTER TABLE "Event" ADD COLUMN "how" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "noticesBy" TEXT,
ADD COLUMN     "quietFrom" TEXT NOT NULL DEFAULT '00:00',
ADD COLUMN     "quietUntil" TEXT NOT NULL DEFAULT '00:00',
ADD COLUMN     "remindEveryHours" INTEGER,
ADD COLUMN     "timeZone" TEXT NOT NULL DEFAULT 'UTC';

-- CreateTable
CREATE TABLE "Holiday" (
    "userId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "spent" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Holiday_pkey" PRIMARY KEY ("userId","day")
);

-- CreateTable
CREATE TABLE "Nudge" (
    "userId" TEXT NOT NULL,
    "matchId" INTEGER NOT NULL,
    "by" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "settled" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Nudge_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Departure" (
    "userId" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Departure_pkey" PRIMARY KEY ("userId","server")
);

-- CreateIndex
CREATE INDEX "Nudge_settled_dueAt_idx" ON "Nudge"("settled", "dueAt");

ALTER TABLE "Match" ADD COLUMN "computers" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN "pausedUntil" TIMESTAMPTZ(3),
ADD COLUMN "voteUntil" TIMESTAMPTZ(3),
ADD COLUMN "movedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
CREATE INDEX "Match_status_pausedUntil_idx" ON "Match"("status", "pausedUntil");
CREATE INDEX "Match_status_voteUntil_idx" ON "Match"("status", "voteUntil");
ALTER TABLE "Match" ADD COLUMN "staleAt" TIMESTAMPTZ(3);
CREATE INDEX "Match_status_staleAt_idx" ON "Match"("status", "staleAt");
-- Matches that nobody has looked at for long have their whole time from now on.
UPDATE "Match" SET "staleAt" = "movedAt" + INTERVAL '53 days' WHERE "status" IN ('playing', 'setAside');

-- What organisers say about their decisions.
CREATE TABLE "Remark" (
    "matchId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "Remark_pkey" PRIMARY KEY ("matchId","version")
);
ALTER TABLE "Remark" ADD CONSTRAINT "Remark_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What time seats have, and when none of it runs.
CREATE TABLE "SeatClock" (
    "matchId" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "bank" DOUBLE PRECISION NOT NULL,
    "paceLeft" DOUBLE PRECISION,
    "begun" TIMESTAMPTZ(3),
    "pace" INTEGER,
    "timeZone" TEXT,
    "quietFrom" TEXT,
    "quietUntil" TEXT,
    "warned" BOOLEAN NOT NULL DEFAULT false,
    "dueAt" TIMESTAMPTZ(3),
    "pinged" BOOLEAN NOT NULL DEFAULT true,
    "noticeAt" TIMESTAMPTZ(3),
    "reminded" INTEGER NOT NULL DEFAULT 0,
    "remindAt" TIMESTAMPTZ(3),
    "callMatch" INTEGER,
    "callKind" TEXT,

    CONSTRAINT "SeatClock_pkey" PRIMARY KEY ("matchId","seat")
);
CREATE INDEX "SeatClock_dueAt_idx" ON "SeatClock"("dueAt");
CREATE INDEX "SeatClock_noticeAt_idx" ON "SeatClock"("noticeAt");
CREATE INDEX "SeatClock_remindAt_idx" ON "SeatClock"("remindAt");
CREATE TABLE "Pause" (
    "matchId" INTEGER NOT NULL,
    "from" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3),

    CONSTRAINT "Pause_pkey" PRIMARY KEY ("matchId","from")
);
CREATE INDEX "Pause_dueAt_idx" ON "Pause"("dueAt");
CREATE TABLE "Downtime" (
    "from" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Downtime_pkey" PRIMARY KEY ("from")
);
ALTER TABLE "SeatClock" ADD CONSTRAINT "SeatClock_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Pause" ADD CONSTRAINT "Pause_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Matches that were started before there were clocks are played without: their seats are asked since the last became due.
INSERT INTO "SeatClock" ("matchId", "seat", "bank", "begun", "timeZone", "quietFrom", "quietUntil", "remindAt")
SELECT m."id", s."seat", 0, asked."since", asked."zone", asked."midnight", asked."midnight", asked."remindAt"
FROM "Match" m
JOIN "Seat" s ON s."matchId" = m."id"
LEFT JOIN LATERAL (
    SELECT COALESCE(m."activeSince", m."createdAt") AS "since", 'UTC' AS "zone", '00:00' AS "midnight", m."remindAt"
    WHERE s."seat" = ANY(m."active")
) asked ON true
WHERE m."status" IN ('playing', 'setAside');
-- Reminders stand with the seats from now on; the column goes with the next release.

-- CreateTable
CREATE TABLE "OrderBook" (
    "matchId" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL,
    "seats" JSON NOT NULL,

    CONSTRAINT "OrderBook_pkey" PRIMARY KEY ("matchId")
);

-- AddForeignKey
ALTER TABLE "OrderBook" ADD CONSTRAINT "OrderBook_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Match" ADD COLUMN "computerDue" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "Match_status_computerDue_idx" ON "Match"("status", "computerDue");

-- Who had a seat knows its secrets, and takes no other seat of the match.
ALTER TABLE "Seat" ADD COLUMN "former" TEXT[] DEFAULT ARRAY[]::TEXT[];
