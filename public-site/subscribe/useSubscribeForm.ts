import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../layout/toasts';
import { useAddressParam } from '../layout/useAddressParam';
import { isStarted, recallDraft, rememberDraft } from './draft';
import { EMPTY_VALUES, type SubscribeValues } from './values';

/** The form with its draft brought back; the package named in the address (`?package=`) goes before the draft's. */
export function useSubscribeForm() {
  const form = useForm<SubscribeValues>({ defaultValues: EMPTY_VALUES, mode: 'onTouched', shouldFocusError: false });
  const { reset, watch } = form;
  const wanted = useAddressParam('package');

  useEffect(() => {
    if (wanted === undefined) return;
    const draft = recallDraft();
    reset({ ...(draft ?? EMPTY_VALUES), ...(wanted ? { productId: wanted } : {}) });
    if (draft && isStarted(draft)) toast('We kept what you typed last time.');
  }, [wanted, reset]);

  useEffect(() => {
    if (wanted === undefined) return;
    const watching = watch((values) => rememberDraft(values as SubscribeValues));
    return () => watching.unsubscribe();
  }, [wanted, watch]);

  return form;
}
