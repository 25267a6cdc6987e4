ALTER TABLE "uploads" ADD COLUMN "preview" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "playable_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "faces" jsonb;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "faces_key" text;