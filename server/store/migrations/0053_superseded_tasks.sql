-- Until now, a task that was no longer wanted had failed with this sentence.
UPDATE "subscription_update_tasks" SET "status" = 'SUPERSEDED', "last_error" = NULL, "unanswered_since" = NULL
WHERE "status" = 'FAILED' AND "last_error" = 'Not wanted any more.';
