import { it } from 'vitest';
import type { Store } from '../../../server/store/Store';
import type { Adapter, Opened } from '../adapters';
import { SKIPS } from '../skips';
import { author, authors, type Book, book, books } from './library';

/** The environment of a part of the suite: the adapter under test, opened before each part's first test. */
export interface Suite {
  /** Registers a test of the suite, skipped with its reason if the adapter is excluded from it. */
  test(name: string, run: (store: Store, opened: Opened) => Promise<void>): void;
}

/** The skips whose test exists. */
export const metSkips = new Set<(typeof SKIPS)[number]>();

export function suiteFor({ name: adapter }: Adapter, opened: () => Opened): Suite {
  return {
    test(name, run) {
      const skip = SKIPS.find((each) => each.test === name && each.adapter === adapter);
      if (skip) {
        metSkips.add(skip);
        it.skip(`${name} (${skip.reason})`, () => undefined);
      } else {
        it(name, () => run(opened().store, opened()));
      }
    },
  };
}

/** Stores books of one new author and returns them with a condition that matches only these. */
export async function shelve(store: Store, given: readonly Parameters<typeof book>[1][]) {
  const [writer] = await store.insert(authors, [author()]);
  if (!writer) throw new Error('No author was stored.');
  const stored = await store.insert(
    books,
    given.map((each) => book(writer, each)),
  );
  return { writer, stored, theirs: { path: 'authorId', in: [writer.id] } as const };
}

export const titles = (found: readonly Pick<Book, 'title'>[]) => found.map(({ title }) => title);
