CREATE TABLE "batch_jobs" (
	"batch_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "batch_jobs_batch_id_place_pk" PRIMARY KEY("batch_id","place")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"face_id" uuid NOT NULL,
	"gender" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "assets_words";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce("assets"."prompt", '') || ' ' || coalesce("assets"."face_prompt", ''))) STORED;--> statement-breakpoint
ALTER TABLE "batch_jobs" ADD CONSTRAINT "batch_jobs_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_jobs" ADD CONSTRAINT "batch_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_jobs_job" ON "batch_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "batches_user" ON "batches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assets_favourites" ON "assets" USING btree ("user_id","kind","created_at","id") WHERE is_favourite;--> statement-breakpoint
CREATE INDEX "assets_words" ON "assets" USING gin ("words");