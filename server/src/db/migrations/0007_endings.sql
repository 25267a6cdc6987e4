CREATE INDEX IF NOT EXISTS "attempts_prefix" ON "attempts" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "billing_mails_user" ON "billing_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "zip_downloads_user" ON "zip_downloads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "shares_user" ON "shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "takedowns_asset" ON "takedowns" USING btree ("asset_id");