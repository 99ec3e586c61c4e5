import { Fragment, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyResource, FlatField } from '../../../resources/language/defineResource';
import { displayValueAt, headlineOf, isEmpty, whomOf } from '../../../resources/language/displayFields';
import { ME, wordsFor } from '../../../resources/language/filters';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { tableCell } from '../kinds/columns';

/** Returns the main value of a record as text; undefined if its resource has none, or if it is empty. */
export function headlineValueOf(resource: AnyResource, record: object, wording: Wording): string | undefined {
  const { value: leaf } = headlineOf(resource);
  const value = leaf && displayValueAt(record, leaf);
  if (!leaf || isEmpty(value)) return undefined;
  if (leaf.field.kind === 'money') return wording.formatMoney(Number(value));
  return saidOf(leaf, value, wording);
}

/** Formats a date or a number with its label, because it is not self-explanatory. */
function saidOf(leaf: FlatField, value: unknown, { t, labelOf, formatNumber, formatSize, formatDay }: Wording): string {
  const label = labelOf(leaf);
  if (leaf.field.kind === 'date' || leaf.field.kind === 'dateTime')
    return t('details.onDay', { label, day: formatDay(String(value)) });
  const number = leaf.field.kind === 'bytes' ? formatSize(Number(value)) : formatNumber(Number(value));
  return t('details.figure', { label, number });
}

const SAID_WITH_LABEL: readonly string[] = ['date', 'dateTime', 'integer', 'decimal', 'bytes'];

/** Returns whether a field refers to a colleague: a bare name would not say how that person relates to the record. */
const isColleague = ({ field }: FlatField) => field.kind === 'reference' && wordsFor(field).includes(ME);

/** One line that says whom a record is about, and the other important facts. */
export function HeadlineAbout({ resource, record }: { resource: AnyResource; record: RaRecord }) {
  const wording = useWording();
  const whom = whomOf(resource, record);
  const parts = [...(whom ? [whom] : []), ...headlineOf(resource).about].flatMap((leaf): [string, ReactNode][] => {
    const value = displayValueAt(record, leaf);
    if (isEmpty(value)) return [];
    if (SAID_WITH_LABEL.includes(leaf.field.kind)) return [[leaf.path, saidOf(leaf, value, wording)]];
    const shown = tableCell(leaf.field, value, wording, record);
    return [
      [leaf.path, isColleague(leaf) ? wording.rich('details.by', { label: wording.labelOf(leaf), shown }) : shown],
    ];
  });
  return parts.map(([path, said], at) => (
    <Fragment key={path}>
      {at > 0 && ' · '}
      {said}
    </Fragment>
  ));
}
