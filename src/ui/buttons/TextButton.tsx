import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

/** A button in running text. */
export function TextButton({ onClick, children }: { onClick(): unknown; children: ReactNode }) {
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      onClick={() => onClick()}
      sx={{ font: 'inherit', verticalAlign: 'baseline' }}
    >
      {children}
    </Link>
  );
}
