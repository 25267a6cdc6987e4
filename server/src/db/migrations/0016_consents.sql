ALTER TABLE "assets" ADD COLUMN "consents" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "consent_way" text;