import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { businessSalesAgentTypes } from '../../resources/agents/businessSalesAgentTypes';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { Store } from '../store/Store';

/** Per cent that the agency which brought the order of a payment gets by its type; null where none brought it, or its type is not known. */
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
