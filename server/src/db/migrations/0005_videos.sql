ALTER TABLE "uploads" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "marked_key" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "medium" text DEFAULT 'image' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "duration_seconds" double precision;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "thumbnail_key" text;--> statement-breakpoint
CREATE INDEX "assets_marked" ON "assets" USING btree ("marked_at");