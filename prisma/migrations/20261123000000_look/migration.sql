-- When owners are to be told of orders that are gone. Those who have not been are at once.
ALTER TABLE "OrderBook" ADD COLUMN "newsAt" TIMESTAMPTZ(3);
UPDATE "OrderBook" SET "newsAt" = to_timestamp(0) WHERE "seats"::jsonb @? '$[*].notices[0]';

-- CreateIndex
CREATE INDEX "OrderBook_newsAt_idx" ON "OrderBook"("newsAt");
