CREATE INDEX IF NOT EXISTS "attempts_at" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "one_time_codes_expired" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refresh_tokens_expired" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sign_ins_at" ON "sign_ins" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "uploads_preparing" ON "uploads" USING btree ("created_at") WHERE preview = 'preparing';