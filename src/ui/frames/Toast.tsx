import Box from '@mui/material/Box';
import { type CustomContentProps, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { Icon } from '../../icons/Icon';
import type { Tone } from '../../theme/tones';

interface Props extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

/** A short message; notistack's own colours do not have enough contrast. */
function toast(tone: Tone, icon: string) {
  return function Toast({ id, message, action, ref, style }: Props) {
    return (
      <SnackbarContent ref={ref} id={String(id)} role="status" style={style}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            px: 2,
            py: 1.25,
            maxWidth: 480,
            mx: 'auto',
            typography: 'body2',
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            boxShadow: 'var(--shadow-raised)',
          }}
        >
          <Box component="span" sx={{ color: `var(--tone-${tone})` }}>
            <Icon name={icon} size={18} />
          </Box>
          {message}
          {typeof action === 'function' ? action(id) : action}
        </Box>
      </SnackbarContent>
    );
  };
}

/** The toasts by notistack's variant. */
export const toasts = {
  default: toast('still', 'info'),
  info: toast('fresh', 'info'),
  success: toast('good', 'circle-check'),
  warning: toast('busy', 'triangle-alert'),
  error: toast('bad', 'circle-alert'),
};
