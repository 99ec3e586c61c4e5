import type { Logger } from 'pino';
import { logFailure } from '../failureOf';

/** The default time in milliseconds during which a turn may start work. */
const TURN = 20_000;

/**
 * Runs `job` every `interval` milliseconds, never twice at the same time. A failure is logged, and the next turn tries again. The
 * signal ends the turn after `lasting` milliseconds; started work is finished. Returns a function that stops the job and waits
 * for a running turn.
 */
export function repeat(
  name: string,
  interval: number,
  job: (signal: AbortSignal) => Promise<unknown>,
  log: Logger,
  lasting = TURN,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let ending = new AbortController();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const turn = () => {
    ending = new AbortController();
    const { signal } = ending;
    timer = setTimeout(() => ending.abort(), lasting);
    running = job(signal)
      .catch((error) => logFailure(log, { job: name }, error, 'job failed'))
      .finally(() => {
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(turn, interval);
      });
  };
  timer = setTimeout(turn, interval);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    ending.abort();
    await running;
  };
}
