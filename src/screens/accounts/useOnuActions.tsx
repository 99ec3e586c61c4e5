import { type ReactNode, useState } from 'react';
import { isClosed } from '../../../contract/subscriptions/accountStatus';
import type { DeviceTask } from '../../../resources/devices/actions';
import type { PlainKey, Translate } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../actions/useActionMutation';
import { type Account, customerName } from './Account';
import { useOnuStatus } from './useAccountData';
import { WifiDrawer } from './WifiDrawer';

interface Result {
  severity: 'success' | 'warning' | 'error';
  text: string;
}

export interface OnuActions {
  actions: BarAction[];
  /** The description of the current command; null if there is none. */
  running: string | null;
  /** The result of the last command. */
  result: Result | null;
  /** The dialogs of the actions. */
  parts: ReactNode;
}

/** Returns the ONU commands that the signed-in user may send: to restart, and to change the Wi-Fi. */
export function useOnuActions(account: Account): OnuActions {
  const { t } = useWording();
  const can = useCan();
  const [chosen, setChosen] = useState<'reboot' | 'wifi' | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const { running, reboot } = useReboot(account, setResult);
  const online = useOnuStatus(account).data?.onuStatus.online ?? null;
  const isManaged = !isClosed(account.status);
  const actions = onOffer([
    [
      isManaged && can('rebootOnu'),
      { label: t('accounts.restart'), icon: 'power', run: () => setChosen('reboot'), busy: running !== null },
    ],
    [
      isManaged && can('changeOnuWifi'),
      { label: t('accounts.changeWiFi'), icon: 'wifi', run: () => setChosen('wifi') },
    ],
  ]);
  const confirm = () => {
    setChosen(null);
    void reboot(online);
  };
  return {
    actions,
    running,
    result,
    parts: (
      <>
        <ConfirmDialog
          open={chosen === 'reboot'}
          title={t('accounts.restartTheOnu')}
          text={t('accounts.restartConsequence', { account: customerName(account) })}
          action={t('accounts.restart')}
          onConfirm={confirm}
          onCancel={() => setChosen(null)}
        />
        {chosen === 'wifi' && (
          <WifiDrawer
            account={account}
            onDone={(task) => setResult(resultOf(task, online, t, WIFI))}
            onClose={() => setChosen(null)}
          />
        )}
      </>
    ),
  };
}

/** Restarts the ONU. */
function useReboot({ id }: Account, tell: (result: Result | null) => void) {
  const { t } = useWording();
  const { submit, isPending } = useActionMutation(
    (_: { online: boolean | null }, act) => act('rebootOnu', { params: { accountId: id }, body: {} }),
    {
      onSuccess: ({ deviceTask }, { online }) => tell(resultOf(deviceTask, online, t, REBOOT)),
      onFailure: (text) => tell({ severity: 'error', text }),
    },
  );
  const reboot = (online: boolean | null) => {
    tell(null);
    return submit({ online });
  };
  return { running: isPending ? t('accounts.askingToRestart') : null, reboot };
}

/** The texts of a command's result: done now, or what the ONU does later. */
interface Words {
  done: PlainKey;
  later: PlainKey;
}
const REBOOT: Words = { done: 'accounts.restartsNow', later: 'accounts.itRestarts' };
const WIFI: Words = {
  done: 'accounts.wiFiIsChanged',
  later: 'accounts.itChangesWiFi',
};

/** Describes the result. A queued task means that the ONU is offline or, if it was online, slow to answer. */
function resultOf({ state }: DeviceTask, online: boolean | null, t: Translate, words: Words): Result {
  if (state === 'done') return { severity: 'success', text: t(words.done) };
  const text = t(online ? 'accounts.onuSlow' : 'accounts.onuOffline', { later: t(words.later) });
  return { severity: 'warning', text };
}
