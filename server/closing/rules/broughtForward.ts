import { Refusal } from '../../../contract/api/errors';

/**
 * Returns the rest of a balance brought forward after settling an amount. The balance moves toward zero and never changes sign.
 */
export function leftAfter(balance: number, amount: number): number {
  const most = Math.abs(balance);
  if (most === 0) throw new Refusal('conflict', 'No balance was brought forward, or it is settled already.');
  if (amount > most) {
    const message = `takes at most ${most}`;
    throw new Refusal('invalid', `amount ${message}`, { amount: message });
  }
  return balance - Math.sign(balance) * amount;
}
