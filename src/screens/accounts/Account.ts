import { fullName } from '../../../contract/fullName';
import type { AccountOverview } from '../../../resources/devices/actions';
import { useWording } from '../../i18n/useWording';

export type Account = AccountOverview;

/** Returns the customer's name. */
export const customerName = ({ accountDetail }: Pick<Account, 'accountDetail'>) => fullName(accountDetail);

/**
 * Returns the balance carried over from another system: in words, the debt in it, and its amount, both in the currency’s units.
 */
export function useBroughtForward({ broughtForward }: Pick<Account, 'broughtForward'>) {
  const { t, formatMoney } = useWording();
  const amount = Math.abs(broughtForward);
  const text = t(broughtForward > 0 ? 'accounts.creditBefore' : 'accounts.debtBefore', { amount: formatMoney(amount) });
  return { amount, debt: Math.max(-broughtForward, 0), text: broughtForward === 0 ? null : text };
}
