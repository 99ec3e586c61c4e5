import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { adminToken, call, tokenOf } from './api';
import { newOrder } from './paymentParts';
import { productUrl } from './productUrl';

type Refund = Answers['requestRefund']['paymentRefundTask'];

/** Creates a refund that support has requested for an order paid in cash. */
export async function requestedRefund(): Promise<Refund> {
  const token = await adminToken();
  const order = await newOrder();
  const form = await call<{ subscriptionForm: { productId: string } }>(
    'GET',
    `v1/subscription-forms/${order.id}`,
    token,
  );
  const product = await call<{ product: { price: number } }>(
    'GET',
    `v1/products/${form.body.subscriptionForm.productId}`,
    token,
  );
  const slip = { method: 'CASH', reference: `R ${randomInt(1e9)}`, amount: product.body.product.price };
  const paid = await call<Answers['recordManualPayment']>('POST', 'v1/payments/manual', token, {
    ...{ subscriptionFormId: order.id },
    ...slip,
  });
  expect(paid.status, `${productUrl}: ${JSON.stringify(paid.body)}`).toBe(201);
  const asked = { paymentId: paid.body.payment.id, amount: slip.amount, reason: 'The building cannot be reached' };
  const refund = await call<Answers['requestRefund']>(
    'POST',
    'v1/payment-refund-tasks',
    await tokenOf('support'),
    asked,
  );
  expect(refund.status).toBe(201);
  return refund.body.paymentRefundTask;
}
