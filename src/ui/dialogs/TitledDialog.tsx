import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface Props {
  open?: boolean;
  title: ReactNode;
  maxWidth?: 'xs' | 'sm';
  /** Undefined while the dialog can't be closed. */
  onClose?: (() => void) | undefined;
  /** The buttons at the bottom. */
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog with a title. */
export function TitledDialog({ open = true, title, maxWidth = 'xs', onClose, actions, children }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth={maxWidth} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
