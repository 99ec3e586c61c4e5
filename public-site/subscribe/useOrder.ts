import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { keyFor } from '../api/idempotencyKey';
import { rememberPayer } from '../checkout/payer';
import { recallCheck } from '../coverage/rememberedCheck';
import { forgetDraft } from './draft';
import { orderBody, type SubscribeValues } from './values';

/** Sends the order and goes on to paying it. A double tap, or a repeat after a lost answer, makes one form. */
export function useOrder(form: UseFormReturn<SubscribeValues>, agentId: string | undefined) {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [ordering, setOrdering] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const send = async (values: SubscribeValues) => {
    const body = orderBody(values, { agentId, coverageCheckId: recallCheck()?.response.coverageCheck.id });
    const idempotencyKey = keyFor('subscribe', body);
    const { subscriptionForm } = await callApi('createSubscriptionForm', { body, idempotencyKey });
    forgetDraft();
    rememberPayer(subscriptionForm.id, values.client);
    navigate(`/subscription-pay?form=${subscriptionForm.id}`);
  };

  const order = async (values: SubscribeValues) => {
    if (underWay.current) return;
    underWay.current = true;
    setOrdering(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(error);
      underWay.current = false;
      setOrdering(false);
    }
  };

  return { order, ordering, failure };
}

/** Puts the API's errors beside their fields, the focus in the first; false where none of them is a field of the form. */
function showFieldErrors(form: UseFormReturn<SubscribeValues>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const names = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map((input) => input.name);
  const known = [...new Set(names)].filter((name) => name in error.fields) as Path<SubscribeValues>[];
  known.forEach((name, index) => {
    form.setError(name, { type: 'server', message: error.fields[name] ?? '' }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
