import { type MouseEvent, useState } from 'react';

/** Returns the properties for a button and for the menu or dialog that it opens next to itself. */
export function usePopup(kind: 'menu' | 'dialog') {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const close = () => setAnchor(null);
  const show = ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget);
  return {
    trigger: { 'aria-haspopup': kind, 'aria-expanded': open, onClick: show },
    popup: { open, anchorEl, onClose: close },
    close,
  } as const;
}
