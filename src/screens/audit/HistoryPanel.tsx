import Box from '@mui/material/Box';
import { logs } from '../../../resources/audit/logs';
import type { AnyResource } from '../../../resources/language/defineResource';
import { lateOf } from '../../browser/lateOf';
import { useIdParam } from '../../crud/useIdParam';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { FoldedPanel } from '../../ui/frames/FoldedPanel';

const History = lateOf(() => import('./History').then((m) => m.History));

/** The audit entries of a page's record, for users who may read the audit log; they are loaded once the panel is opened. */
export function HistoryPanel({ resource }: { resource: AnyResource }) {
  const { t } = useWording();
  const id = useIdParam();
  const isReadable = useCan()(logs, 'list');
  if (!isReadable || !id || resource.name === logs.name) return null;
  return (
    <Box sx={{ mt: 2 }}>
      {/* The key closes the panel for another record. */}
      <FoldedPanel key={id} title={t('details.history')}>
        <History resource={resource} id={id} />
      </FoldedPanel>
    </Box>
  );
}
