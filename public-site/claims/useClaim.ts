import { useMemo, useState } from 'react';
import { slipCodeFault } from '../../contract/payments/slipCode';
import type { Answers } from '../../resources/catalogue/actions';
import { callApi } from '../api/callApi';
import { today } from '../content/format';
import { phoneRule, requiredText } from '../forms/clientRules';
import { useTextForm } from '../forms/useTextForm';
import { secretDraft } from '../remembered/secret';

/** The order that was paid: a visitor's order, or the payment form of a renewal. */
export type ClaimedOrder = { subscriptionFormId: string } | { paymentFormId: string };
export const claimedOrderId = (order: ClaimedOrder): string =>
  'paymentFormId' in order ? order.paymentFormId : order.subscriptionFormId;
/** The claim as it was filed: the code of the payment, and the number that paid. */
export interface Filed {
  code: string;
  phoneNumber: string;
}
export type OwnClaim = Answers['claimPayment']['claim'];

/**
 * Manages the claim form's draft, its rules, the claim's result, and whether its number is confirmed; sending the claim again
 * checks again.
 */
export function useClaim(
  order: ClaimedOrder,
  { onSettled, onLooking }: { onSettled(): void; onLooking?: (() => void) | undefined },
) {
  const [claim, setClaim] = useState<OwnClaim | null>(null);
  const [filed, setFiled] = useState<Filed | null>(null);
  const [proved, setProved] = useState(false);
  const id = claimedOrderId(order);
  const draft = useMemo(() => secretDraft<Record<string, string>>(`claim.${id}`), [id]);
  const take = (next: OwnClaim) => {
    setClaim(next);
    if (next.settled) onSettled();
    else onLooking?.();
  };
  const text = useTextForm<Record<'code' | 'phoneNumber' | 'paidOn', string>>({
    action: 'claimPayment',
    empty: { code: '', phoneNumber: '', paidOn: today() },
    draft,
    problemsOf: ({ code, phoneNumber, paidOn }) => ({
      code: requiredText(code) ?? slipCodeFault(code) ?? undefined,
      phoneNumber: phoneRule(phoneNumber),
      paidOn: requiredText(paidOn) ?? (paidOn > today() ? 'must be a day of the last year' : undefined),
    }),
    async send(values) {
      const answer = await callApi('claimPayment', { body: { ...order, ...values } });
      const { code, phoneNumber } = values;
      if (code !== filed?.code || phoneNumber !== filed.phoneNumber) setProved(false);
      setFiled({ code, phoneNumber });
      take(answer.claim);
    },
  });
  const onProved = (after: OwnClaim) => {
    setProved(true);
    take(after);
  };
  return { ...text, claim, filed, proved, onProved };
}
