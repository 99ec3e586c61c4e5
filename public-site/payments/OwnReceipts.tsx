import type { OwnReceipts as Receipts } from '../../resources/payments/paymentView';
import { receiptAddress } from '../api/callApi';
import { formatDay, formatMoney } from '../content/format';
import { Icon } from '../layout/Icon';

/** The customer's receipts, each as a PDF; nothing if there are none. */
export function OwnReceipts({ receipts }: { receipts: Receipts }) {
  if (receipts.length === 0) return null;
  return (
    <section className="card own-receipts" aria-labelledby="receipts">
      <h2 id="receipts">{receipts.length === 1 ? 'Receipt' : 'Receipts'}</h2>
      <ul>
        {receipts.map(({ paymentId, receiptNumber, amount, currency, issuedAt }) => (
          <li key={paymentId}>
            <a href={receiptAddress(paymentId)}>
              <Icon name="form" /> {receiptNumber} <span className="visually-hidden">(PDF)</span>
            </a>{' '}
            <span className="soft">
              {formatDay(issuedAt)}, {formatMoney(amount, currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
