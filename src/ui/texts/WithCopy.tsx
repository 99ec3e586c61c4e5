import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CopyButton } from '../buttons/CopyButton';

interface Props {
  text: string;
  /** The name of the copied text, as in "Copy e-mail". */
  what: string;
  /** The text as it is shown, if that differs from the copied text. */
  children?: ReactNode;
}

/** A text with a button that copies it. */
export function WithCopy({ text, what, children = text }: Props) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: '100%' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      <CopyButton text={text} what={what} />
    </Box>
  );
}
