import type { ComparedDay, Comparison } from '../rules/closing';
import type { Sql } from './Database';
import { LEDGER_TIE } from './ties/ledgerTie';
import { RECEIPTS_TIE } from './ties/receiptsTie';
import { dayIn, SCOPE } from './ties/scope';
import { SERVICE_TIE } from './ties/serviceTie';
import { STATEMENTS_TIE } from './ties/statementsTie';
import { TAKINGS } from './ties/takings';

/** Each tie is one query. They form one statement with the sums, so that all of them see the same moment. */
const COMPARISON = `
  WITH ${SCOPE},
  differing AS (${STATEMENTS_TIE} UNION ALL ${RECEIPTS_TIE} UNION ALL ${LEDGER_TIE} UNION ALL ${SERVICE_TIE}),
  takings AS (${TAKINGS})
  SELECT 'DIFFERENCE' AS part, tie, kind, about AS key, NULL AS name, records, amount, 0::bigint AS fees,
    since, ${dayIn('since')} AS money_day, payment_id, line_id FROM differing
  UNION ALL
  SELECT part, NULL, NULL, key, name, records, amount, fees, NULL, NULL, NULL, NULL FROM takings`;

/** Returns the Store's comparison of a day. */
export const comparisons = (sql: Sql) => ({
  compareDay: async (day: ComparedDay): Promise<Comparison> => {
    const { from, before, lateSince, counted, timeZone, currency, recentSince } = day;
    const parameters = [from, before, lateSince, counted, timeZone, currency, recentSince];
    const rows = await sql.query(COMPARISON, parameters);
    const differences = rows
      .filter(({ part }) => part === 'DIFFERENCE')
      .map(({ tie, kind, key, amount, records, since, money_day, payment_id, line_id }) => ({
        ...{ tie, kind, about: key, amount, records, since },
        ...{ moneyDay: money_day, paymentId: payment_id, lineId: line_id },
        subscriptionId: kind === 'UNPAID_SERVICE' ? key : null,
      }));
    const takings = rows
      .filter(({ part }) => part !== 'DIFFERENCE')
      .map(({ part, key, name, records, amount, fees }) => ({ part, key, name, records, amount, fees }));
    return { differences, takings } as unknown as Comparison;
  },
});
