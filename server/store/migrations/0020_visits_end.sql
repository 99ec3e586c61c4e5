-- Visits planned before there were parts of a day are planned for the whole day, which is over at 20:00 on the clocks of the
-- default brand. Another provider's are overdue at its own hour once they are planned again.
UPDATE work_orders SET visit_ends_at = (visit_date + time '20:00') AT TIME ZONE 'Africa/Kampala' WHERE visit_date IS NOT NULL;
