-- CreateTable
CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "buyer" TEXT NOT NULL,
    "item" TEXT NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);
