import { type ReactNode, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { DeviceTask } from '../../../resources/devices/actions';
import type { PlainKey, Translate } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useMayCall } from '../../session/calls';
import { type Action, onOffer } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { type Account, nameOf } from './Account';
import { useOnuStatus } from './useOnu';
import { WifiDrawer } from './WifiDrawer';

interface Result {
  severity: 'success' | 'warning' | 'error';
  text: string;
}

export interface OnuActions {
  actions: Action[];
  /** What the ONU is being asked, while it is. */
  running: string | null;
  /** What came of it. */
  result: Result | null;
  /** The dialogs. */
  parts: ReactNode;
}

/** What an ONU can be told to do by the person signed in: to restart, and to change its Wi-Fi. */
export function useOnuActions(account: Account): OnuActions {
  const { t } = useWording();
  const may = useMayCall();
  const [chosen, setChosen] = useState<'reboot' | 'wifi' | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const { running, reboot } = useReboot(account, setResult);
  const online = useOnuStatus(account).data?.onuStatus.online ?? null;
  const actions = onOffer([
    [
      may('rebootOnu'),
      { label: t('accounts.restart'), icon: 'power', run: () => setChosen('reboot'), busy: running !== null },
    ],
    [may('changeOnuWifi'), { label: t('accounts.changeWiFi'), icon: 'wifi', run: () => setChosen('wifi') }],
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
          text={t('accounts.restartConsequence', { account: nameOf(account) })}
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

/** Restarts the ONU, once however often one taps. */
function useReboot({ id }: Account, tell: (result: Result | null) => void) {
  const { sentenceOf, t } = useWording();
  const refresh = useRefresh();
  const [running, setRunning] = useState<string | null>(null);
  const reboot = async (online: boolean | null) => {
    if (running) return;
    tell(null);
    setRunning(t('accounts.askingToRestart'));
    try {
      const { deviceTask } = await callApi('rebootOnu', { params: { accountId: id }, body: {} });
      tell(resultOf(deviceTask, online, t, REBOOT));
      refresh();
    } catch (error) {
      tell({ severity: 'error', text: sentenceOf(error) });
    }
    setRunning(null);
  };
  return { running, reboot };
}

/** How each thing that is asked is told: done, and what it does later. */
interface Words {
  done: PlainKey;
  later: PlainKey;
}
const REBOOT: Words = { done: 'accounts.restartsNow', later: 'accounts.itRestarts' };
const WIFI: Words = {
  done: 'accounts.wiFiIsChanged',
  later: 'accounts.itChangesWiFi',
};

/** A queued task is of an ONU that is offline or, where it was online, slow to answer. */
function resultOf({ state }: DeviceTask, online: boolean | null, t: Translate, words: Words): Result {
  if (state === 'done') return { severity: 'success', text: t(words.done) };
  const text = t(online ? 'accounts.onuSlow' : 'accounts.onuOffline', { later: t(words.later) });
  return { severity: 'warning', text };
}
