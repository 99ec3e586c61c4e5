import { useState } from 'react';
import { HttpError } from 'react-admin';
import { changedIn } from '../../../contract/api/version';
import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';

/** Returns the reason why a form could not be saved, for its drawer to show, and the `onError` option for the mutation. */
export function useSaveFailure(resource: AnyResource) {
  const wording = useWording();
  const [failure, setFailure] = useState<string>();
  const onError = (error: unknown) =>
    setFailure(saveFailureReason(resource, error, wording) || wording.t('forms.couldNotBeSaved'));
  return { failure, onError };
}

/** Returns the reason for a refusal in the service's words; empty if it gave none. */
export const saveFailureReason = (resource: AnyResource, error: unknown, wording: Wording): string =>
  faultsOf(resource, error, wording) ||
  (changedIn(error) ? wording.sentenceOf(error) : error instanceof Error ? wording.word(error.message) : '');

/** Returns the refused fields by label, because the form may have no input for one of them. */
function faultsOf({ leaves }: AnyResource, error: unknown, { labelOf }: Wording): string {
  const errors: object = (error instanceof HttpError && error.body?.errors) || {};
  const faults = leaves.flatMap((leaf) => {
    const message = valueAt(errors, leaf.path);
    return typeof message === 'string' ? [`${labelOf(leaf)} ${message}.`] : [];
  });
  return faults.join(' ');
}
