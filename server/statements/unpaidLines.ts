import { brand } from '../../contract/brand';
import type { RecordOf } from '../../resources/language/defineResource';
import { statementLines } from '../../resources/statements/statementLines';
import type { Store } from '../store/Store';
import { DAY } from './rules/payout';

/** The maximum number of days that money stays with the provider before it is paid out. */
const LONGEST = 62;

/** Returns the first moment of money that may be paid out at a moment (both ISO 8601). */
export const longestBefore = (moment: string): string => new Date(Date.parse(moment) - LONGEST * DAY).toISOString();

/** A line whose money is not paid out yet. */
export type UnpaidLine = Pick<
  RecordOf<typeof statementLines>,
  'id' | 'bookedAt' | 'code' | 'amount' | 'fee' | 'paymentId'
>;

/** Returns the lines of a source whose money a bank credit at this moment may have paid out, in the order of time. */
export const unpaidOf = (tx: Store, sourceId: string, creditedAt: string): Promise<UnpaidLine[]> =>
  tx.pick(statementLines, ['id', 'bookedAt', 'code', 'amount', 'fee', 'paymentId'], {
    where: [
      { path: 'sourceId', in: [sourceId] },
      { path: 'direction', in: ['IN'] },
      { path: 'currency', in: [brand.currency] },
      { path: 'status', in: ['UNMATCHED', 'MATCHED'] },
      { path: 'payoutLineId', isNull: true },
      // Banks give only a day, which begins before the payments that were paid out on it.
      {
        path: 'bookedAt',
        from: longestBefore(creditedAt),
        before: new Date(Date.parse(creditedAt) + DAY).toISOString(),
      },
    ],
    sort: { path: 'bookedAt', ascending: true },
  });
