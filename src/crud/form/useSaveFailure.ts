import { useState } from 'react';
import { HttpError } from 'react-admin';
import { type AnyResource, labelOf, valueAt } from '../../../resources/defineResource';

/** Why a form could not be saved, for its drawer to say; to be given to the mutation as its `onError`. */
export function useSaveFailure(resource: AnyResource) {
  const [failure, setFailure] = useState<string>();
  const onError = (error: unknown) =>
    setFailure(reasonOf(resource, error) || 'It could not be saved. The service gave no reason.');
  return { failure, onError };
}

/** Why something was refused, in the service's words; empty where it gave none. */
export const reasonOf = (resource: AnyResource, error: unknown): string =>
  faultsOf(resource, error) || (error instanceof Error ? error.message : '');

/** The fields that were refused, by their labels: one of them may have no input in the form. */
function faultsOf({ leaves }: AnyResource, error: unknown): string {
  const errors: object = (error instanceof HttpError && error.body?.errors) || {};
  const faults = leaves.flatMap((leaf) => {
    const message = valueAt(errors, leaf.path);
    return typeof message === 'string' ? [`${labelOf(leaf)} ${message}.`] : [];
  });
  return faults.join(' ');
}
