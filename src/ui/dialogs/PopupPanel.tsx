import Popover from '@mui/material/Popover';
import { type ReactNode, Suspense } from 'react';

interface Props {
  open: boolean;
  anchorEl: HTMLElement | null;
  label: string;
  onClose(): void;
  /** The content, which may be code that is still loading. */
  children: ReactNode;
}

/** A small dialog under the button that opened it. */
export function PopupPanel({ label, children, ...popup }: Props) {
  return (
    <Popover
      {...popup}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, p: 1.5, width: 280 } } }}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </Popover>
  );
}
