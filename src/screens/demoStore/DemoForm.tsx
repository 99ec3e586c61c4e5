import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';

interface Props {
  /** The reason for the refusal. */
  refusal: string | undefined;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** A form of the demo store, with its refusal above the fields. */
export function DemoForm({ refusal, onSubmit, children }: Props) {
  return (
    <Stack component="form" spacing={2.5} onSubmit={onSubmit} noValidate>
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      {children}
    </Stack>
  );
}
