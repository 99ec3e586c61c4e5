import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { HelperText } from '../texts/HelperText';
import { TitledDialog } from './TitledDialog';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** The label of the confirming button. */
  action: string;
  busy?: boolean;
  /** The reason why the action failed. */
  failure?: ReactNode;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks for confirmation before an action that can't be undone. */
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
