import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { CanAccess, useListContext } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { type DeclaredScreen, headingOf } from '../declarations';
import { useCreate } from '../form/useCreate';
import { useSlots } from '../slots';

/** The screen's name, how many records match, and the way to make one. */
export function ListHeading({ declared }: { declared: DeclaredScreen }) {
  const { t, word, nameOf, formatNumber } = useWording();
  const { total } = useListContext();
  const { resource } = declared;
  const create = useCreate(resource);
  const { listActions: Actions } = useSlots(resource);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, minHeight: 40, mb: 1.5 }}>
      <Typography variant="h1">{word(headingOf(declared))}</Typography>
      <Typography
        component="span"
        variant="body2"
        aria-live="polite"
        sx={{
          color: 'text.secondary',
          px: 0.75,
          borderRadius: 1,
          bgcolor: 'action.hover',
          minWidth: 24,
          textAlign: 'center',
        }}
      >
        {total === undefined ? '…' : formatNumber(total)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, marginInlineStart: { sm: 'auto' } }}>
        {Actions && (
          <Suspense fallback={null}>
            <Actions {...declared} />
          </Suspense>
        )}
        <CanAccess resource={resource.name} action="create">
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={create}>
            {t('lists.newOne', { one: nameOf(resource, 1).toLowerCase() })}
          </Button>
        </CanAccess>
      </Box>
    </Box>
  );
}
