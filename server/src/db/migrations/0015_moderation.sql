CREATE TABLE "blocked_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"note" text NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refusals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"texts" jsonb NOT NULL,
	"text_hash" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'refused' NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocked_names_key" ON "blocked_names" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "refusals_text" ON "refusals" USING btree ("user_id","text_hash");--> statement-breakpoint
CREATE INDEX "refusals_state" ON "refusals" USING btree ("state","created_at","id");