import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CopyButton } from '../buttons/CopyButton';

interface Props {
  text: string;
  /** What is copied, as in "Copy e-mail". */
  what: string;
  /** How the text is shown, where that is not as it is copied. */
  children?: ReactNode;
}

/** A text beside the button that copies it. */
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
