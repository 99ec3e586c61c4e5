ALTER TABLE "price_changes" ADD COLUMN "last_day" date;
