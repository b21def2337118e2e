-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "level" TEXT;
