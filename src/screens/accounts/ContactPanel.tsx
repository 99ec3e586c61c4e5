import { accounts } from '../../../resources/accounts/accounts';
import { Facts } from '../../crud/details/Facts';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import type { Account } from './Account';

const SHOWN = [
  'accountDetail.phoneNumber',
  'accountDetail.emailAddress',
  'accountDetail.placeOfResidence',
  'accountDetail.tin',
  'accountTypeId',
  'type',
  'clientId',
];

/** The customer's contacts and account type. */
export function ContactPanel({ account }: { account: Account }) {
  const { t } = useWording();
  return (
    <Panel title={t('accounts.contact')}>
      <Facts leaves={accounts.leaves.filter(({ path }) => SHOWN.includes(path))} record={account} />
    </Panel>
  );
}
