import { html, raw } from 'hono/html';
import type { StandInOrder } from '../state';
import { type Markup, pageFrame } from './pageFrame';
import { shownAmount } from './paymentPage';

interface Notice {
  title: string;
  text: string;
  mark: 'good' | 'bad';
}

const SIGNS = { good: '<path d="M5 12.5l4.5 4.5L19 7.5"/>', bad: '<path d="M7 7l10 10M17 7L7 17"/>' };

const CLOSED: Record<Exclude<StandInOrder['outcome'], 'PENDING'>, Notice> = {
  COMPLETED: { title: 'Already paid', text: 'This order is paid. There is nothing more to pay.', mark: 'good' },
  FAILED: { title: 'Payment declined', text: 'This order was declined. Start a new payment at the shop.', mark: 'bad' },
  REVERSED: { title: 'Payment reversed', text: 'The money of this order went back to the payer.', mark: 'bad' },
};

const sign = (mark: Notice['mark']): Markup =>
  html`<div class="mark ${mark}"><svg viewBox="0 0 24 24" aria-hidden="true">${raw(SIGNS[mark])}</svg></div>`;

/** Returns the page of an order that can no longer be paid; null if it can. */
export function closedPage(order: StandInOrder, merchantName: string, returnTo: string): Markup | null {
  if (order.outcome === 'PENDING') return null;
  const notice = CLOSED[order.outcome];
  const amount = shownAmount(order.amount, order.currency);
  return pageFrame(
    notice.title,
    html`<div class="head">${sign(notice.mark)}<h1>${notice.title}</h1><p class="about">${notice.text}</p>
<dl><dt>Merchant</dt><dd>${merchantName}</dd><dt>Amount</dt><dd>${amount}</dd>
<dt>Reference</dt><dd>${order.merchantReference}</dd></dl></div>
<div class="body"><a class="button main" href="${returnTo}">Return to ${merchantName}</a></div>`,
  );
}

/** Returns the page for an unknown tracking id. */
export function unknownOrderPage(): Markup {
  const text = 'No order has this address. Go back to the shop and start the payment again.';
  return pageFrame(
    'Order not found',
    html`<div class="head">${sign('bad')}<h1>Order not found</h1><p class="about">${text}</p></div>`,
  );
}
