import Box from '@mui/material/Box';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyResource, FlatField } from '../../../resources/language/defineResource';
import {
  declaredLeavesOf,
  displayValueAt,
  headlineOf,
  isEmpty,
  whomOf,
} from '../../../resources/language/displayFields';
import { useWording } from '../../i18n/useWording';
import { TextButton } from '../../ui/buttons/TextButton';
import { Panel } from '../../ui/frames/Panel';
import { sectionsOf } from '../sections';
import { Facts, isKeptBack } from './Facts';
import { TechnicalDetails } from './TechnicalDetails';

interface Props {
  resource: AnyResource;
  record: RaRecord;
}

/** Returns whether a field of this record is worth showing: it is withheld, or neither empty nor at its usual value. */
const tells = (leaf: FlatField, record: RaRecord): boolean => {
  const value = displayValueAt(record, leaf);
  return isKeptBack(leaf, record) || !(isEmpty(value) || value === leaf.field.usual);
};

/**
 * Returns whether the heading already says a field of this record in full: its number or name, and its headline. A headline has
 * only the day of a moment, and cannot reveal a masked value.
 */
function isInHeading(leaf: FlatField, { resource, record }: Props): boolean {
  const { value: main, states, about } = headlineOf(resource);
  const value = displayValueAt(record, leaf);
  if (isEmpty(value) || leaf.field.sensitive) return false;
  if (leaf === main || states.includes(leaf) || value === resource.represent(record)) return true;
  return leaf.field.kind !== 'dateTime' && (leaf === whomOf(resource, record) || about.includes(leaf));
}

/**
 * Shows the fields of a record by group: first those that matter and that the heading does not show, all of them on demand,
 * and the technical ones last.
 */
export function FieldSections({ resource, record }: Props) {
  const { t, word } = useWording();
  const [all, setAll] = useState(false);
  const fields = declaredLeavesOf(resource).filter(
    (leaf) => !leaf.field.technical && !isInHeading(leaf, { resource, record }),
  );
  const telling = fields.filter((leaf) => tells(leaf, record));
  const folded = fields.length - telling.length;
  const sections = sectionsOf(resource, all ? fields : telling);
  const more = folded > 0 && !all && (
    <TextButton onClick={() => setAll(true)}>{t('details.showAll', { count: folded })}</TextButton>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sections.map(({ name, label, leaves }, at) => (
        <Panel
          key={name}
          title={name === '' ? t('details.overview') : word(label)}
          footer={at === sections.length - 1 && more}
        >
          <Facts leaves={leaves} record={record} resource={resource.name} />
        </Panel>
      ))}
      {sections.length === 0 && more && <Panel title={t('details.overview')}>{more}</Panel>}
      <TechnicalDetails resource={resource} record={record} />
    </Box>
  );
}
