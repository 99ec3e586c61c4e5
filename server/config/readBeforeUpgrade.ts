import type { Store } from '../store/Store';
import type { LiveSettings } from './liveSettings';

/** Reads the settings of a database that may not be migrated yet. A new one has no settings table. */
export async function readBeforeUpgrade(settings: LiveSettings, store: Store): Promise<void> {
  await settings.refresh(store).catch((error: { code?: string }) => {
    if (error.code !== '42P01') throw error;
  });
}
