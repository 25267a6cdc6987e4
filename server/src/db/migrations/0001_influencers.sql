CREATE TABLE "influencer_faces" (
	"face_id" uuid PRIMARY KEY NOT NULL,
	"influencer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "influencers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"handle" text,
	"biography" text DEFAULT '' NOT NULL,
	"niche" text DEFAULT '' NOT NULL,
	"tone" text DEFAULT '' NOT NULL,
	"pronouns" text DEFAULT '' NOT NULL,
	"wardrobe" text DEFAULT '' NOT NULL,
	"places" text DEFAULT '' NOT NULL,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"never_words" text[] DEFAULT '{}' NOT NULL,
	"disclosure" text DEFAULT '' NOT NULL,
	"portrait_id" uuid NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "zip_downloads" ADD COLUMN "influencer_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "face_id" uuid;--> statement-breakpoint
ALTER TABLE "influencer_faces" ADD CONSTRAINT "influencer_faces_influencer_id_influencers_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencers" ADD CONSTRAINT "influencers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "influencer_faces_influencer" ON "influencer_faces" USING btree ("influencer_id");--> statement-breakpoint
CREATE INDEX "influencers_user" ON "influencers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "influencers_handle" ON "influencers" USING btree ("user_id","handle") WHERE "influencers"."handle" is not null;--> statement-breakpoint
CREATE INDEX "influencers_portrait" ON "influencers" USING btree ("portrait_id");--> statement-breakpoint
CREATE INDEX "assets_words" ON "assets" USING gin (to_tsvector('english', coalesce("prompt", '') || ' ' || coalesce("face_prompt", '')));--> statement-breakpoint
CREATE INDEX "jobs_face" ON "jobs" USING btree ("user_id","face_id","created_at");--> statement-breakpoint
UPDATE "jobs" SET "face_id" = "assets"."face_id" FROM "assets" WHERE "assets"."job_id" = "jobs"."id" AND "assets"."face_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "jobs" SET "face_id" = CASE WHEN "assets"."kind" = 'face' THEN "assets"."id" ELSE "assets"."face_id" END FROM "assets" WHERE "jobs"."face_id" IS NULL AND "assets"."user_id" = "jobs"."user_id" AND "assets"."id"::text = coalesce("jobs"."input"->>'face', "jobs"."input"->>'of', "jobs"."input"->>'image');
