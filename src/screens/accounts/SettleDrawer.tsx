import { accountActions } from '../../../resources/accounts/actions';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { type Account, useBroughtForward } from './Account';

interface Props {
  account: Account;
  onClose(): void;
}

/** Records how the balance that was carried over from another system was settled. */
export function SettleDrawer({ account, onClose }: Props) {
  const { t } = useWording();
  const { amount, text } = useBroughtForward(account);
  return (
    <DeclaredDrawer
      action={accountActions.settleBroughtForward}
      title={t('accounts.settle')}
      submitLabel={t('accounts.settleIt')}
      params={{ id: account.id }}
      version={account.dateUpdated}
      presets={{ amount }}
      done={() => t('accounts.settled')}
      onClose={onClose}
    >
      <HelperText>{text}</HelperText>
      <HelperText>{t('accounts.settleText')}</HelperText>
    </DeclaredDrawer>
  );
}
