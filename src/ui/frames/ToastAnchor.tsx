import type { MouseEvent } from 'react';
import { ActionButton } from '../buttons/ActionButton';

/** A link in a toast: to what was made. */
export interface ToastLink {
  label: string;
  to: string;
}

interface Props extends ToastLink {
  /** Goes there within the page; a click for another tab is the browser's. */
  onFollow(): void;
}

export function ToastAnchor({ label, to, onFollow }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <ActionButton variant="text" href={to} onClick={follow} sx={{ my: -0.5 }}>
      {label}
    </ActionButton>
  );
}
