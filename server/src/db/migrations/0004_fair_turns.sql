CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "enqueued_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;