import type { Logger } from 'pino';

/** Runs `job` every `interval` milliseconds, never twice at once; a failure is logged and the next turn tries again. The answer stops it, waiting for a running turn. */
export function repeat(name: string, interval: number, job: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let stopped = false;
  const turn = () => {
    running = job()
      .catch((error: Error) => log.error({ job: name, name: error.name, stack: error.stack }, 'job failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, interval);
      });
  };
  timer = setTimeout(turn, interval);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
