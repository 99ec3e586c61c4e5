import { addMilliseconds } from 'date-fns';
import { PERMISSIONS } from '../../contract/access/permissions';
import { OWNER_ROLE, TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { brand } from '../../contract/brand';
import { FIRST_HOURS, FIRST_TARGETS } from '../../contract/tickets/responseTargets';
import { storedResources } from '../../resources';
import { areaOf, permissions } from '../../resources/access/permissions';
import { roles } from '../../resources/access/roles';
import { extensionSettings } from '../../resources/subscriptions/extensionSettings';
import { supportHours } from '../../resources/tickets/supportHours';
import { taskPermissions } from '../../resources/tickets/taskPermissions';
import { taskRoles } from '../../resources/tickets/taskRoles';
import { ticketTargets } from '../../resources/tickets/ticketTargets';
import { createRecord, ensureCounters } from './createRecord';
import { ensurePlaces } from './ensurePlaces';
import { ensureLocks } from './locks';
import type { Store } from './Store';
import { updateRecord } from './updateRecord';

/** Creates the records that every store needs before it serves, if they are missing. Runs while no other process starts. */
export async function ensureFoundations(tx: Store, now: Date): Promise<void> {
  await ensurePermissions(tx, now);
  await ensureTaskPermissions(tx, now);
  await ensureOwnerRole(tx, now);
  await ensureResponseTimes(tx, now);
  if ((await tx.count(extensionSettings)) === 0) await createRecord(tx, extensionSettings, { key: 'default' }, now);
  await ensureCounters(tx, storedResources, now);
  await ensureLocks(tx, now);
  await ensurePlaces(tx, brand.country, now);
}

/**
 * Adds the permissions that the code checks, in production as in the demo. A role that held every permission gets the new ones,
 * too; otherwise no one could ever grant them.
 */
async function ensurePermissions(tx: Store, now: Date): Promise<void> {
  const stored = await tx.find(permissions);
  const known = stored.map(({ name }) => name);
  const added = PERMISSIONS.filter((name) => !known.includes(name));
  for (const name of added) await createRecord(tx, permissions, { name, area: areaOf(name) }, now);
  for (const name of PERMISSIONS) {
    const moved = stored.find((each) => each.name === name && each.area !== areaOf(name));
    if (moved) await updateRecord(tx, permissions, moved.id, { area: areaOf(name) }, now);
  }
  if (known.length === 0 || added.length === 0) return;
  for (const role of await tx.find(roles)) {
    const held = new Set<string>(role.permissions);
    if (known.every((name) => held.has(name)))
      await updateRecord(tx, roles, role.id, { permissions: [...PERMISSIONS] }, now);
  }
}

async function ensureTaskPermissions(tx: Store, now: Date): Promise<void> {
  const known = new Set((await tx.find(taskPermissions)).map(({ name }) => name));
  for (const name of TASK_PERMISSIONS.filter((each) => !known.has(each)))
    await createRecord(tx, taskPermissions, { name }, now);
}

/** Ensures that the role in which tickets are opened exists and holds every task permission. */
async function ensureOwnerRole(tx: Store, now: Date): Promise<void> {
  const [owner] = await tx.find(taskRoles, { where: [{ path: 'name', in: [OWNER_ROLE] }], limit: 1 });
  const permissions = [...TASK_PERMISSIONS];
  if (!owner) await createRecord(tx, taskRoles, { name: OWNER_ROLE, permissions }, now);
  else if (!permissions.every((name) => owner.permissions.includes(name)))
    await updateRecord(tx, taskRoles, owner.id, { permissions }, now);
}

/**
 * Adds a target for each type and priority of tickets, and the hours of each day, in the order of this list. Existing values are
 * kept.
 */
export async function ensureResponseTimes(tx: Store, now: Date): Promise<void> {
  const targets = await tx.find(ticketTargets);
  const days = new Set((await tx.find(supportHours)).map(({ day }) => day));
  for (const [at, first] of FIRST_TARGETS.entries())
    if (!targets.some(({ type, priority }) => type === first.type && priority === first.priority))
      await createRecord(tx, ticketTargets, first, addMilliseconds(now, at));
  for (const [at, first] of FIRST_HOURS.entries())
    if (!days.has(first.day)) await createRecord(tx, supportHours, first, addMilliseconds(now, at));
}
