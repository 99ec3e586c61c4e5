import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { TitledDialog } from './TitledDialog';

interface Props {
  title: ReactNode;
  submitLabel: string;
  busy?: boolean;
  disabled?: boolean;
  /** The reason why the last attempt failed. */
  failure?: string | false | null | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose(): void;
  /** The inputs. */
  children: ReactNode;
}

/** A short form in a dialog. */
export function FormDialog({ title, submitLabel, busy = false, disabled = false, failure, ...props }: Props) {
  const { onSubmit, onClose, children } = props;
  const { t } = useWording();
  const formId = useId();
  const actions = (
    <>
      <ActionButton onClick={onClose} disabled={busy}>
        {t('common.cancel')}
      </ActionButton>
      <ActionButton
        type="submit"
        form={formId}
        variant="contained"
        loading={busy}
        loadingPosition="start"
        disabled={disabled}
      >
        {submitLabel}
      </ActionButton>
    </>
  );
  return (
    <TitledDialog title={title} onClose={busy ? undefined : onClose} actions={actions}>
      <Box component="form" id={formId} onSubmit={onSubmit} noValidate sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {children}
      </Box>
    </TitledDialog>
  );
}
