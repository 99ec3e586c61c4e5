import { differenceInCalendarDays, parseISO } from 'date-fns';
import { dueOf } from '../../../contract/due';
import { type FlatField, valueAt } from '../../../resources/language/defineResource';
import { toIsoDay } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { StatusChip } from '../../ui/texts/StatusChip';

/** Marks a date that is near, by the days that are left, or past, while the record has a status in which it matters. */
export function DueMark({ leaf: { path, field }, record }: { leaf: FlatField; record: object }) {
  const { formatDaysAway } = useWording();
  const value = valueAt(record, path);
  if (typeof value !== 'string' || !field.dueWhile?.includes(String(valueAt(record, 'status')))) return null;
  const now = new Date();
  const today = toIsoDay(now.getTime());
  const due = dueOf(value, now, today);
  if (!due) return null;
  const day = value.length === today.length ? value : toIsoDay(Date.parse(value));
  return (
    <>
      {' '}
      {due === 'overdue' ? (
        <StatusChip value="OVERDUE" />
      ) : (
        <StatusChip value="SOON" label={formatDaysAway(differenceInCalendarDays(parseISO(day), parseISO(today)))} />
      )}
    </>
  );
}
