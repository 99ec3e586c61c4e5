import type { MouseEvent } from 'react';
import { ActionButton } from '../buttons/ActionButton';

/** A link in a toast, for example to the record that was created. */
export interface ToastLink {
  label: string;
  to: string;
}

interface Props extends ToastLink {
  /** Navigates within the app; the browser handles clicks that open a new tab. */
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
