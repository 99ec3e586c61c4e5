import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { accessLines } from '../../../resources/network/accessLines';
import { networkDifferences } from '../../../resources/network/networkDifferences';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import type { ExplainedLine } from '../../../resources/subscriptions/actions';
import type { Store } from '../../store/Store';
import { answerOf } from '../accounting/recordPackets';
import { type Answer, answerAt, answeredSince } from '../rules/answers';
import { turnOf } from '../rules/desiredAccess';
import { pricePerDay } from '../rules/pricePerDay';
import { activeHolds, paidTerms, stateOf } from '../updateAccessLines';

type AccessLine = RecordOf<typeof accessLines>;

/** Says of lines what the money, the rule, RADIUS and the NAS say, side by side. They belong to one account. */
export async function explainLines(store: Store, lines: readonly AccessLine[], now: Date): Promise<ExplainedLine[]> {
  const account = lines[0] && (await store.get(accounts, lines[0].accountId));
  if (!account) return [];
  const terms = await paidTerms(store, account.id);
  const turn = turnOf(terms, now);
  const holds = await activeHolds(
    store,
    lines.map(({ id }) => id),
  );
  const explain = async (line: AccessLine): Promise<ExplainedLine> => {
    const own = holds.filter(({ accessLineId }) => accessLineId === line.id);
    const { reason, paidUntil, ...rule } = stateOf(account, line, terms, own, now);
    return {
      ...{ accessLineId: line.id, username: line.username },
      money: { until: turn && paidUntil, perDay: turn && pricePerDay(turn) },
      rule: { ...told(rule), reason },
      radius: { ...told(answerAt(line, now)), since: answeredSince(line, now) },
      nas: await latestSession(store, line.id),
      differences: await openDifferencesOf(store, line.id),
    };
  };
  return Promise.all(lines.map(explain));
}

const told = ({ policy, downloadMbps, uploadMbps }: Answer) => ({ policy, downloadMbps, uploadMbps });

async function latestSession(store: Store, accessLineId: string): Promise<ExplainedLine['nas']> {
  const [session] = await store.find(radiusSessions, {
    where: [{ path: 'accessLineId', in: [accessLineId] }],
    sort: { path: 'startedAt', ascending: false },
    limit: 1,
  });
  if (!session) return null;
  const { id: sessionId, nasAddress, startedAt, lastUpdateAt, stoppedAt } = session;
  const answer = answerOf(session);
  return { sessionId, nasAddress, startedAt, lastUpdateAt, stoppedAt, answer: answer && told(answer) };
}

const openDifferencesOf = (store: Store, accessLineId: string) =>
  store.pick(networkDifferences, ['id', 'kind', 'cause', 'since'], {
    where: [
      { path: 'accessLineId', in: [accessLineId] },
      { path: 'status', in: ['OPEN'] },
    ],
  });
