import { accounts } from '../../../resources/accounts/accounts';
import { devices } from '../../../resources/devices/devices';
import type { RecordOf } from '../../../resources/language/defineResource';
import { accessLines } from '../../../resources/network/accessLines';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { getDayStart } from '../../rules/days';
import type { Store } from '../../store/Store';
import { answerOf } from '../accounting/recordPackets';
import { desiredAccess } from '../rules/desiredAccess';
import { type EndedSession, type LineFacts, type LiveSession, settledBefore } from '../rules/differences';
import { activeHolds, paidTermsOf } from '../updateAccessLines';

type AccessLine = RecordOf<typeof accessLines>;
type Session = RecordOf<typeof radiusSessions>;
type Terms = Awaited<ReturnType<typeof paidTermsOf>>;

/** A line with all that is known of it, and the subscriptions of its account. */
export interface KnownLine {
  line: AccessLine;
  facts: LineFacts;
  terms: Terms;
}

/** Reads what is known of lines, in a fixed number of queries. */
export async function lineFactsOf(store: Store, ids: readonly string[], now: Date): Promise<KnownLine[]> {
  const lines = await store.find(accessLines, { where: [{ path: 'id', in: ids }] });
  if (lines.length === 0) return [];
  const accountIds = [...new Set(lines.map(({ accountId }) => accountId))];
  const owners = await store.pick(accounts, ['id', 'status', 'dateUpdated'], {
    where: [{ path: 'id', in: accountIds }],
  });
  const owner = new Map(owners.map((account) => [account.id, account]));
  const holds = grouped(await activeHolds(store, ids), ({ accessLineId }) => accessLineId);
  const held = lines.filter(({ id }) => holds.has(id)).map(({ accountId }) => accountId);
  const terms = grouped(await paidTermsOf(store, accountIds, held), ({ accountId }) => accountId);
  const live = await liveSessionsOf(store, ids);
  const ended = await latestSessionsOf(
    store,
    lines.filter(({ id, policy }) => policy === 'ALLOW' && !live.has(id)),
  );
  const installed = await installationsOf(store, lines);
  return lines.flatMap((line) => {
    const account = owner.get(line.accountId);
    if (!account) return [];
    const paid = terms.get(line.accountId) ?? [];
    const own = holds.get(line.id) ?? [];
    const rule = (at: Date) => desiredAccess(account, line, paid, own, at);
    const packages = paid.map(({ packageChangedAt }) => packageChangedAt);
    // Without the line itself, which every login changes. Whatever changes its answer changes one of these, too.
    const changes = [account, ...paid, ...own].map(({ dateUpdated }) => dateUpdated);
    const answered = line.accessChangedAt ?? line.dateCreated;
    const facts: LineFacts = {
      line,
      rule: { now: rule(now), before: rule(settledBefore(now)) },
      changedAt: [answered, ...changes, ...packages].reduce((a, b) => (a >= b ? a : b)),
      sessions: live.get(line.id) ?? [],
      last: ended.get(line.id) ?? null,
      installedAt: line.deviceId ? (installed.get(line.deviceId) ?? null) : line.dateCreated,
    };
    return [{ line, facts, terms: paid }];
  });
}

/** Returns a session as the rules read it. */
export const asLive = (session: Session): Session & LiveSession => ({ ...session, answer: answerOf(session) });

async function liveSessionsOf(store: Store, ids: readonly string[]): Promise<Map<string, LiveSession[]>> {
  const found = await store.find(radiusSessions, {
    where: [
      { path: 'accessLineId', in: ids },
      { path: 'status', in: ['LIVE'] },
    ],
  });
  return grouped(found.map(asLive), ({ accessLineId }) => accessLineId ?? '');
}

function grouped<T>(all: readonly T[], by: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return groups;
}

/** Returns the latest session of each line that is not online. Its beginning is known, so older ones are not read. */
async function latestSessionsOf(store: Store, lines: readonly AccessLine[]): Promise<Map<string, EndedSession>> {
  const began = new Map(lines.flatMap(({ id, lastLoginAt }) => (lastLoginAt ? [[id, lastLoginAt]] : [])));
  if (began.size === 0) return new Map();
  const found = await store.find(radiusSessions, {
    where: [
      { path: 'accessLineId', in: [...began.keys()] },
      { path: 'startedAt', in: [...new Set(began.values())] },
    ],
  });
  return new Map(
    found.flatMap((session) => {
      const { accessLineId, startedAt, stoppedAt } = session;
      if (!accessLineId || !stoppedAt || began.get(accessLineId) !== startedAt) return [];
      return [[accessLineId, { ...session, stoppedAt }]];
    }),
  );
}

/** Returns since when the devices of lines are installed. */
async function installationsOf(store: Store, lines: readonly AccessLine[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ deviceId }) => deviceId ?? []);
  if (ids.length === 0) return new Map();
  const found = await store.pick(devices, ['id', 'state', 'installedOn'], { where: [{ path: 'id', in: ids }] });
  return new Map(found.flatMap(({ id, installedOn }) => (installedOn ? [[id, getDayStart(installedOn)]] : [])));
}
