ALTER TABLE "zip_orders" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
UPDATE "zip_orders" SET "token_hash" = encode(sha256(convert_to("token_hash", 'UTF8')), 'hex');
