import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, SaveContextProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { changedIn } from '../../../contract/api/version';
import { useWording } from '../../i18n/useWording';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import { fieldErrorsOf } from '../forms/failure';
import { type Done, successOf } from './success';

interface Props<V extends object> {
  title: string;
  submitLabel: string;
  /** What the inputs hold at first. */
  presets?: Partial<V>;
  /** Does it, and answers what to say of it; a failure keeps the form as it is. */
  perform(values: V): Promise<string | Done>;
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
  const navigate = useNavigate();
  const { sentenceOf } = useWording();
  const [failure, setFailure] = useState('');
  const save = async (values: object) => {
    setFailure('');
    let done: string | Done;
    try {
      done = await perform(values as V);
    } catch (error) {
      if (changedIn(error)) refresh();
      const errors = fieldErrorsOf(error);
      const besideFields = Object.keys(errors ?? {}).some((path) => path in values);
      setFailure(besideFields ? '' : sentenceOf(error));
      return errors;
    }
    notify(...successOf(done));
    refresh();
    // The page that is left takes the drawer with it, once the form counts as saved.
    if (typeof done === 'object' && done.opens) navigate(done.opens.to, { state: done.opens.state });
    else onClose();
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
