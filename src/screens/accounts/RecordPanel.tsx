import { useNavigate } from 'react-router-dom';
import { accounts } from '../../../resources/accounts/accounts';
import { BASE_LEAVES } from '../../../resources/language/displayFields';
import { Facts } from '../../crud/details/Facts';
import { DeleteButton } from '../../crud/form/DeleteButton';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { Panel } from '../../ui/frames/Panel';
import type { Account } from './Account';

/** When the account was created and changed; deleting it is here, away from everyday actions. */
export function RecordPanel({ account }: { account: Account }) {
  const { t } = useWording();
  const navigate = useNavigate();
  const mayRemove = useCan()(accounts, 'remove');
  const remove = mayRemove && (
    <DeleteButton resource={accounts} record={account} onDeleted={() => navigate('/accounts', { replace: true })} />
  );
  return (
    <Panel title={t('accounts.record')} action={remove}>
      <Facts leaves={BASE_LEAVES} record={account} />
    </Panel>
  );
}
