import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** Renders a `div` instead of a paragraph. */
  component?: 'div';
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** An explanatory sentence in the secondary colour. */
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
