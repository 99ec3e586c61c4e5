import { useSyncExternalStore } from 'react';

/** How people call the records that answers refer to, by id, as each answer tells of them. */
function createLabels() {
  let labels: ReadonlyMap<string, string> = new Map();
  const followers = new Set<() => void>();
  const tell = (next: ReadonlyMap<string, string>) => {
    labels = next;
    for (const follower of followers) follower();
  };
  return {
    of: (id: string) => labels.get(id),
    /** Takes the labels that an answer carries, where it carries any. */
    learn(answer: unknown) {
      const told = Object.entries((answer as { labels?: Record<string, string> } | null)?.labels ?? {});
      const news = told.filter(([id, label]) => labels.get(id) !== label);
      if (news.length > 0) tell(new Map([...labels, ...news]));
    },
    /** They are of one person's session. */
    clear: () => tell(new Map()),
    subscribe(follower: () => void) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
}

export const labels = createLabels();

/** How people call a record; undefined where no answer has said it. */
export const useLabel = (id: string): string | undefined => useSyncExternalStore(labels.subscribe, () => labels.of(id));
