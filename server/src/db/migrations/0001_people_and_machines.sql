CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"how" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_sign_ins_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
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
CREATE TABLE "workers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "jobs" ALTER COLUMN "enqueued_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reauthenticated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reauthenticated_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "talk_tour_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce("assets"."prompt", '') || ' ' || coalesce("assets"."face_prompt", ''))) STORED;--> statement-breakpoint
ALTER TABLE "zip_downloads" ADD COLUMN "influencer_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "face_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_jobs" ADD CONSTRAINT "batch_jobs_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_jobs" ADD CONSTRAINT "batch_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_faces" ADD CONSTRAINT "influencer_faces_influencer_id_influencers_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."influencers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencers" ADD CONSTRAINT "influencers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "batch_jobs_job" ON "batch_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "batches_user" ON "batches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "influencer_faces_influencer" ON "influencer_faces" USING btree ("influencer_id");--> statement-breakpoint
CREATE INDEX "influencers_user" ON "influencers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "influencers_handle" ON "influencers" USING btree ("user_id","handle") WHERE "influencers"."handle" is not null;--> statement-breakpoint
CREATE INDEX "influencers_portrait" ON "influencers" USING btree ("portrait_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "one_time_codes_link" ON "one_time_codes" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assets_words" ON "assets" USING gin ("words");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assets_favourites" ON "assets" USING btree ("user_id","kind","created_at","id") WHERE is_favourite;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "jobs_face" ON "jobs" USING btree ("user_id","face_id","created_at");--> statement-breakpoint
UPDATE "jobs" SET "face_id" = "assets"."face_id" FROM "assets" WHERE "assets"."job_id" = "jobs"."id" AND "assets"."face_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "jobs" SET "face_id" = CASE WHEN "assets"."kind" = 'face' THEN "assets"."id" ELSE "assets"."face_id" END FROM "assets" WHERE "jobs"."face_id" IS NULL AND "assets"."user_id" = "jobs"."user_id" AND "assets"."id"::text = coalesce("jobs"."input"->>'face', "jobs"."input"->>'of', "jobs"."input"->>'image');
