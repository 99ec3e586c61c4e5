CREATE TABLE "network_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"status" text NOT NULL,
	"per_day" bigint NOT NULL,
	"account_id" uuid,
	"access_line_id" uuid,
	"session_id" uuid,
	"nas_address" text,
	"since" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (CASE WHEN octet_length(coalesce("nas_address", '')) = char_length(coalesce("nas_address", '')) THEN translate(lower(coalesce("nas_address", '')), U&' \0009-''"`()[].,/+', '') ELSE translate(lower(coalesce("nas_address", '')), U&'\00c0\00c1\00c2\00c3\00c4\00c5\00c7\00c8\00c9\00ca\00cb\00cc\00cd\00ce\00cf\00d1\00d2\00d3\00d4\00d5\00d6\00d8\00d9\00da\00db\00dc\00dd\00e0\00e1\00e2\00e3\00e4\00e5\00e7\00e8\00e9\00ea\00eb\00ec\00ed\00ee\00ef\00f1\00f2\00f3\00f4\00f5\00f6\00f8\00f9\00fa\00fb\00fc\00fd\00ff\0100\0101\0102\0103\0104\0105\0106\0107\0108\0109\010a\010b\010c\010d\010e\010f\0110\0111\0112\0113\0114\0115\0116\0117\0118\0119\011a\011b\011c\011d\011e\011f\0120\0121\0122\0123\0124\0125\0126\0127\0128\0129\012a\012b\012c\012d\012e\012f\0130\0131\0134\0135\0136\0137\0139\013a\013b\013c\013d\013e\0141\0142\0143\0144\0145\0146\0147\0148\014c\014d\014e\014f\0150\0151\0154\0155\0156\0157\0158\0159\015a\015b\015c\015d\015e\015f\0160\0161\0162\0163\0164\0165\0166\0167\0168\0169\016a\016b\016c\016d\016e\016f\0170\0171\0172\0173\0174\0175\0176\0177\0178\0179\017a\017b\017c\017d\017e\0218\0219\021a\021b \0009\00a0\202f\3000\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200a-\00ad\2212\2e3a\2e3b\fe58\fe63\ff0d\2010\2011\2012\2013\2014\2015''"`\00b4\02b9\02bb\02bc\02bd\02c8\2032\ff07\2018\2019\201a\201b\201c\201d\201e\201f()[].,/+\061c\180e\fe0f\feff\200b\200c\200d\200e\200f\202a\202b\202c\202d\202e\2060\2061\2062\2063\2064\2065\2066\2067\2068\2069\0300\0301\0302\0303\0304\0305\0306\0307\0308\0309\030a\030b\030c\0323\0327\0328', 'aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzsstt') END) STORED
);

--> statement-breakpoint
ALTER TABLE "access_lines" ADD COLUMN "access_changed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "access_lines" ADD COLUMN "last_login_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "radius_sessions" ADD COLUMN "policy" text;
--> statement-breakpoint
ALTER TABLE "radius_sessions" ADD COLUMN "download_mbps" integer;
--> statement-breakpoint
ALTER TABLE "radius_sessions" ADD COLUMN "upload_mbps" integer;
--> statement-breakpoint
ALTER TABLE "radius_sessions" ADD COLUMN "burst_download_mbps" integer;
--> statement-breakpoint
ALTER TABLE "radius_sessions" ADD COLUMN "burst_upload_mbps" integer;
--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "network_differences" integer;
--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "network_per_day" bigint;
--> statement-breakpoint
ALTER TABLE "network_differences" ADD CONSTRAINT "network_differences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_differences" ADD CONSTRAINT "network_differences_access_line_id_access_lines_id_fk" FOREIGN KEY ("access_line_id") REFERENCES "public"."access_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "network_differences" ADD CONSTRAINT "network_differences_session_id_radius_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."radius_sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "network_differences_date_created" ON "network_differences" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_by_kind" ON "network_differences" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_by_status" ON "network_differences" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_by_account_id" ON "network_differences" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_by_access_line_id" ON "network_differences" USING btree ("access_line_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_by_session_id" ON "network_differences" USING btree ("session_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_by_since" ON "network_differences" USING btree ("since","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_by_ended_at" ON "network_differences" USING btree ("ended_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_differences_search" ON "network_differences" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
SELECT begin_totals('network_differences', 'ARRAY["kind"::text, "status"::text]::text[]');
--> statement-breakpoint
-- The access of a line did not change after the line itself was changed last.
UPDATE "access_lines" SET "access_changed_at" = "date_updated",
  "last_login_at" = (SELECT max("started_at") FROM "radius_sessions" WHERE "access_line_id" = "access_lines"."id");
