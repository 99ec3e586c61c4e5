import { useStore } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { visibleFields } from '../../../resources/language/displayFields';
import type { DeclaredScreen } from '../declarations';
import { fieldColumn } from '../kinds/columns';

/** Returns the columns that a screen shows until the user chooses others. */
export function ownColumns({ resource, screen }: DeclaredScreen): readonly string[] {
  const declared = screen.columns ?? resource.list?.columns;
  return declared ?? [...resource.leaves.slice(0, 5).map(({ path }) => path), 'dateCreated'];
}

/** Returns the fields that can be a column, in the order of the declaration. */
export function offeredColumns({ resource }: DeclaredScreen): FlatField[] {
  return visibleFields(resource).filter(({ field }) => fieldColumn(field).offered);
}

/** Returns the columns that the user of this browser has chosen: the screen's own in its order, then the added ones. */
export function useColumns(declared: DeclaredScreen) {
  const own = ownColumns(declared);
  const [chosen, setChosen] = useStore<string[] | null>(`${declared.screen.list}.columns`, null);
  const offered = offeredColumns(declared);
  const shown = chosen ?? own;
  const order = [...own, ...offered.map(({ path }) => path).filter((path) => !own.includes(path))];
  const leaves = order
    .filter((path) => shown.includes(path))
    .flatMap((path) => offered.find((leaf) => leaf.path === path) ?? []);
  return { leaves, offered, chosen, choose: (paths: string[] | null) => setChosen(paths) };
}
