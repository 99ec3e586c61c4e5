import { useEffect } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { toast } from '../layout/toasts';
import { useAddressParam } from '../layout/useAddressParam';
import { isStarted, recallDraft, rememberDraft } from './draft';
import type { SubscribeValues } from './values';

/**
 * Creates the form with its draft restored; a package in the address (`?package=`) takes precedence over the draft's. The form
 * has no default values and is not reset: a field starts with the text typed into it before hydration, and restoring the draft
 * does not interrupt a visitor who is typing.
 */
export function useSubscribeForm() {
  const form = useForm<SubscribeValues>({ mode: 'onTouched', shouldFocusError: false });
  const { getValues, setValue, watch } = form;
  const wanted = useAddressParam('package');

  useEffect(() => {
    if (wanted === undefined) return;
    const draft = recallDraft();
    for (const [name, text] of textsOf(draft)) if (text && !getValues(name)) setValue(name, text);
    if (wanted) setValue('productId', wanted);
    if (draft && isStarted(draft)) toast('We kept what you typed last time.');
  }, [wanted, getValues, setValue]);

  useEffect(() => {
    if (wanted === undefined) return;
    const watching = watch((values) => rememberDraft(values as SubscribeValues));
    return () => watching.unsubscribe();
  }, [wanted, watch]);

  return form;
}

/** Returns the texts of a draft, each with its field. */
function textsOf(draft: SubscribeValues | null): [Path<SubscribeValues>, string][] {
  if (!draft) return [];
  const { client, ...rest } = draft;
  const ofClient = Object.entries(client).map(([name, text]) => [`client.${name}`, text]);
  return [...Object.entries(rest), ...ofClient] as [Path<SubscribeValues>, string][];
}
