-- AlterTable
ALTER TABLE "User" ADD COLUMN     "attacks" TEXT;
