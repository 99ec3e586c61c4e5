import { HttpError, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { RequestError } from '../../../dataProvider/requestError';

/**
 * What a form does when it is sent. A refusal stands beside the field it names, or is told in `refusal`; what was typed
 * stays. Once it is done, everything that is shown is asked for again: an action changes more than one record.
 */
export function useSave<V extends object>(perform: (values: V) => Promise<string>, onDone?: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState('');
  const save = async (values: object) => {
    setRefusal('');
    try {
      notify(await perform(values as V), { type: 'success' });
    } catch (error) {
      const { message, errors } = refusalOf(error);
      const besideFields = Object.keys(errors).some((path) => path in values);
      setRefusal(besideFields ? '' : message || 'The service gave no reason.');
      return errors;
    }
    refresh();
    onDone?.();
  };
  return { refusal, save };
}

/** The sentence of a refusal, and its messages by field, whether or not react-admin's own calls brought it. */
function refusalOf(error: unknown): { message: string; errors: Record<string, unknown> } {
  if (error instanceof RequestError) return error;
  if (error instanceof HttpError) return { message: error.message, errors: error.body?.errors ?? {} };
  return { message: error instanceof Error ? error.message : '', errors: {} };
}
