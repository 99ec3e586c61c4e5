import { isNotSeen } from '../../../contract/devices/networkWaits';
import { opticalSignalOf } from '../../../contract/devices/opticalSignal';
import { RequestError } from '../../../dataProvider/requestError';
import { useWording } from '../../i18n/useWording';
import { TextButton } from '../../ui/buttons/TextButton';
import { RelativeTime } from '../../ui/texts/RelativeTime';
import type { Account } from './Account';
import { Answer } from './Answer';
import { lightText } from './opticalPower';
import { useOnuDetails, useOnuStatus } from './useAccountData';

/** Says whether the connection works, according to the ONU's last report to the device manager. */
export function LineAnswer({ account }: { account: Account }) {
  const { t, rich } = useWording();
  const { data, error, refetch } = useOnuStatus(account);
  const switchedOff = useOnuDetails(account).data?.onuDetails.serviceEnabled === false;
  if (!account.device)
    return (
      <Answer question={t('accounts.line')} value={t('accounts.noDevice')}>
        {t('accounts.noneInstalled')}
      </Answer>
    );
  if (!data && error && isNotLinked(error))
    return (
      <Answer question={t('accounts.line')} value={t('accounts.notLinked')} tone="bad">
        {error.message} <TextButton onClick={refetch}>{t('accounts.askAgain')}</TextButton>
      </Answer>
    );
  if (!data && error)
    return (
      <Answer question={t('accounts.line')} value={t('common.notKnown')} tone="bad">
        {error.message} <TextButton onClick={refetch}>{t('accounts.askAgain')}</TextButton>
      </Answer>
    );
  if (!data) return <Answer question={t('accounts.line')} value={undefined} />;
  const { online, lastInformAt, opticalPowerDbm: light } = data.onuStatus;
  const seen = lastInformAt
    ? rich('accounts.lastSeen', { moment: <RelativeTime moment={lastInformAt} /> })
    : t('accounts.neverSeen');
  if (!online)
    return (
      <Answer question={t('accounts.line')} value={t('accounts.offline')} tone="bad">
        {seen}
        {isNotSeen(lastInformAt, new Date()) && ` · ${t('accounts.notSeen')}`}
      </Answer>
    );
  const weak = light !== null && opticalSignalOf(light) !== 'GOOD';
  return (
    <Answer
      question={t('accounts.line')}
      value={switchedOff ? t('accounts.switchedOff') : t('accounts.online')}
      tone={switchedOff || weak ? 'busy' : 'good'}
    >
      {light !== null && `${lightText(light, t)} · `}
      {seen}
    </Answer>
  );
}

/** Returns whether the device manager does not know the account's device, or the device is not linked to it. */
const isNotLinked = (error: Error) => error instanceof RequestError && (error.status === 404 || error.status === 409);
