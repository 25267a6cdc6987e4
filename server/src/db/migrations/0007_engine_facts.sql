ALTER TABLE "assets" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "tried_engines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "unlike_results" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "remote_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "engine_cost_usd" double precision;--> statement-breakpoint
CREATE INDEX "jobs_remote" ON "jobs" USING btree ("engine","remote_id") WHERE remote_id is not null;