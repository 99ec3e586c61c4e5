CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer
);

--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"ticket_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"result" text NOT NULL,
	"device" text,
	"address" text
);

--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "device" text;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "address" text;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "second_factors_date_created" ON "second_factors" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "second_factors_by_user_id" ON "second_factors" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_unique_user_id" ON "second_factors" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "recovery_codes_date_created" ON "recovery_codes" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "recovery_codes_by_user_id" ON "recovery_codes" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_unique_code_hash" ON "recovery_codes" USING btree ("code_hash");
--> statement-breakpoint
CREATE INDEX "sign_in_tickets_date_created" ON "sign_in_tickets" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "sign_in_tickets_by_user_id" ON "sign_in_tickets" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_tickets_unique_ticket_hash" ON "sign_in_tickets" USING btree ("ticket_hash");
--> statement-breakpoint
CREATE INDEX "password_links_date_created" ON "password_links" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "password_links_by_user_id" ON "password_links" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_unique_token_hash" ON "password_links" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "sign_ins_date_created" ON "sign_ins" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "sign_ins_by_user_id" ON "sign_ins" USING btree ("user_id","date_created","id");
