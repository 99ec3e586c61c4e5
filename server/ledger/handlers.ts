import type { ExportFormat } from '../../contract/exports';
import type { Language } from '../../contract/languages';
import type { LedgerStep } from '../../contract/ledger/period';
import type { ledgerActions } from '../../resources/ledger/actions';
import { journalLines } from '../../resources/ledger/journalLines';
import { audit } from '../audit/audit';
import { fileAnswer } from '../crud/exports/exportAnswer';
import { tableForPeople } from '../crud/exports/exportForPeople';
import { wordIn } from '../crud/exports/peopleCells';
import { refuseParameter } from '../crud/listQuery';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { ledgerFigures, trialBalance } from './ledgerFigures';

/** The ledger's balances. */
export function ledgerHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof ledgerActions> {
  const at = (given: string | undefined) => (given ? momentIn(given) : now().toISOString());
  return {
    readTrialBalance: ({ query }) => trialBalance(store, at(query.at)),

    readLedgerFigures: ({ query: { from = '', to = '', step } }) =>
      ledgerFigures({ store, now }, { from, to }, (step || 'day') as LedgerStep),

    exportTrialBalance: async ({ query, identity }) => {
      const balance = await trialBalance(store, at(query.at));
      const [format, language] = [query.format || 'csv', query.language || 'en'] as [ExportFormat, Language];
      const after = { filter: { ...query, at: balance.at }, records: balance.accounts.length };
      const about = { resource: journalLines, record: null, before: null, after };
      await store.transaction((tx) => audit(tx, { identity, action: 'EXPORT', ...about }, now()));
      const word = (english: string) => wordIn(language, english);
      const heading = ['Account number', 'Ledger account', 'Debit', 'Credit'].map(word);
      const rows = [
        ...balance.accounts.map(({ number, label, debit, credit }) => [number, word(label), debit, credit] as const),
        [null, word('Total'), balance.debit, balance.credit] as const,
      ].map((cells) =>
        cells.map((cell) => (cell === null ? null : typeof cell === 'number' ? { number: cell } : { text: cell })),
      );
      return fileAnswer(tableForPeople(heading, [rows], format), 'trial-balance', format);
    },
  };
}

/** Converts a moment to ISO 8601 as the store compares it. */
function momentIn(given: string): string {
  const moment = new Date(given);
  const isMoment = /^[12]\d{3}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(given) && !Number.isNaN(moment.getTime());
  return isMoment ? moment.toISOString() : refuseParameter('at', 'must be a moment such as 2026-03-14T09:00:00Z');
}
