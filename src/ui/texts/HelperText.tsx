import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** Left out, a paragraph. */
  component?: 'div';
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A sentence that tells what is so, in the quiet colour. */
export function HelperText({ component, sx = {}, children }: Props) {
  return (
    <Typography
      variant="body2"
      {...(component ? { component } : {})}
      sx={[{ color: 'text.secondary' }, ...[sx].flat()]}
    >
      {children}
    </Typography>
  );
}
