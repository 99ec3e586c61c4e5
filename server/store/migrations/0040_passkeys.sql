CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" double precision NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_used_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD COLUMN "challenge" text;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "passkeys_date_created" ON "passkeys" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "passkeys_by_user_id" ON "passkeys" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_unique_credential_id" ON "passkeys" USING btree ("credential_id");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_date_created" ON "passkey_challenges" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_user_id" ON "passkey_challenges" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_challenges_unique_challenge" ON "passkey_challenges" USING btree ("challenge");
