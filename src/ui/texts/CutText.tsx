import Box from '@mui/material/Box';
import type { MouseEvent, ReactNode } from 'react';

const MAX_WIDTH = 260;

/** Names a cut text in full while the pointer is on it. */
const nameInFull = ({ currentTarget: element }: MouseEvent<HTMLElement>) => {
  if (element.scrollWidth > element.clientWidth) element.title = element.textContent ?? '';
  else element.removeAttribute('title');
};

/** One line of text that is cut where it would widen its table, with the whole text as a tooltip. */
export function CutText({ children }: { children: ReactNode }) {
  return (
    <Box
      onMouseEnter={nameInFull}
      sx={{
        maxWidth: MAX_WIDTH,
        // Leaves room for the focus ring of a link, which `hidden` would cut off.
        overflow: 'clip',
        overflowClipMargin: 4,
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
