import type { RaRecord } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { displayValueAt } from '../../../resources/language/displayFields';
import { useWording } from '../../i18n/useWording';
import { FactList } from '../../ui/texts/FactList';
import { displayOf, WIDE } from '../kinds/displays';
import { DueMark } from '../values/DueMark';
import { MaskedValue } from '../values/MaskedValue';

interface FactsProps {
  leaves: readonly FlatField[];
  record: RaRecord;
  /** The resource of the record; needed to reveal masked values. */
  resource?: string;
  columns?: 1 | 2;
}

/** Shows fields of a record with their values. */
export function Facts({ leaves, record, resource, columns = 2 }: FactsProps) {
  const { labelOf } = useWording();
  return (
    <FactList
      columns={columns}
      facts={leaves.map((leaf) => [
        labelOf(leaf),
        <FactValue key={leaf.path} leaf={leaf} record={record} resource={resource} />,
        WIDE.has(leaf.field.kind),
      ])}
    />
  );
}

function FactValue({ leaf, record, resource }: Pick<FactsProps, 'record' | 'resource'> & { leaf: FlatField }) {
  const wording = useWording();
  const { t, labelOf } = wording;
  const value = displayValueAt(record, leaf);
  const label = labelOf(leaf);
  if (isKeptBack(leaf, record)) return t('details.hidden');
  if (!(leaf.field.sensitive && resource && value))
    return (
      <>
        {displayOf(leaf.field, value, label, wording, record)}
        <DueMark leaf={leaf} record={record} />
      </>
    );
  return (
    <MaskedValue place={{ resource, id: String(record.id), field: leaf.path }} mask={String(value)} label={label} />
  );
}

/** Returns whether the API withholds a field of this record. */
export const isKeptBack = ({ field: { answered } }: FlatField, record: RaRecord) =>
  answered !== undefined && answered !== false && !answered(record);
