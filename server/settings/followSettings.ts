import type { Deps } from '../deps';
import { repeat } from '../queue/repeat';

/** Milliseconds after which a process knows what another one was told. */
const EVERY = 2_000;

/** Has this process follow the settings in the database, and what depends on them (`then`). The answer stops it. */
export function followSettings(
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
