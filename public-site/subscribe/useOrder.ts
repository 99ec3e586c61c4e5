import { useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/ApiError';
import { recallCheck } from '../coverage/rememberedCheck';
import { focusFirstError } from '../forms/useTextForm';
import type { OutboxBodies } from '../offline/outbox';
import { sendOrKeep } from '../offline/sendOrKeep';
import { useOutbox } from '../offline/useOutbox';
import { EMPTY_VALUES, orderBody, type SubscribeValues } from './values';

/**
 * Sends the order, now or once there is a connection, and goes on to the payment. A double tap, or a retry after a lost answer,
 * creates only one form.
 */
export function useOrder(form: UseFormReturn<SubscribeValues>, agentId: string | undefined) {
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const underWay = useRef(false);
  const [ordering, setOrdering] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const goToPayment = ({ id }: { id: string }) => navigate(`/subscription-pay?form=${id}`);
  const refuse = (error: unknown) => {
    const faults = faultsIn(element.current, error);
    for (const [name, message] of faults) form.setError(name, { type: 'server', message });
    if (faults.length === 0) return setFailure(error);
    focusFirstError(element.current, Object.fromEntries(faults));
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
      // The draft restores everything else.
      form.setValue('client.nationalId', String(client.nationalId ?? ''));
      refuse(error);
    },
    onGone: () => form.reset(EMPTY_VALUES),
  });
  const submit = form.handleSubmit(order, ({ client = {}, ...errors }) => {
    const ofClient = Object.entries(client).map(([name, error]) => [`client.${name}`, error]);
    focusFirstError(element.current, { ...errors, ...Object.fromEntries(ofClient) });
  });
  return { element, submit, ordering, failure, waiting };
}

/** Returns the API's errors for fields of the form. */
function faultsIn(form: HTMLFormElement | null, error: unknown): [Path<SubscribeValues>, string][] {
  const names = [...(form?.elements ?? [])].map((field) => (field as HTMLInputElement).name);
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return fields.filter(([name]) => names.includes(name)) as [Path<SubscribeValues>, string][];
}
