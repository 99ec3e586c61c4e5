import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { businessSalesAgentTypes } from '../../resources/agents/businessSalesAgentTypes';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { Store } from '../store/Store';

type Paid = Pick<Payment, 'paymentFormId'>;

/** Returns a payment's order and the agency that brought it; each is null if there is none. */
export async function agencyOf(store: Store, { paymentFormId }: Paid) {
  const form = paymentFormId ? await store.get(paymentForms, paymentFormId) : null;
  const order = form?.subscriptionFormId ? await store.get(subscriptionForms, form.subscriptionFormId) : null;
  return { order, agency: order?.agentId ? await store.get(businessSalesAgents, order.agentId) : null };
}

/**
 * Returns the commission in per cent of the agency that brought a payment's order, by the agency's type; null if no agency
 * brought it or its type is unknown.
 */
export async function commissionPercentOf(store: Store, payment: Paid): Promise<number | null> {
  const { agency } = await agencyOf(store, payment);
  const type = agency?.agentTypeId ? await store.get(businessSalesAgentTypes, agency.agentTypeId) : null;
  return type?.commissionPercent ?? null;
}
