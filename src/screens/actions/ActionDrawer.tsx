import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, SaveContextProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { changedIn } from '../../../contract/api/version';
import { KeptInput } from '../../crud/form/KeptInput';
import { useWording } from '../../i18n/useWording';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import { fieldErrorsOf } from '../forms/failure';
import { type Done, successOf } from './success';

interface Props<V extends object> {
  title: string;
  submitLabel: string;
  /** The initial values of the inputs. */
  presets?: Partial<V>;
  /** Performs the action, and returns the success message; if it fails, the form stays. */
  perform(values: V): Promise<string | Done>;
  onClose(): void;
  /** The inputs. */
  children: ReactNode;
}

/**
 * A drawer with the form of an action on a record. A refusal is shown next to the field that it names, or else for the whole
 * form; the input stays. On success, everything on the page is refetched, because an action changes more than one record.
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
    // Leaving the page closes the drawer, too, once the form counts as saved.
    if (typeof done === 'object' && done.opens) navigate(done.opens.to, { state: done.opens.state });
    else onClose();
  };
  return (
    <RecordContextProvider value={presets}>
      <SaveContextProvider value={{ save }}>
        <FormDrawer title={title} submitLabel={submitLabel} failure={failure} onClose={onClose}>
          <KeptInput form={title} />
          <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
        </FormDrawer>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
