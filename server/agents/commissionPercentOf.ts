import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { businessSalesAgentTypes } from '../../resources/agents/businessSalesAgentTypes';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { Store } from '../store/Store';

/**
 * Returns the commission in per cent of the agency that brought a payment's order, by the agency's type; null if no agency
 * brought it or its type is unknown.
 */
export async function commissionPercentOf(
  store: Store,
  { paymentFormId }: Pick<Payment, 'paymentFormId'>,
): Promise<number | null> {
  const form = paymentFormId ? await store.get(paymentForms, paymentFormId) : null;
  const order = form?.subscriptionFormId ? await store.get(subscriptionForms, form.subscriptionFormId) : null;
  const agency = order?.agentId ? await store.get(businessSalesAgents, order.agentId) : null;
  const type = agency?.agentTypeId ? await store.get(businessSalesAgentTypes, agency.agentTypeId) : null;
  return type?.commissionPercent ?? null;
}
