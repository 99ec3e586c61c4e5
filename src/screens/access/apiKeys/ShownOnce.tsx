import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { TitledDialog } from '../../../ui/dialogs/TitledDialog';
import { HelperText } from '../../../ui/texts/HelperText';
import { WithCopy } from '../../../ui/texts/WithCopy';

interface Props {
  title: string;
  /** The name of the secret, as in "Copy key". */
  label: string;
  secret: string;
  /** Says that the secret is shown only once. */
  text: string;
  /** Explains the purpose of the secret. */
  usage: string;
  onClose(): void;
  /** Shown below the secret. */
  children?: ReactNode;
}

/** A dialog that shows a secret once; only its button closes it, a click outside does not. */
export function ShownOnce({ title, label, secret, text, usage, onClose, children }: Props) {
  const { t } = useWording();
  const close = (
    <ActionButton variant="contained" onClick={onClose}>
      {t('common.close')}
    </ActionButton>
  );
  return (
    <TitledDialog title={title} maxWidth="sm" actions={close}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{text}</Alert>
        <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1.5, typography: 'code' }}>
          <WithCopy text={secret} what={label} />
        </Box>
        <HelperText>{usage}</HelperText>
        {children}
      </Box>
    </TitledDialog>
  );
}
