import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PAGE_TRANSITION } from '../../../contract/constants';

const TIMING = { duration: PAGE_TRANSITION.seconds * 1000, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;
const shifted = (by: number) => ({ opacity: 0, transform: `translateY(${by}px)` });
const AT_REST = { opacity: 1, transform: 'none' };

/**
 * Animates a change of pages: a page enters from below, and leaves upward as a clone of itself, so that the old page neither
 * fetches nor responds while the new one is already there. Nothing moves for users who prefer reduced motion. Give it a key per
 * page.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  useLayoutEffect(() => {
    const node = page.current;
    if (!node || still) return;
    node.animate([shifted(PAGE_TRANSITION.shift), AT_REST], TIMING);
    return () => leaveUpward(node);
  }, [still]);
  return (
    <Box
      ref={page}
      sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0, maxWidth: '100%' }}
    >
      {children}
    </Box>
  );
}

function leaveUpward(page: HTMLElement) {
  const picture = page.cloneNode(true) as HTMLElement;
  picture.inert = true;
  const { offsetTop, offsetLeft, offsetWidth } = page;
  Object.assign(picture.style, {
    position: 'absolute',
    top: `${offsetTop}px`,
    left: `${offsetLeft}px`,
    width: `${offsetWidth}px`,
    pointerEvents: 'none',
  });
  page.parentElement?.append(picture);
  const remove = () => picture.remove();
  picture.animate([AT_REST, shifted(-PAGE_TRANSITION.shift)], TIMING).finished.then(remove, remove);
}
