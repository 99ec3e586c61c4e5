import { accessHolds } from '../../../resources/network/accessHolds';
import { accessLines } from '../../../resources/network/accessLines';
import type { Deps } from '../../deps';
import { openMoney } from '../holds/doubtFacts';
import { reviewLine } from '../holds/reviewLine';
import { watchCutOffs } from '../holds/watchCutOffs';
import { lookedAtBefore } from '../rules/holds';

/**
 * Looks ahead at the lines that will be cut off, the soonest first, and at those that are held: in doubt, they stay on. It cuts off
 * nobody: the network compares the end with its own clock, so a hold has to be written before.
 */
export async function holdLines(
  deps: Pick<Deps, 'store' | 'now' | 'log' | 'config'>,
  signal?: AbortSignal,
): Promise<void> {
  const { store } = deps;
  const now = deps.now();
  const stopId = await store.transaction((tx) => watchCutOffs(tx, deps));
  const ending = await store.pick(accessLines, ['id'], {
    where: [
      { path: 'status', in: ['ACTIVE'] },
      { path: 'policy', in: ['ALLOW'] },
      { path: 'validUntil', from: now.toISOString(), before: lookedAtBefore(now) },
    ],
    sort: { path: 'validUntil', ascending: true },
  });
  const held = await store.pick(accessHolds, ['accessLineId'], { where: [{ path: 'status', in: ['ACTIVE'] }] });
  const ids = new Set([...ending.map(({ id }) => id), ...held.map(({ accessLineId }) => accessLineId)]);
  if (ids.size === 0) return;
  const money = await openMoney(store, now);
  for (const id of ids) {
    if (signal?.aborted) return;
    await store.transaction((tx) => reviewLine(tx, id, { money, stopId, now: deps.now() }));
  }
}
