import { storedResources } from '../../resources';
import { seedDemo } from '../../server/demo/seed';
import { ensureFoundations } from '../../server/store/foundations';
import { createLowdbStore, type LowdbStore } from './createLowdbStore';
import { type MockFile, openMockFile } from './mockFile';

/** The Store on the JSON file at `path` with its counters and, at the first start and where wanted, demo data, with fiscal documents where `isFiscal` says so. */
export async function openLowdbStore(
  path: string,
  demoData: boolean,
  now: Date,
  isFiscal = false,
): Promise<{ store: LowdbStore; file: MockFile }> {
  const file = openMockFile(path, storedResources);
  const store = createLowdbStore(file);
  await store.transaction(async (tx) => {
    if (demoData) await seedDemo(tx, now, { size: 'small', isFiscal });
    await ensureFoundations(tx, now);
  });
  return { store, file };
}
