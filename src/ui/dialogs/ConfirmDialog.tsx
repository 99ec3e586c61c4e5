import Alert from '@mui/material/Alert';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { HelperText } from '../texts/HelperText';
import { TitledDialog } from './TitledDialog';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  busy?: boolean;
  /** Why it could not be done. */
  failure?: string | undefined;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, title, text, action, busy = false, failure, onConfirm, onCancel }: Props) {
  const { t } = useWording();
  const actions = (
    <>
      <ActionButton onClick={onCancel} autoFocus>
        {t('common.cancel')}
      </ActionButton>
      <ActionButton variant="contained" color="error" loading={busy} onClick={onConfirm}>
        {action}
      </ActionButton>
    </>
  );
  return (
    <TitledDialog open={open} title={title} onClose={onCancel} actions={actions}>
      <HelperText>{text}</HelperText>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </TitledDialog>
  );
}
