CREATE TABLE "zip_orders" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asset_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "zip_orders" ADD CONSTRAINT "zip_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "zip_orders_created" ON "zip_orders" USING btree ("created_at");