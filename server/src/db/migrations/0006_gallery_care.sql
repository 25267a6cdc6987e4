DROP INDEX "assets_user";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "face_id" uuid;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "is_favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assets_face" ON "assets" USING btree ("user_id","face_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assets_deleted" ON "assets" USING btree ("deleted_at") WHERE "assets"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "assets_user" ON "assets" USING btree ("user_id","kind","created_at","id");--> statement-breakpoint
UPDATE "assets" SET "face_id" = ("jobs"."input"->>'face')::uuid FROM "jobs" WHERE "jobs"."id" = "assets"."job_id" AND "jobs"."input"->>'face' IS NOT NULL;--> statement-breakpoint
UPDATE "assets" AS "made" SET "face_id" = coalesce("shown"."face_id", CASE WHEN "shown"."kind" = 'face' THEN "shown"."id" END) FROM "jobs", "assets" AS "shown" WHERE "jobs"."id" = "made"."job_id" AND "made"."face_id" IS NULL AND "shown"."user_id" = "made"."user_id" AND "shown"."id" = coalesce("jobs"."input"->>'image', "jobs"."input"->>'of')::uuid;
