import type { Deps } from '../deps';
import type { MessageSender } from '../messages/MessageSender';
import type { Metrics } from '../operation/metrics';
import { activate } from './activate';
import type { ClockGuard } from './clockGuard';
import { deliver } from './deliver';
import { expire } from './expire';
import { matchNotifications } from './matchNotifications';
import { reconcile } from './reconciler';
import { remind } from './remind';
import { repeat } from './repeat';
import { sweep } from './sweep';

const SWEEP_EVERY = 10 * 60_000;

interface Job {
  name: string;
  /** Milliseconds between its turns. */
  every: number;
  run(deps: Deps, signal: AbortSignal): Promise<unknown>;
}

/** What runs by itself; nothing that needs a peer which is switched off. */
const jobsFor = ({ config }: Deps, sender: MessageSender | null): Job[] => [
  { name: 'reconciler', every: config.reconcileEvery, run: reconcile },
  { name: 'match-notifications', every: config.reconcileEvery, run: matchNotifications },
  ...(sender
    ? [
        {
          name: 'deliver',
          every: config.deliverEvery,
          run: (deps: Deps, signal: AbortSignal) => deliver(deps, sender, signal),
        },
      ]
    : []),
  ...(config.devices ? [{ name: 'activate', every: config.activateEvery, run: activate }] : []),
  { name: 'expire', every: config.expireEvery, run: expire },
  { name: 'remind', every: config.expireEvery, run: remind },
  { name: 'sweep', every: SWEEP_EVERY, run: sweep },
];

/** Starts every job; none has a turn while the clock is not believed. The answer stops them, waiting for running turns. */
export function startJobs(
  deps: Deps,
  sender: MessageSender | null,
  { clock, metrics }: { clock: ClockGuard; metrics: Metrics },
): () => Promise<void> {
  const stops = jobsFor(deps, sender).map(({ name, every, run }) => {
    const turn = async (signal: AbortSignal) => {
      const now = await clock.turn();
      if (now) await metrics.observeJob(name, () => run({ ...deps, now }, signal));
    };
    return repeat(name, every, turn, deps.log);
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
