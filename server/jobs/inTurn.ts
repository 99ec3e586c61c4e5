import type { Logger } from 'pino';

/** Does the work for one after the other; where it fails, that is logged, and keeps nobody behind it waiting. */
export async function inTurn<T extends { id: string }>(
  items: readonly T[],
  log: Logger,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    await work(item).catch((error: Error) =>
      log.error({ record: item.id, name: error.name, stack: error.stack }, 'skipped'),
    );
}
