import Box from '@mui/material/Box';
import { RecordContextProvider, SaveContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { RecordDrawer } from '../../generated/form/RecordDrawer';
import { useSave } from './useSave';

interface Props<V extends object> {
  title: string;
  submitLabel: string;
  /** What the inputs hold at first. */
  presets?: Partial<V>;
  /** Does it, and answers what to say of it; a failure keeps the form as it is. */
  perform(values: V): Promise<string>;
  onClose(): void;
  /** The inputs. */
  children: ReactNode;
}

/** A form at the side of a page that does something with a record. */
export function ActionDrawer<V extends object>({ title, submitLabel, presets = {}, perform, ...props }: Props<V>) {
  const { onClose, children } = props;
  const { refusal, save } = useSave<V>(perform, onClose);
  return (
    <RecordContextProvider value={presets}>
      <SaveContextProvider value={{ save }}>
        <RecordDrawer title={title} submitLabel={submitLabel} failure={refusal} onClose={onClose}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
        </RecordDrawer>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
