ALTER TABLE "assets" ADD COLUMN "is_blend" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "assets" SET "is_blend" = true FROM "jobs" WHERE "jobs"."id" = "assets"."job_id" AND "jobs"."kind" = 'face' AND "jobs"."input"->>'mode' = 'names';--> statement-breakpoint
UPDATE "assets" SET "is_blend" = true FROM "assets" AS "face" WHERE "face"."id" = "assets"."face_id" AND "face"."is_blend";
