import { html } from 'hono/html';
import { PAY_METHODS, suggestedMethod } from '../payMethods';
import type { StandInOrder } from '../state';
import { type Markup, pageFrame } from './pageFrame';

/** Returns an amount such as `UGX 150,000`. */
export const shownAmount = (amount: number, currency: string): string =>
  `${currency} ${new Intl.NumberFormat('en-UG', { maximumFractionDigits: 2 }).format(amount)}`;

const method = ({ code, label, hint, badge }: (typeof PAY_METHODS)[number], chosen: boolean): Markup => html`
<label class="method">
<span class="badge ${code}" aria-hidden="true">${badge}</span>
<span><b>${label}</b> <small>${hint}</small></span>
<input type="radio" name="method" value="${code}" ${chosen ? 'checked' : ''} required>
</label>`;

/**
 * Returns the page of an order that can be paid: plain forms that post to its own address, without scripts. `problem` is shown
 * above the form.
 */
export function paymentPage(order: StandInOrder, merchantName: string, problem?: string): Markup {
  const amount = shownAmount(order.amount, order.currency);
  const payer = order.payer.phone || order.payer.email;
  const suggested = suggestedMethod(order.payer.phone);
  return pageFrame(
    `Pay ${amount}`,
    html`<div class="head">
<p class="payee">You are paying</p>
<h1>${merchantName}</h1>
<p class="amount">${amount}</p>
<p class="about">${order.description}</p>
<dl><dt>Reference</dt><dd>${order.merchantReference}</dd><dt>Payer</dt><dd>${payer}</dd></dl>
</div>
<form class="body" method="post">
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
<fieldset><legend>Pay with</legend>${PAY_METHODS.map((entry) => method(entry, entry.code === suggested))}</fieldset>
<button class="button main" name="decision" value="approve">Approve ${amount}</button>
<div class="others">
<button class="button no" name="decision" value="decline" formnovalidate>Decline</button>
<button class="button" name="decision" value="leave" formnovalidate>Leave without paying</button>
</div>
</form>`,
  );
}
