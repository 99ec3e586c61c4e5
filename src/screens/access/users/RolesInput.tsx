import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../../crud/kinds/InputProps';
import { useWording } from '../../../i18n/useWording';

/** The roles of a user, with a warning while there are none. */
export function RolesInput({ source, children }: InputProps & { children?: ReactNode }) {
  const { t } = useWording();
  const chosen: unknown = useWatch({ name: source });
  const hasRole = Array.isArray(chosen) && chosen.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {children}
      {!hasRole && (
        <Alert severity="warning" role="status">
          {t('users.noRole')}
        </Alert>
      )}
    </Box>
  );
}
