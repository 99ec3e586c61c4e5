import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { type AnyResource, isAnswered, type Leaf, valueAt } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { WithCopy } from '../../ui/texts/WithCopy';
import { BASE_LEAVES } from '../declarations';
import { displayOf, WIDE } from '../kinds/displays';
import { sectionsOf } from '../sections';
import { MaskedValue } from '../values/MaskedValue';

interface Props {
  resource: AnyResource;
  record: RaRecord;
}

/** Every field of a record, group by group, and at last what the server knows of every record. */
export function FieldSections({ resource, record }: Props) {
  const { t, word } = useWording();
  const sections = sectionsOf(resource)
    .map((section) => ({ ...section, leaves: section.leaves.filter(({ field }) => isAnswered(field)) }))
    .filter(({ leaves }) => leaves.length > 0);
  const id = String(record.id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sections.map(({ name, label, leaves }) => (
        <Panel key={name} title={name === '' ? t('details.overview') : word(label)}>
          <Facts leaves={leaves} record={record} resource={resource.name} />
        </Panel>
      ))}
      <Panel title={t('details.record')}>
        <Facts leaves={BASE_LEAVES} record={record} />
        <Box sx={{ mt: 2, typography: 'code', color: 'text.secondary' }}>
          <WithCopy text={id} what={t('details.id')} />
        </Box>
      </Panel>
    </Box>
  );
}

/** Whether the API keeps a field of this record to itself. */
const isHidden = ({ answered }: Leaf['field'], record: RaRecord) =>
  answered !== undefined && answered !== false && !answered(record);

interface FactsProps {
  leaves: readonly Leaf[];
  record: RaRecord;
  /** Where the record is, for what is masked in it. */
  resource?: string;
  columns?: 1 | 2;
}

/** Fields of a record with their values. */
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

function FactValue({ leaf, record, resource }: Pick<FactsProps, 'record' | 'resource'> & { leaf: Leaf }) {
  const wording = useWording();
  const { t, labelOf } = wording;
  const value = valueAt(record, leaf.path);
  const label = labelOf(leaf);
  if (isHidden(leaf.field, record)) return t('details.hidden');
  if (!(leaf.field.sensitive && resource && value)) return displayOf(leaf.field, value, label, wording);
  return (
    <MaskedValue place={{ resource, id: String(record.id), field: leaf.path }} mask={String(value)} label={label} />
  );
}
