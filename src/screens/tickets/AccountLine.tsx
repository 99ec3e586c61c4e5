import { accounts } from '../../../resources/accounts/accounts';
import { useAnswer, useMayCall } from '../../session/calls';
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
  const mayCall = useMayCall();
  const { data } = useAnswer(accounts.name, 'readAccountOverview', { params: { id: accountId } });
  if (!data) return null;
  return (
    <>
      {mayCall('readOnuStatus') && <LineAnswer account={data.account} />}
      {!isClosed && <DeviceButtons account={data.account} />}
      {mayCall('getActiveSubscription') && <EndAnswer account={data.account} />}
    </>
  );
}
