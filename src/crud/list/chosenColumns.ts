import { useStore } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { visibleFields } from '../../../resources/language/displayFields';
import { phonePathOf } from '../../../resources/language/ResourceDeclaration';
import type { DeclaredScreen } from '../declarations';
import { fieldColumn } from '../kinds/columns';

/** Returns the columns that a screen shows until the user chooses others. */
export function ownColumns({ resource, screen }: DeclaredScreen): readonly string[] {
  const declared = screen.columns ?? resource.list?.columns;
  const phone = phoneColumn({ resource, screen });
  const own = declared ?? [...resource.leaves.slice(0, 5).map(({ path }) => path), 'dateCreated'];
  return own.flatMap((path) => (path === screen.phoneOf && phone ? [path, phone.path] : [path]));
}

/** Returns the fields that can be a column, in the order of the declaration. */
export function offeredColumns({ resource, screen }: DeclaredScreen): FlatField[] {
  const phone = phoneColumn({ resource, screen });
  return visibleFields(resource)
    .filter(({ field }) => fieldColumn(field).offered)
    .flatMap((leaf) => (leaf.path === screen.phoneOf && phone ? [leaf, phone] : [leaf]));
}

/** Returns the column with the phone number of the customer that the screen's records refer to. */
function phoneColumn({ resource, screen }: DeclaredScreen): FlatField | undefined {
  const path = phonePathOf(screen);
  const to = resource.leaves.find((leaf) => leaf.path === screen.phoneOf)?.field.to;
  return path && to ? { path, field: { kind: 'phone', phoneOf: screen.phoneOf, to } } : undefined;
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
