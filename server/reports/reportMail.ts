import type { Language } from '../../contract/languages';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Report } from '../../resources/reports/Report';
import { reportMails } from '../../resources/reports/systemTables';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { chosenBy } from './report';
import { nextMailing } from './rules/mondays';

interface Choice {
  by?: string | null | undefined;
  language?: Language | null | undefined;
}

/** Returns a user's choice to get a report by mail, or null. */
export async function reportMailOf(
  store: Store,
  userId: string,
  { name }: Pick<Report, 'name'>,
): Promise<RecordOf<typeof reportMails> | null> {
  const where = [
    { path: 'userId', in: [userId] },
    { path: 'report', in: [name] },
  ] as const;
  return (await store.find(reportMails, { where, limit: 1 }))[0] ?? null;
}

/**
 * Lets a user get a report by mail, from the next Monday on, or no longer (null). The user's row is locked, so that two calls at
 * once do not add it twice.
 */
export async function chooseReportMail(
  store: Store,
  userId: string,
  report: Report,
  choice: Choice | null,
  now: Date,
): Promise<void> {
  const wanted = choice && { by: chosenBy(report, choice.by ?? undefined) ?? null, language: choice.language ?? 'en' };
  await store.transaction(async (tx) => {
    await tx.get(users, userId, { lock: true });
    const known = await reportMailOf(tx, userId, report);
    if (known && wanted) await updateRecord(tx, reportMails, known.id, wanted, now);
    else if (known) await tx.remove(reportMails, known.id);
    else if (wanted)
      await createRecord(
        tx,
        reportMails,
        { ...wanted, userId, report: report.name, nextMailAt: nextMailing(now) },
        now,
      );
  });
}
