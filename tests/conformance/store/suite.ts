import { it } from 'vitest';
import type { Store } from '../../../server/store/Store';
import type { Adapter, Opened } from '../adapters';
import { SKIPS } from '../skips';
import { author, authors, type Book, book, books } from './library';

/** What the parts of the suite are given: the adapter under test, opened before each part's first test. */
export interface Suite {
  /** A test of the suite, left out with its reason where the adapter is excused from it. */
  test(name: string, run: (store: Store, opened: Opened) => Promise<void>): void;
}

/** The excuses that met their test. */
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

/** Stores books of one new author, and answers them with the condition that finds just these. */
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
