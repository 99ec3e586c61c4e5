import { storedResources } from '../../resources';
import { seedDemo } from '../../server/demo/seed';
import { ensureFoundations } from '../../server/store/foundations';
import { createLowdbStore, type LowdbStore } from './createLowdbStore';
import { type MockFile, openMockFile } from './mockFile';

interface Options {
  /** True if the receipts of the demo data have fiscal documents. */
  isFiscal?: boolean;
  /** As in `openMockFile`. */
  delay?: number | null;
}

/** Opens the Store on the JSON file at `path` with its counters and, at the first start and if wanted, demo data. */
export async function openLowdbStore(
  path: string,
  demoData: boolean,
  now: Date,
  { isFiscal = false, delay }: Options = {},
): Promise<{ store: LowdbStore; file: MockFile }> {
  const file = openMockFile(path, storedResources, delay);
  const store = createLowdbStore(file);
  await store.transaction(async (tx) => {
    if (demoData) await seedDemo(tx, now, { size: 'small', isFiscal });
    await ensureFoundations(tx, now);
  });
  return { store, file };
}
