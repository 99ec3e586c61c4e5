import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/ApiError';
import { recallCheck } from '../coverage/rememberedCheck';
import type { OutboxBodies } from '../offline/outbox';
import { sendOrKeep } from '../offline/sendOrKeep';
import { useOutbox } from '../offline/useOutbox';
import { EMPTY_VALUES, orderBody, type SubscribeValues } from './values';

/**
 * Sends the order, now or once there is a link, and goes on to paying it. A double tap, or a repeat after a lost answer, makes
 * one form.
 */
export function useOrder(form: UseFormReturn<SubscribeValues>, agentId: string | undefined) {
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [ordering, setOrdering] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const goToPayment = ({ id }: { id: string }) => navigate(`/subscription-pay?form=${id}`);
  const refuse = (error: unknown) => {
    if (!showFieldErrors(form, error)) setFailure(error);
  };

  const order = async (values: SubscribeValues) => {
    if (underWay.current) return;
    underWay.current = true;
    setOrdering(true);
    setFailure(null);
    try {
      const body = orderBody(values, { agentId, coverageCheckId: recallCheck()?.response.coverageCheck.id });
      const sent = await sendOrKeep('subscribe', body);
      if (sent) return goToPayment(sent);
    } catch (error) {
      refuse(error);
    }
    underWay.current = false;
    setOrdering(false);
  };

  const waiting = useOutbox('subscribe', {
    onSent: goToPayment,
    onRefused(error: ApiError, { client }: OutboxBodies['subscribe']) {
      // The draft brings back all else.
      form.setValue('client.nationalId', String(client.nationalId ?? ''));
      refuse(error);
    },
    onGone: () => form.reset(EMPTY_VALUES),
  });
  return { order, ordering, failure, waiting };
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
