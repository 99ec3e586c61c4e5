import { type ReactNode, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { DeviceTask } from '../../../resources/actions/devices';
import { ConfirmDialog } from '../../crud/form/ConfirmDialog';
import { callApi } from '../../session/callApi';
import { useMayCall } from '../../session/calls';
import { type Action, onOffer } from '../actions/ActionBar';
import { sentenceOf } from '../forms/failure';
import { type Account, nameOf } from './Account';
import { useOnuStatus } from './useOnu';
import { WifiDrawer } from './WifiDrawer';

interface Result {
  severity: 'success' | 'warning' | 'error';
  text: string;
}

interface OnuActions {
  actions: Action[];
  /** What the ONU is being asked, while it is. */
  running: string | null;
  /** What came of it. */
  result: Result | null;
  /** The dialogs. */
  parts: ReactNode;
}

/** What an ONU can be told to do by whoever is signed in: to restart, and to change its Wi-Fi. */
export function useOnuActions(account: Account): OnuActions {
  const may = useMayCall();
  const [chosen, setChosen] = useState<'reboot' | 'wifi' | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const { running, reboot } = useReboot(account, setResult);
  const online = useOnuStatus(account).data?.onuStatus.online ?? null;
  const actions = onOffer([
    [may('rebootOnu'), { label: 'Restart', icon: 'power', run: () => setChosen('reboot'), busy: running !== null }],
    [may('changeOnuWifi'), { label: 'Change Wi-Fi', icon: 'wifi', run: () => setChosen('wifi') }],
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
          title="Restart the ONU?"
          text={`${nameOf(account)} is without internet for about two minutes.`}
          action="Restart"
          onConfirm={confirm}
          onCancel={() => setChosen(null)}
        />
        {chosen === 'wifi' && (
          <WifiDrawer
            account={account}
            onDone={(task) => setResult(resultOf(task, online, WIFI))}
            onClose={() => setChosen(null)}
          />
        )}
      </>
    ),
  };
}

/** Restarts the ONU, once however often one taps. */
function useReboot({ id }: Account, tell: (result: Result | null) => void) {
  const refresh = useRefresh();
  const [running, setRunning] = useState<string | null>(null);
  const reboot = async (online: boolean | null) => {
    if (running) return;
    tell(null);
    setRunning('Asking the ONU to restart …');
    try {
      const { deviceTask } = await callApi('rebootOnu', { params: { accountId: id }, body: {} });
      tell(resultOf(deviceTask, online, REBOOT));
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
  done: string;
  later: string;
}
const REBOOT: Words = { done: 'It restarts now and is back in about two minutes.', later: 'It restarts' };
const WIFI: Words = {
  done: 'The Wi-Fi is changed. Devices at the customer’s place have to join it again.',
  later: 'It changes its Wi-Fi',
};

/** A queued task is of an ONU that is offline or, where it was online, slow to answer. */
function resultOf({ state }: DeviceTask, online: boolean | null, { done, later }: Words): Result {
  if (state === 'done') return { severity: 'success', text: done };
  const text = online
    ? `The ONU is slow and did not answer in time. ${later} when it reports next.`
    : `The ONU is offline. ${later} as soon as it is back.`;
  return { severity: 'warning', text };
}
