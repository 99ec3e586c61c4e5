import { differenceInCalendarDays, endOfMonth, format, parseISO, startOfMonth } from 'date-fns';
import { type HeldPermissions, widestScope } from '../../contract/access/scope';
import { fieldRefusal, Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import type { Answers } from '../../resources/catalogue/actions';
import { demandByArea } from '../../resources/coverage/reports';
import type { Days } from '../../resources/metrics/Figure';
import { salesFunnel } from '../../resources/orders/reports';
import { findReport } from '../../resources/reports';
import { MOST_MONTHS, MOST_REPORT_DAYS, type Report, totalsOf } from '../../resources/reports/Report';
import { balancesByAge, mrrMovements, retention } from '../../resources/subscriptions/reports';
import { supportTimes } from '../../resources/tickets/reports';
import { technicianOutput } from '../../resources/workOrders/reports';
import type { Identity } from '../base/identity';
import { forbidden } from '../base/identity';
import { refuseParameter } from '../crud/listQuery';
import { scopeIn } from '../crud/reach';
import type { Deps } from '../deps';
import { dayAt } from '../rules/days';
import type { ComputeRows } from './ComputeRows';
import { coverageRows } from './coverageRows';
import { addMonthsTo, monthsIn } from './rules/months';
import { funnelRows } from './salesRows';
import { balanceRows, mrrRows, retentionRows } from './subscriptionRows';
import { ticketRows } from './ticketRows';
import { visitRows } from './visitRows';

/** The computation of every report, by its name. */
const ROWS: Readonly<Record<string, ComputeRows>> = {
  [mrrMovements.name]: mrrRows,
  [retention.name]: retentionRows,
  [salesFunnel.name]: funnelRows,
  [supportTimes.name]: ticketRows,
  [technicianOutput.name]: visitRows,
  [demandByArea.name]: coverageRows,
  [balancesByAge.name]: balanceRows,
};

/** A report with its rows. */
export type ComputedReport = Omit<Answers['readReport'], 'mailed'>;

/** The chosen days and kind of rows. */
export interface ReportChoice {
  from?: string | undefined;
  to?: string | undefined;
  by?: string | undefined;
}

/** Returns a report that the caller may read. Throws if there is no such report, or without its permission for all records. */
export function reportFor(identity: Identity | null, name: string | undefined): Report {
  const report = findReport(name ?? '');
  if (!report) throw new Refusal('notFound', 'There is no such report.');
  if (scopeIn(identity, report.permission).scope !== 'ALL') throw forbidden(report.permission, 'all records');
  return report;
}

/** Returns whether these permissions let a user read a report. */
export const coversReport = (held: HeldPermissions, { permission }: Report): boolean =>
  (['View Reports', permission] as const).every((needed) => widestScope(held, needed) === 'ALL');

/** Computes a report for the chosen days, or for its usual period. Throws a refusal that names the faulty parameter. */
export async function computeReport(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  report: Report,
  choice: ReportChoice,
): Promise<ComputedReport> {
  const by = chosenBy(report, choice.by);
  const days = chosenDays(report, choice, dayAt(now()));
  const compute = ROWS[report.name];
  if (!compute) throw new Error(`The report ${report.name} has no computation.`);
  const rows = await compute({ store, now: now() }, days, by);
  const isNow = report.period === 'now';
  return {
    name: report.name,
    ...(isNow ? { from: null, to: null } : days),
    by: by ?? null,
    rows,
    totals: totalsOf(report, rows),
  };
}

/** Returns the kind of rows that was asked for, or the usual one; undefined if the report has only one. */
export function chosenBy({ by }: Report, given: string | undefined): string | undefined {
  const options = Object.keys(by ?? {});
  if (!given) return options[0];
  if (options.includes(given)) return given;
  return refuseParameter(
    'by',
    options.length ? `must be one of: ${options.join(', ')}` : 'cannot be asked of this report',
  );
}

function chosenDays({ period }: Report, { from, to }: ReportChoice, today: string): Days {
  if (period === 'now') {
    if (from || to) refuseParameter(from ? 'from' : 'to', 'cannot be asked of this report');
    return { from: today, to: today };
  }
  if (!from && !to) return usualDays(period, today);
  if (!from) return refuseParameter('from', 'is required');
  if (!to) return refuseParameter('to', 'is required');
  if (to < from) throw fieldRefusal('to', 'must be the first day or later');
  if (period === 'days') {
    if (differenceInCalendarDays(parseISO(to), parseISO(from)) >= MOST_REPORT_DAYS)
      throw fieldRefusal('to', phrase('makes the period longer than {most} days', { most: MOST_REPORT_DAYS }));
    return { from, to };
  }
  if (monthsIn({ from, to }).length > MOST_MONTHS)
    throw fieldRefusal('to', phrase('makes the period longer than {most} months', { most: MOST_MONTHS }));
  return wholeMonths({ from, to });
}

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** Extends days to whole calendar months. */
const wholeMonths = ({ from, to }: Days): Days => ({
  from: dayOf(startOfMonth(parseISO(from))),
  to: dayOf(endOfMonth(parseISO(to))),
});

/** Returns the usual period of a report: twelve months up to this one, or this month up to today. */
function usualDays(period: 'months' | 'days', today: string): Days {
  if (period === 'days') return { from: dayOf(startOfMonth(parseISO(today))), to: today };
  return wholeMonths({ from: addMonthsTo(today, -11), to: today });
}
