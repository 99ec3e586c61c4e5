import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Panel } from '../../generated/details/Panel';
import { useSave } from './useSave';

interface Props<V extends object> {
  /** What the inputs hold at first. */
  presets: Partial<V>;
  submitLabel: string;
  /** Does it, and answers what to say of it; a failure keeps the form as it is. */
  perform(values: V): Promise<string>;
  onDone?(): void;
  onCancel?(): void;
  /** The inputs. */
  children: ReactNode;
}

/** A form that is a page of its own. */
export function PageForm<V extends object>({ presets, submitLabel, perform, onDone, onCancel, children }: Props<V>) {
  const { refusal, save } = useSave<V>(perform, onDone);
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Panel>
        <RecordContextProvider value={presets}>
          <Form onSubmit={save} noValidate disableInvalidFormNotification>
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              {refusal && <Alert severity="error">{refusal}</Alert>}
              {children}
              <PageFormActions submitLabel={submitLabel} onCancel={onCancel} />
            </Box>
          </Form>
        </RecordContextProvider>
      </Panel>
    </Box>
  );
}

function PageFormActions({ submitLabel, onCancel }: { submitLabel: string; onCancel: (() => void) | undefined }) {
  const { isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Box>
  );
}
