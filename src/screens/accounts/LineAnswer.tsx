import { Ago } from '../../crud/values/Ago';
import { TextButton } from '../actions/TextButton';
import type { Account } from './Account';
import { Answer } from './Answer';
import { lightFault, lightText } from './opticalPower';
import { useOnuDetails, useOnuStatus } from './useOnu';

const QUESTION = 'Line';

/** Does it work? As the device manager last heard of the ONU. */
export function LineAnswer({ account }: { account: Account }) {
  const { data, error, refetch } = useOnuStatus(account);
  const switchedOff = useOnuDetails(account).data?.onuDetails.serviceEnabled === false;
  if (!account.device)
    return (
      <Answer question={QUESTION} value="No device">
        None is installed for this account.
      </Answer>
    );
  if (!data && error)
    return (
      <Answer question={QUESTION} value="Not known" tone="bad">
        {error.message} <TextButton onClick={refetch}>Ask again</TextButton>
      </Answer>
    );
  if (!data) return <Answer question={QUESTION} value={undefined} />;
  const { online, lastInformAt, opticalPowerDbm: light } = data.onuStatus;
  const heard = lastInformAt ? (
    <>
      last seen <Ago moment={lastInformAt} />
    </>
  ) : (
    'never seen'
  );
  if (!online)
    return (
      <Answer question={QUESTION} value="Offline" tone="bad">
        {heard}
      </Answer>
    );
  const weak = light !== null && lightFault(light) !== null;
  return (
    <Answer
      question={QUESTION}
      value={switchedOff ? 'Switched off' : 'Online'}
      tone={switchedOff || weak ? 'busy' : 'good'}
    >
      {light !== null && `${lightText(light)} · `}
      {heard}
    </Answer>
  );
}
