CREATE INDEX IF NOT EXISTS "passkey_challenges_expired" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pending_sign_ins_expired" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "admin_actions_actor" ON "admin_actions" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assets_newest" ON "assets" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "takedowns_due" ON "takedowns" USING btree ("due_at","id");