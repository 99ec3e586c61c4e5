import { type MouseEvent, useState } from 'react';

/** A menu or dialog that a button opens beside itself: what the button takes, and what the popup does. */
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
