import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, SaveContextProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Act } from '../../../dataProvider/act';
import { KeptInput } from '../../crud/form/KeptInput';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import type { Done } from './success';
import { useActionMutation } from './useActionMutation';

interface Props<V extends object> {
  title: string;
  submitLabel: string;
  /** The initial values of the inputs. */
  presets?: Partial<V>;
  /** Performs the action, and returns the success message; if it fails, the form stays. */
  perform(values: V, act: Act): Promise<string | Done>;
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
  const navigate = useNavigate();
  const [sent, setSent] = useState({});
  const { submit, failure, refused } = useActionMutation((values: object, act) => perform(values as V, act), {
    done: (outcome) => outcome,
    onSuccess: (outcome) => {
      // Leaving the page closes the drawer, too, once the form counts as saved.
      if (typeof outcome === 'object' && outcome.opens) navigate(outcome.opens.to, { state: outcome.opens.state });
      else onClose();
    },
  });
  const save = (values: object) => {
    setSent(values);
    return submit(values);
  };
  const isBesideFields = Object.keys(refused).some((path) => path in sent);
  return (
    <RecordContextProvider value={presets}>
      <SaveContextProvider value={{ save }}>
        <FormDrawer title={title} submitLabel={submitLabel} failure={isBesideFields ? '' : failure} onClose={onClose}>
          <KeptInput form={title} />
          <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
        </FormDrawer>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
