import { accountActions } from '../../../resources/actions/accounts';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import type { Account } from './Account';

interface Props {
  account: Account;
  onClose(): void;
}

/** Notes how the balance that an account brought from another system was settled. */
export function SettleDrawer({ account: { id, broughtForward }, onClose }: Props) {
  const { t, formatMoney } = useWording();
  const amount = Math.abs(broughtForward);
  return (
    <DeclaredDrawer
      action={accountActions.settleBroughtForward}
      title={t('accounts.settle')}
      submitLabel={t('accounts.settleIt')}
      params={{ id }}
      presets={{ amount }}
      done={() => t('accounts.settled')}
      onClose={onClose}
    >
      <HelperText>
        {t(broughtForward > 0 ? 'accounts.creditBefore' : 'accounts.debtBefore', { amount: formatMoney(amount) })}
      </HelperText>
      <HelperText>{t('accounts.settleText')}</HelperText>
    </DeclaredDrawer>
  );
}
