ALTER TABLE "assets" ADD COLUMN "peaks" integer[];--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "lossless_key" text;