import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { MOST_SHARED_VIEWS, viewFilters } from '../../../contract/listViews/sharedView';
import type { AnyResource } from '../../../resources/language/defineResource';
import { listParametersOf } from '../../../resources/language/filters';
import { phonePathOf, type Screen } from '../../../resources/language/ResourceDeclaration';
import type { ListView } from '../../../resources/listViews/listViews';

/** A user who reads or changes shared views. */
interface Viewer {
  userId: string;
  roleIds: readonly string[];
  /** True if they hold the permission to share views. */
  mayShare: boolean;
}

/** Returns whether a user sees a shared view of a list that they may see. */
export const seesView = ({ ownerId, roleId }: ListView, { userId, roleIds, mayShare }: Viewer): boolean =>
  roleId === null || mayShare || ownerId === userId || roleIds.includes(roleId);

/** Returns whether a user may rename, change and remove a shared view. */
export const mayChangeView = ({ ownerId }: ListView, { userId, mayShare }: Viewer): boolean =>
  mayShare || ownerId === userId;

/** Returns why another view of a list that has so many cannot be shared, or null. */
export const countRefusal = (count: number): Refusal | null =>
  count < MOST_SHARED_VIEWS
    ? null
    : new Refusal(
        'conflict',
        phrase('A list has at most {most} shared views. Remove one first.', { most: MOST_SHARED_VIEWS }),
      );

/** The filters, order and columns of a view. */
type Shown = Partial<Pick<ListView, 'filter' | 'sortBy' | 'columns'>>;

/** Returns why a view of the list cannot be stored, naming the field, or null: it names only what the list has. */
export function shownRefusal(
  { resource, screen }: { resource: AnyResource; screen: Screen },
  { filter = null, sortBy = null, columns = null }: Shown,
): Refusal | null {
  const filters = screen.source ? screen.source.filters : listParametersOf(resource, 'list');
  const paths = ['id', 'dateCreated', 'dateUpdated', ...resource.leaves.map(({ path }) => path), phonePathOf(screen)];
  const unknown = {
    filter: Object.keys(viewFilters(filter)).find((name) => !Object.hasOwn(filters, name)),
    sortBy: sortBy !== null && !paths.includes(sortBy) ? sortBy : undefined,
    columns: columns?.split(',').find((path) => !paths.includes(path)),
  };
  const [fault] = Object.entries(unknown).filter(([, name]) => name !== undefined);
  return fault
    ? fieldRefusal(fault[0], phrase('names {name}, which the list does not have', { name: fault[1] ?? '' }))
    : null;
}
