import { useEffect } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { toast } from '../layout/toasts';
import { useAddressParam } from '../layout/useHydrated';
import { recallSecret, rememberSecret } from '../remembered/secret';
import { EMPTY_VALUES, type SubscribeValues } from './values';

/** The draft's name; also the form's name in the outbox, which deletes the draft once the order is sent. */
const DRAFT = 'subscribe';

/** Returns the unfinished form of an earlier visit, or null. */
export function recallDraft(): SubscribeValues | null {
  const draft = recallSecret<SubscribeValues>(DRAFT);
  return draft && { ...EMPTY_VALUES, ...draft, client: { ...EMPTY_VALUES.client, ...draft.client } };
}

/** Stores the input except for the national ID: phones are shared. */
export function rememberDraft(values: SubscribeValues): void {
  rememberSecret(DRAFT, { ...values, client: { ...values.client, nationalId: '' } });
}

/** Returns whether the visitor has typed anything: a package chosen by a link alone is not a draft. */
const isStarted = ({ client, installationAddress }: SubscribeValues): boolean =>
  [installationAddress, ...Object.values(client)].some((text) => text !== '');

/**
 * Creates the form with its draft restored; a package in the address (`?package=`) takes precedence over the draft's. The form
 * has no default values and is not reset: a field starts with the text typed into it before hydration, and restoring the draft
 * does not interrupt a visitor who is typing. `isShown`: false while something else takes the form's place, or may do so.
 */
export function useSubscribeForm(isShown: boolean) {
  const form = useForm<SubscribeValues>({ mode: 'onTouched', shouldFocusError: false });
  const { getValues, setValue, watch } = form;
  const wanted = useAddressParam('package');

  useEffect(() => {
    if (wanted === undefined) return;
    const draft = recallDraft();
    for (const [name, text] of textsOf(draft)) if (text && !getValues(name)) setValue(name, text);
    if (wanted) setValue('productId', wanted);
  }, [wanted, getValues, setValue]);

  useEffect(() => {
    const draft = isShown ? recallDraft() : null;
    if (draft && isStarted(draft)) toast('We kept what you typed last time.');
  }, [isShown]);

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
