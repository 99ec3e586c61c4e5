import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, SubmitEventHandler } from 'react';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { TextButton } from '../../../ui/buttons/TextButton';

interface Props {
  heading: string;
  text: string;
  /** The reason why the last attempt failed. */
  refusal: string;
  /** If undefined, there is nothing to submit. */
  submit?: { label: string; busy: boolean; send: SubmitEventHandler<HTMLFormElement> };
  onBack(): void;
  /** Shown beside the back link. */
  beside?: ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** A later step of signing in: its inputs, and a link back to the password. */
export function StepFrame({ heading, text, refusal, submit, onBack, beside, children }: Props) {
  const { t, word } = useWording();
  return (
    <>
      <Typography variant="h4" component="h1" sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{text}</Typography>
      <Stack component="form" spacing={2.5} onSubmit={submit?.send} noValidate>
        {refusal && (
          <Alert severity="error" role="alert">
            {word(refusal)}
          </Alert>
        )}
        {children}
        {submit && (
          <ActionButton type="submit" variant="contained" size="medium" loading={submit.busy} sx={{ minHeight: 40 }}>
            {submit.label}
          </ActionButton>
        )}
      </Stack>
      <Box sx={{ display: 'flex', gap: 2, mt: 2, typography: 'body2' }}>
        {beside}
        <Box sx={{ ml: beside ? 'auto' : 0 }}>
          <TextButton onClick={onBack}>{t('signIn.back')}</TextButton>
        </Box>
      </Box>
    </>
  );
}
