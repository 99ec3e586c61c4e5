import { queryString } from '../../../contract/client/address';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { roles } from '../../../resources/access/roles';
import { users } from '../../../resources/access/users';
import type { RecordOf } from '../../../resources/language/defineResource';
import { findReport } from '../../../resources/reports';
import type { Report } from '../../../resources/reports/Report';
import { reportMails } from '../../../resources/reports/systemTables';
import { canSignIn, heldPermissions } from '../../access/rules/access';
import type { Deps } from '../../deps';
import { sendMail } from '../../messages/send';
import { isDue } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { mailLines } from '../mailLines';
import { computeReport, coversReport } from '../report';
import { lastMonday, mailedDays, mailingAt, nextMailing } from '../rules/mondays';

type ReportMail = RecordOf<typeof reportMails>;
type Process = Pick<Deps, 'store' | 'now' | 'log' | 'config'>;

/**
 * Mails reports to the users who chose them, from Monday 7:00 on: each once a week, also after a restart, because the moment of
 * the next mail is on its row. After a longer outage, only the last week's is sent. Returns how many were processed.
 */
export const sendReports = (deps: Process, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    { queue: QUEUES.reportMails, claim: async (wanted) => wanted, work: (wanted) => sendReport(deps, wanted) },
    signal,
  );

/** The report is computed before the row is locked, so that a slow one blocks nobody. */
async function sendReport(deps: Process, wanted: ReportMail): Promise<void> {
  const { store, now, config } = deps;
  const moment = now();
  const monday = lastMonday(moment);
  const report = findReport(wanted.report);
  const recipient = report && (await recipientOf(store, wanted.userId, report));
  const values = recipient && (await mailOf(deps, report, wanted, monday, config.publicUrl));
  await store.transaction(async (tx) => {
    const current = await tx.get(reportMails, wanted.id, { lock: true });
    if (!current || !isDue(QUEUES.reportMails, current, moment)) return;
    await updateRecord(tx, reportMails, wanted.id, { nextMailAt: nextMailing(moment) }, moment);
    if (!values) return;
    const key = `report:${wanted.id}:${monday}`;
    await sendMail(tx, { text: 'weeklyReport', values, recipient, key, since: mailingAt(monday) }, moment);
  });
}

/** Returns the address of a user who may enter the back-office and read the report now; otherwise null. */
async function recipientOf(store: Store, userId: string, report: Report): Promise<string | null> {
  const user = await store.get(users, userId);
  if (!user || !canSignIn(user)) return null;
  const theirs = await store.find(roles, { where: [{ path: 'id', in: user.roleIds }] });
  return coversReport(heldPermissions(user.roleIds, theirs), report) ? user.emailAddress : null;
}

async function mailOf(deps: Process, report: Report, { by, language }: ReportMail, monday: string, publicUrl: string) {
  const days = mailedDays(report.period, monday);
  const choice = { ...days, ...(by && report.by?.[by] ? { by } : {}) };
  const computed = await computeReport(deps, report, choice);
  const page = `${publicUrl}${OFFICE_PAGES.reports.route}${queryString({ report: report.name, ...choice })}`;
  return { language, ...mailLines(report, computed, language), page };
}
