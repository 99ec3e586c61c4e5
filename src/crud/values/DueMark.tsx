import { dueOf } from '../../../contract/due';
import { type FlatField, valueAt } from '../../../resources/language/defineResource';
import { toIsoDay } from '../../i18n/formats';
import { StatusChip } from '../../ui/texts/StatusChip';

/** Marks a date that is near or past, while the record has a status in which it matters. */
export function DueMark({ leaf: { path, field }, record }: { leaf: FlatField; record: object }) {
  const value = valueAt(record, path);
  if (typeof value !== 'string' || !field.dueWhile?.includes(String(valueAt(record, 'status')))) return null;
  const now = new Date();
  const due = dueOf(value, now, toIsoDay(now.getTime()));
  if (!due) return null;
  return (
    <>
      {' '}
      <StatusChip value={due.toUpperCase()} />
    </>
  );
}
