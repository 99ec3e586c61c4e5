import { accounts } from '../../../resources/accounts/accounts';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { DeviceButtons } from '../accounts/DeviceButtons';
import { EndAnswer } from '../accounts/EndAnswer';
import { LineAnswer } from '../accounts/LineAnswer';

interface Props {
  accountId: string;
  /** True for a closed ticket, which can only be read or reopened. */
  isClosed: boolean;
}

/** The status of the customer's connection, its ONU commands, and until when it is paid. */
export function AccountLine({ accountId, isClosed }: Props) {
  const can = useCan();
  const { data } = useAnswer(accounts.name, 'readAccountOverview', { params: { id: accountId } });
  if (!data) return null;
  return (
    <>
      {can('readOnuStatus') && <LineAnswer account={data.account} />}
      {!isClosed && <DeviceButtons account={data.account} />}
      {can('getActiveSubscription') && <EndAnswer account={data.account} />}
    </>
  );
}
