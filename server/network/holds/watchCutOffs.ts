import { subHours } from 'date-fns';
import { accessHolds } from '../../../resources/network/accessHolds';
import { accessLines } from '../../../resources/network/accessLines';
import { cutOffStops } from '../../../resources/network/cutOffStops';
import type { Deps } from '../../deps';
import { createRecord } from '../../store/createRecord';
import { takeLock } from '../../store/locks';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { cutOffsBefore, DAY_HOURS, isMassCutOff } from '../rules/holds';

type Process = Pick<Deps, 'now' | 'log' | 'config'>;

/**
 * Begins a stop if too many lines would be cut off within a day, and counts them while it lasts. Returns the id of the stop that
 * waits for a person, or null.
 */
export async function watchCutOffs(tx: Store, { now: clock, log, config }: Process): Promise<string | null> {
  await takeLock(tx, 'holds');
  const now = clock();
  const counts = await countLines(tx, now);
  const [open] = await tx.find(cutOffStops, { where: [{ path: 'endedAt', isNull: true }], limit: 1 });
  if (open) {
    if (open.endingLines !== counts.endingLines || open.activeLines !== counts.activeLines)
      await updateRecord(tx, cutOffStops, open.id, counts, now);
    return open.id;
  }
  const from = subHours(now, DAY_HOURS).toISOString();
  const confirmed = await tx.sum(cutOffStops, 'endingLines', { where: [{ path: 'endedAt', from }] });
  const { mostPercent } = config.holds;
  const lines = { ending: counts.endingLines, active: counts.activeLines, confirmed };
  if (!isMassCutOff(lines, mostPercent)) return null;
  const stop = await createRecord(tx, cutOffStops, { beganAt: now.toISOString(), mostPercent, ...counts }, now);
  log.warn(counts, 'Too many lines would be cut off within a day, so nobody is until a person confirms it.');
  return stop.id;
}

/** Counts the lines that are on, and those of them that end within a day or are on only because of a stop. */
async function countLines(tx: Store, now: Date) {
  const allowed = [
    { path: 'status', in: ['ACTIVE'] },
    { path: 'policy', in: ['ALLOW'] },
  ] as const;
  const count = (ends?: { from?: string; before: string }) =>
    tx.count(accessLines, { where: ends ? [...allowed, { path: 'validUntil', ...ends }] : allowed });
  const stopped = await tx.count(accessHolds, {
    where: [
      { path: 'status', in: ['ACTIVE'] },
      { path: 'reason', in: ['MASS_CUT_OFF'] },
    ],
  });
  const moment = now.toISOString();
  return {
    endingLines: (await count({ from: moment, before: cutOffsBefore(now) })) + stopped,
    activeLines: (await count()) - (await count({ before: moment })),
  };
}
