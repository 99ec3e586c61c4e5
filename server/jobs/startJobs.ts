import { tellUntied } from '../close/tellUntied';
import type { Deps } from '../deps';
import type { TaxAuthority } from '../fiscal/TaxAuthority';
import type { MessageSender } from '../messages/MessageSender';
import type { Metrics } from '../operation/metrics';
import { activate } from './activate';
import { backUp, type NightlyBackup } from './backUp';
import type { ClockGuard } from './clockGuard';
import { deliver } from './deliver';
import { earn } from './earn';
import { expire } from './expire';
import { fiscalise } from './fiscalise';
import { lookForClaims } from './lookForClaims';
import { matchNotifications } from './matchNotifications';
import { openBalances } from './openBalances';
import { reconcile } from './reconciler';
import { remind } from './remind';
import { repeat } from './repeat';
import { sweep } from './sweep';
import { tellLateBackup } from './tellLateBackup';

const SWEEP_EVERY = 10 * 60_000;
const LEDGER_EVERY = 60_000;
const CLOSE_EVERY = 5 * 60_000;
const BACKUP_EVERY = 60_000;
const TELL_EVERY = 60 * 60_000;
/** Milliseconds after which a backup is given up. */
const BACKUP_LASTING = 12 * 60 * 60_000;

interface Job {
  name: string;
  /** Milliseconds between its turns. */
  every: number;
  /** Milliseconds for which a turn may take up work, where it is not the usual time. */
  lasting?: number;
  run(deps: Deps, signal: AbortSignal): Promise<unknown>;
}

/** What jobs work with that is not in `Deps`; null: it is switched off. */
interface Peers {
  sender: MessageSender | null;
  authority: TaxAuthority | null;
  backups: NightlyBackup | null;
}

/** What runs by itself; nothing that needs a peer which is switched off. */
const jobsFor = ({ config }: Deps, { sender, authority, backups }: Peers): Job[] => [
  { name: 'reconciler', every: config.reconcileEvery, run: reconcile },
  { name: 'match-notifications', every: config.reconcileEvery, run: matchNotifications },
  { name: 'look-for-claims', every: config.reconcileEvery, run: lookForClaims },
  ...(sender
    ? [
        {
          name: 'deliver',
          every: config.deliverEvery,
          run: (deps: Deps, signal: AbortSignal) => deliver(deps, sender, signal),
        },
      ]
    : []),
  ...(authority
    ? [
        {
          name: 'fiscalise',
          every: config.efrisEvery,
          run: (deps: Deps, signal: AbortSignal) => fiscalise(deps, authority, signal),
        },
      ]
    : []),
  ...(config.devices ? [{ name: 'activate', every: config.activateEvery, run: activate }] : []),
  { name: 'expire', every: config.expireEvery, run: expire },
  { name: 'remind', every: config.expireEvery, run: remind },
  { name: 'open-balances', every: LEDGER_EVERY, run: openBalances },
  { name: 'earn', every: LEDGER_EVERY, run: earn },
  { name: 'tell-untied', every: CLOSE_EVERY, run: tellUntied },
  { name: 'sweep', every: SWEEP_EVERY, run: sweep },
  ...(backups || config.production ? [{ name: 'tell-late-backup', every: TELL_EVERY, run: tellLateBackup }] : []),
  ...(backups
    ? [
        {
          name: 'back-up',
          every: BACKUP_EVERY,
          lasting: BACKUP_LASTING,
          run: (deps: Deps, signal: AbortSignal) => backUp(deps, backups, signal),
        },
      ]
    : []),
];

/** Starts every job; none has a turn while the clock is not believed. The answer stops them, waiting for running turns. */
export function startJobs(
  deps: Deps,
  peers: Peers,
  { clock, metrics }: { clock: ClockGuard; metrics: Metrics },
): () => Promise<void> {
  const stops = jobsFor(deps, peers).map(({ name, every, lasting, run }) => {
    const turn = async (signal: AbortSignal) => {
      const now = await clock.turn();
      if (now) await metrics.observeJob(name, () => run({ ...deps, now }, signal));
    };
    return repeat(name, every, turn, deps.log, lasting);
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
