import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { SEES_TECHNICAL } from '../../../contract/access/technical';
import type { AnyResource } from '../../../resources/language/defineResource';
import { BASE_LEAVES, declaredLeavesOf, displayValueAt, isEmpty } from '../../../resources/language/displayFields';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { FoldedPanel } from '../../ui/frames/FoldedPanel';
import { WithCopy } from '../../ui/texts/WithCopy';
import { Facts } from './Facts';

/** The technical fields of a record, collapsed at first; only shown to users who maintain the system. */
export function TechnicalDetails({ resource, record }: { resource: AnyResource; record: RaRecord }) {
  const { t } = useWording();
  if (!useCan()(SEES_TECHNICAL)) return null;
  const technical = declaredLeavesOf(resource).filter(
    (leaf) => leaf.field.technical && !isEmpty(displayValueAt(record, leaf)),
  );
  return (
    <FoldedPanel title={t('details.technical')}>
      <Facts leaves={[...technical, ...BASE_LEAVES]} record={record} resource={resource.name} />
      <Box sx={{ mt: 2, typography: 'code', color: 'text.secondary' }}>
        <WithCopy text={String(record.id)} what={t('details.id')} />
      </Box>
    </FoldedPanel>
  );
}
