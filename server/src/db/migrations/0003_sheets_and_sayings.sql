ALTER TABLE "batch_jobs" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "purpose" text DEFAULT 'brief' NOT NULL;--> statement-breakpoint
ALTER TABLE "influencers" ADD COLUMN "lexicon" jsonb DEFAULT '[]'::jsonb NOT NULL;