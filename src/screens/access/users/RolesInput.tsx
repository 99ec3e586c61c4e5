import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { ManyRecordsInput } from '../../../crud/form/RecordInput';
import type { InputProps } from '../../../crud/kinds/InputProps';
import { useWording } from '../../../i18n/useWording';

/** The roles of a user, with a warning while there are none. */
export function RolesInput(props: InputProps) {
  const { t } = useWording();
  const chosen: unknown = useWatch({ name: props.source });
  const hasRole = Array.isArray(chosen) && chosen.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ManyRecordsInput {...props} />
      {!hasRole && (
        <Alert severity="warning" role="status">
          {t('users.noRole')}
        </Alert>
      )}
    </Box>
  );
}
