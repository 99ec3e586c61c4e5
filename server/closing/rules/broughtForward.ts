import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';

/**
 * Returns the rest of a balance brought forward after settling an amount. The balance moves toward zero and never changes sign.
 */
export function leftAfter(balance: number, amount: number): number {
  const most = Math.abs(balance);
  if (most === 0) throw new Refusal('conflict', 'No balance was brought forward, or it is settled already.');
  if (amount > most) {
    throw fieldRefusal('amount', phrase('takes at most {bound}', { bound: most }));
  }
  return balance - Math.sign(balance) * amount;
}
