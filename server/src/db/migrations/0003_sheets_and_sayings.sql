CREATE TABLE "garments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"reading" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "other_face_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "other_identity_score" double precision;--> statement-breakpoint
ALTER TABLE "batch_jobs" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "purpose" text DEFAULT 'brief' NOT NULL;--> statement-breakpoint
ALTER TABLE "influencers" ADD COLUMN "lexicon" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "influencers" ADD COLUMN "looks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_id_uploads_id_fk" FOREIGN KEY ("id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garments" ADD CONSTRAINT "garments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "garments_user" ON "garments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assets_other_face" ON "assets" USING btree ("user_id","other_face_id") WHERE "assets"."other_face_id" is not null;