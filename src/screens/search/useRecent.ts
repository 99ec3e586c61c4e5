import { useStore } from 'react-admin';
import { useDeclarations } from '../../crud/declarations';
import { useCan } from '../../session/useCan';
import type { FoundRecord } from './choices';

/** How many records are stored. */
const MOST = 6;

/**
 * Stores the records that this user opened from the box recently, and returns those that they may still list. It contains
 * customers' names, so it is deleted with the session (src/session/keptStorage.ts).
 */
export function useRecent() {
  const [kept, setKept] = useStore<FoundRecord[]>('commandBox.recent', []);
  const can = useCan();
  const declarations = useDeclarations();
  const recent = kept.filter(({ resource }) =>
    can(
      declarations.find(({ name }) => name === resource),
      'list',
    ),
  );
  const keep = ({ resource, id, label, state, accountId, clientId }: FoundRecord) =>
    setKept(
      [{ resource, id, label, state, accountId, clientId }, ...kept.filter((each) => each.id !== id)].slice(0, MOST),
    );
  return { recent, keep };
}
