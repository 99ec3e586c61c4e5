import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A sentence that tells what is so, in the quiet colour. */
export function HelperText({ sx = {}, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  return (
    <Typography variant="body2" sx={[{ color: 'text.secondary' }, ...[sx].flat()]}>
      {children}
    </Typography>
  );
}
