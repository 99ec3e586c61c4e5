import Box from '@mui/material/Box';
import type { logs } from '../../../../resources/audit/logs';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { useLabel } from '../../../session/labels';

/** Who last changed a role, and when; nothing if that is not known. */
export function LastChange({ change }: { change: RecordOf<typeof logs> | undefined }) {
  const { t, formatDay } = useWording();
  const by = useLabel(change?.userId ?? '');
  if (!change) return null;
  return (
    <Box
      component="span"
      title={t('roles.lastChanged')}
      sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}
    >
      {by && (
        <Box component="span" sx={{ display: 'block' }}>
          {by}
        </Box>
      )}
      {formatDay(change.dateCreated)}
    </Box>
  );
}
