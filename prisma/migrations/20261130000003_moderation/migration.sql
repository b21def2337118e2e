-- Users who watch a match and get its pictures by direct message.
CREATE TABLE "Follower" (
    "matchId" INTEGER NOT NULL,
    "userId" TEXT NOT NULL,
    "newest" INTEGER NOT NULL DEFAULT 0,
    "sent" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Follower_pkey" PRIMARY KEY ("matchId","userId")
);

-- What moderators decided on a server, other than about a match: bans, their ends, notes and settings.
CREATE TABLE "Decision" (
    "id" INTEGER NOT NULL,
    "server" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT,
    "about" TEXT,
    "until" TIMESTAMPTZ(3),
    "reason" TEXT NOT NULL,
    "change" JSON,
    "tellAt" TIMESTAMPTZ(3),
    "claimedAt" TIMESTAMPTZ(3),
    "channel" TEXT,
    "message" TEXT,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Follower_userId_idx" ON "Follower"("userId");
CREATE INDEX "Follower_dueAt_idx" ON "Follower"("dueAt");
CREATE INDEX "Decision_server_at_idx" ON "Decision"("server", "at");
CREATE INDEX "Decision_about_idx" ON "Decision"("about");
CREATE INDEX "Decision_by_idx" ON "Decision"("by");
CREATE INDEX "Decision_tellAt_idx" ON "Decision"("tellAt");

ALTER TABLE "Follower" ADD CONSTRAINT "Follower_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Decisions about matches whose moderator was forgotten keep a row without words, so that all are listed.
INSERT INTO "Remark" ("matchId", version, "userId", text)
SELECT "matchId", version, '', '' FROM "Event" WHERE type = 'OrganiserDecided' ON CONFLICT DO NOTHING;
