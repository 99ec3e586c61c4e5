import { useSyncExternalStore } from 'react';

/** The display names of the records that answers refer to, by id, collected from the answers. */
function createLabels() {
  let labels: ReadonlyMap<string, string> = new Map();
  const followers = new Set<() => void>();
  const tell = (next: ReadonlyMap<string, string>) => {
    labels = next;
    for (const follower of followers) follower();
  };
  return {
    of: (id: string) => labels.get(id),
    /** Adds the labels of an answer, if it has any. */
    learn(answer: unknown) {
      const told = Object.entries((answer as { labels?: Record<string, string> } | null)?.labels ?? {});
      const news = told.filter(([id, label]) => labels.get(id) !== label);
      if (news.length > 0) tell(new Map([...labels, ...news]));
    },
    /** Labels belong to one user's session. */
    clear: () => tell(new Map()),
    subscribe(follower: () => void) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}

export const labels = createLabels();

/** Returns the display name of a record; undefined if no answer has contained it. */
export const useLabel = (id: string): string | undefined => useSyncExternalStore(labels.subscribe, () => labels.of(id));
