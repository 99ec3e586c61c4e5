-- Roles that could do the neighbouring thing get the permissions of newer features, so that an upgraded installation is as usable as
-- a new one. Each neighbour is one that the shipped roles with the permission have, and the others do not. Reports show figures of
-- the ledger, of tickets and of agents, each also behind its own permission.
UPDATE "roles" SET "permissions" = "permissions" || '["View Reports"]'::jsonb
WHERE NOT "permissions" ? 'View Reports'
  AND "permissions" ?| array['View Ledger', 'Manage Tickets', 'Update Business Sales Agents'];
--> statement-breakpoint
-- A merge joins two people's records; those who may erase a person's data decide about whole records already.
UPDATE "roles" SET "permissions" = "permissions" || '["Merge Clients"]'::jsonb
WHERE NOT "permissions" ? 'Merge Clients' AND "permissions" ? 'Erase Personal Data';
--> statement-breakpoint
-- Notes are on clients, accounts and payments. Agents, who change their leads only, have none in a new installation either.
UPDATE "roles" SET "permissions" = "permissions" || '["Write Notes"]'::jsonb
WHERE NOT "permissions" ? 'Write Notes'
  AND "permissions" ?| array['Update Accounts', 'Resolve Payments', 'Update Business Sales Agents'];
--> statement-breakpoint
-- Tasks are for those who write notes, and for those who make visits.
UPDATE "roles" SET "permissions" = "permissions" || '["Write Tasks"]'::jsonb
WHERE NOT "permissions" ? 'Write Tasks'
  AND "permissions" ?| array['Update Accounts', 'Resolve Payments', 'Update Business Sales Agents', 'Update Work Orders'];
--> statement-breakpoint
-- Those who lead support manage its tickets; those who lead the field team plan visits and install devices.
UPDATE "roles" SET "permissions" = "permissions" || '["Assign Tasks"]'::jsonb
WHERE NOT "permissions" ? 'Assign Tasks'
  AND ("permissions" ? 'Manage Tickets' OR "permissions" ?& array['Create Work Orders', 'Install Devices']);
--> statement-breakpoint
-- Users who may change a ticket, a visit or an account may attach files to it.
UPDATE "roles" SET "permissions" = "permissions" || '["Write Attachments"]'::jsonb
WHERE NOT "permissions" ? 'Write Attachments'
  AND "permissions" ?| array['Update Tickets', 'Update Work Orders', 'Update Accounts'];
--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || '["Share Views"]'::jsonb
WHERE NOT "permissions" ? 'Share Views' AND "permissions" ? 'Manage Tickets';
--> statement-breakpoint
-- Access lines are beside the devices of customers, and the NAS list is for those who follow the tasks of the network, too.
UPDATE "roles" SET "permissions" = "permissions" || '["View Access Lines"]'::jsonb
WHERE NOT "permissions" ? 'View Access Lines' AND "permissions" ? 'View Devices';
--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || '["Update Access Lines"]'::jsonb
WHERE NOT "permissions" ? 'Update Access Lines' AND "permissions" ?| array['Install Devices', 'Update Devices'];
--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || '["View NAS"]'::jsonb
WHERE NOT "permissions" ? 'View NAS' AND "permissions" ?& array['View Devices', 'View Subscription Update Task'];
--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || '["Update NAS"]'::jsonb
WHERE NOT "permissions" ? 'Update NAS' AND "permissions" ? 'Update Devices';
