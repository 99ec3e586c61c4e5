import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  busy?: boolean;
  /** Why it could not be done. */
  failure?: ReactNode;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, title, text, action, busy = false, failure, onConfirm, onCancel }: Props) {
  const { t } = useWording();
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title" sx={{ fontSize: 16, pb: 1 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ fontSize: 13, color: 'text.secondary' }}>
        {text}
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onCancel} autoFocus>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
