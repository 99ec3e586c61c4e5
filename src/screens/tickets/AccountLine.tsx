import { accounts } from '../../../resources/accounts/accounts';
import { useAnswer, useMayCall } from '../../session/calls';
import { DeviceButtons } from '../accounts/DeviceButtons';
import { EndAnswer } from '../accounts/EndAnswer';
import { LineAnswer } from '../accounts/LineAnswer';

interface Props {
  accountId: string;
  /** A closed ticket is only looked at, or reopened. */
  isClosed: boolean;
}

/** How the customer's line is, what it can be told to do, and until when it is paid for. */
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
