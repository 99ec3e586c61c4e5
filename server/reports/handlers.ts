import type { ExportFormat } from '../../contract/exports';
import type { Language } from '../../contract/languages';
import { resourceNamed } from '../../resources';
import type { reportActions } from '../../resources/reports/actions';
import { audit } from '../audit/audit';
import { callerOf } from '../base/identity';
import { fileAnswer } from '../crud/exports/exportAnswer';
import { tableForPeople } from '../crud/exports/exportForPeople';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { computeReport, reportFor } from './report';
import { chooseReportMail, reportMailOf } from './reportMail';
import { reportTable } from './reportTable';

/** The reports, and their files. */
export function reportHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof reportActions> {
  return {
    readReport: async ({ params, query, identity }) => {
      const report = reportFor(identity, params.name);
      const [computed, own] = await Promise.all([
        computeReport({ store, now }, report, query),
        reportMailOf(store, callerOf(identity).userId, report),
      ]);
      return { ...computed, mailed: own !== null };
    },

    mailReport: async ({ params, body: { wanted, by, language }, identity }) => {
      const report = reportFor(identity, params.name);
      await chooseReportMail(store, callerOf(identity).userId, report, wanted ? { by, language } : null, now());
      return { mailed: wanted };
    },

    exportReport: async ({ params, query, identity }) => {
      const report = reportFor(identity, params.name);
      const { format: _, language: __, ...choice } = query;
      const computed = await computeReport({ store, now }, report, choice);
      const [format, language] = [query.format || 'csv', query.language || 'en'] as [ExportFormat, Language];
      const after = { filter: { ...query, report: report.name }, records: computed.rows.length };
      const about = { resource: resourceNamed(report.about), record: null, before: null, after };
      await store.transaction((tx) => audit(tx, { identity, action: 'EXPORT', ...about }, now()));
      const { heading, rows } = reportTable(report, computed, language);
      return fileAnswer(tableForPeople(heading, [rows], format), report.name, format);
    },
  };
}
