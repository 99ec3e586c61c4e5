import type { Deps } from '../deps';
import { repeat } from '../queue/repeat';

/** The milliseconds after which a process sees the changes of another one. */
const EVERY = 2_000;

/**
 * Keeps this process's settings in step with the database, and calls `then` for what depends on them. Returns a function that
 * stops it.
 */
export function watchSettings(
  { settings, store, log }: Pick<Deps, 'settings' | 'store' | 'log'>,
  then: () => Promise<void>,
): () => Promise<void> {
  let said = '';
  const look = async () => {
    const unusable = (await settings.refresh(store)).join(', ');
    if (unusable && unusable !== said)
      log.error({ connections: unusable }, 'settings in the database cannot be used beside those of the environment');
    said = unusable;
    await then();
  };
  return repeat('follow-settings', EVERY, look, log);
}
