import Box from '@mui/material/Box';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyResource, FlatField } from '../../../resources/language/defineResource';
import { declaredLeavesOf, displayValueAt, headlineOf, isEmpty } from '../../../resources/language/displayFields';
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

/** Shows the fields of a record by group: first only those worth showing, all of them on demand, and the technical ones last. */
export function FieldSections({ resource, record }: Props) {
  const { t, word } = useWording();
  const [all, setAll] = useState(false);
  const { value, states } = headlineOf(resource);
  const inHeading = [value, ...states].flatMap((leaf) =>
    leaf && !isEmpty(displayValueAt(record, leaf)) ? [leaf] : [],
  );
  const fields = declaredLeavesOf(resource).filter((leaf) => !leaf.field.technical && !inHeading.includes(leaf));
  const telling = fields.filter((leaf) => tells(leaf, record));
  const folded = fields.length - telling.length;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sectionsOf(resource, all ? fields : telling).map(({ name, label, leaves }) => (
        <Panel key={name} title={name === '' ? t('details.overview') : word(label)}>
          <Facts leaves={leaves} record={record} resource={resource.name} />
        </Panel>
      ))}
      {folded > 0 && !all && (
        <Box sx={{ typography: 'body2' }}>
          <TextButton onClick={() => setAll(true)}>{t('details.showAll', { count: folded })}</TextButton>
        </Box>
      )}
      <TechnicalDetails resource={resource} record={record} />
    </Box>
  );
}
