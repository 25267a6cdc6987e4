CREATE TABLE "collection_items" (
	"collection_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"public_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_items_collection_id_asset_id_pk" PRIMARY KEY("collection_id","asset_id"),
	CONSTRAINT "collection_items_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"cover_id" uuid,
	"share_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collections_shareToken_unique" UNIQUE("share_token")
);
--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "colours" text[];--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "shares" SET "is_private" = true WHERE "token" IS NULL;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_items_order" ON "collection_items" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "collection_items_asset" ON "collection_items" USING btree ("asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_name" ON "collections" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assets_colours" ON "assets" USING gin ("colours");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "assets_colourless" ON "assets" USING btree ("created_at") WHERE "assets"."colours" is null;
--> statement-breakpoint
ALTER TABLE "influencers" ADD COLUMN "voice" text DEFAULT '' NOT NULL;
