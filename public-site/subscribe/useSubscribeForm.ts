import { useEffect } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { toast } from '../layout/toasts';
import { useAddressParam } from '../layout/useAddressParam';
import { isStarted, recallDraft, rememberDraft } from './draft';
import type { SubscribeValues } from './values';

/**
 * The form with its draft brought back; the package named in the address (`?package=`) goes before the draft's. It has no
 * default values and is not reset: a field starts with what was typed into it before the script of the prerendered page came,
 * and nobody is interrupted who types while the draft comes back.
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

/** The texts of a draft, each by its field. */
function textsOf(draft: SubscribeValues | null): [Path<SubscribeValues>, string][] {
  if (!draft) return [];
  const { client, ...rest } = draft;
  const ofClient = Object.entries(client).map(([name, text]) => [`client.${name}`, text]);
  return [...Object.entries(rest), ...ofClient] as [Path<SubscribeValues>, string][];
}
