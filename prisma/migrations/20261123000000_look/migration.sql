-- When owners are to be told of orders that are gone. Those who have not been are at once.
ALTER TABLE "OrderBook" ADD COLUMN "newsAt" TIMESTAMPTZ(3);
UPDATE "OrderBook" SET "newsAt" = to_timestamp(0) WHERE "seats"::jsonb @? '$[*].notices[0]';

-- CreateIndex
CREATE INDEX "OrderBook_newsAt_idx" ON "OrderBook"("newsAt");

-- By which names a seat went before: nothing is known of those of before this.
ALTER TABLE "Seat" ADD COLUMN "held" JSON NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Server" ADD COLUMN     "theme" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "theme" TEXT;
