import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, SaveContextProvider, useNotify, useRefresh } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import { fieldErrorsOf } from '../forms/failure';

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

/**
 * A form at the side of a page that does something with a record. A refusal stands beside the field it names, or else is told
 * as a whole; what was typed stays. Once it is done, everything that is shown is asked for again: an action changes more than
 * one record.
 */
export function ActionDrawer<V extends object>({ title, submitLabel, presets = {}, perform, ...props }: Props<V>) {
  const { onClose, children } = props;
  const notify = useNotify();
  const refresh = useRefresh();
  const { sentenceOf } = useWording();
  const [failure, setFailure] = useState('');
  const save = async (values: object) => {
    setFailure('');
    try {
      notify(await perform(values as V), { type: 'success' });
    } catch (error) {
      const errors = fieldErrorsOf(error);
      const besideFields = Object.keys(errors ?? {}).some((path) => path in values);
      setFailure(besideFields ? '' : sentenceOf(error));
      return errors;
    }
    refresh();
    onClose();
  };
  return (
    <RecordContextProvider value={presets}>
      <SaveContextProvider value={{ save }}>
        <FormDrawer title={title} submitLabel={submitLabel} failure={failure} onClose={onClose}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
        </FormDrawer>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
