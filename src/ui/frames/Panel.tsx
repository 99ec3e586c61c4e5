import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { frame } from './frame';

interface Props {
  title?: ReactNode;
  /** An action at the right of the title. */
  action?: ReactNode;
  /** Shown below a line at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A bordered part of a page. */
export function Panel({ title, action, footer, children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" {...(title ? { 'aria-labelledby': titleId } : {})} sx={{ ...frame, overflow: 'hidden' }}>
      {title && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: 2,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {action}
        </Box>
      )}
      <Box sx={{ p: 2 }}>{children}</Box>
      {footer && <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', typography: 'body2' }}>{footer}</Box>}
    </Box>
  );
}
