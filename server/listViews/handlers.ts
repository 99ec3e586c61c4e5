import { isPermitted } from '../../contract/access/permissions';
import { fieldRefusal, Refusal } from '../../contract/api/errors';
import { resources } from '../../resources';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { neededFor } from '../../resources/language/requiredPermissions';
import { listViewActions } from '../../resources/listViews/actions';
import { type ListView, listViews } from '../../resources/listViews/listViews';
import { userNames } from '../access/users';
import { auditAction } from '../audit/auditAction';
import { callerOf, forbidden, type Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { createRecord } from '../store/createRecord';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { countRefusal, mayChangeView, seesView, shownRefusal } from './rules/sharedViews';

/** Views of lists that are shared with the team. */
export const listViewHandlers = ({ store, now }: Deps): Pick<Handlers, keyof typeof listViewActions> => ({
  async listListViews({ query: { list = '' }, identity }) {
    const viewer = await viewerOf(store, callerOf(identity));
    assertSeesList(list, callerOf(identity));
    const sort = { path: 'name', ascending: true } as const;
    const shared = await store.find(listViews, { where: [{ path: 'list', in: [list] }], sort });
    const seen = shared.filter((view) => seesView(view, viewer));
    const named = viewer.mayShare ? await store.pick(roles, ['id', 'name'], { sort }) : [];
    return { listViews: await viewsOf(store, seen, viewer), roles: named };
  },

  createListView: ({ body, identity }) =>
    store.transaction(async (tx) => {
      await takeLock(tx, 'views');
      const caller = callerOf(identity);
      assertAllowed(shownRefusal(assertSeesList(body.list, caller), body));
      assertAllowed(countRefusal(await tx.count(listViews, { where: [{ path: 'list', in: [body.list] }] })));
      const view = await createRecord(tx, listViews, { ...body, ownerId: caller.userId }, now());
      await auditAction(tx, listViewActions.createListView, { identity, record: view, after: view }, now());
      return oneView(tx, view, caller);
    }),

  changeListView: ({ params, body, identity }) =>
    store.transaction(async (tx) => {
      const caller = callerOf(identity);
      const before = await changeableView(tx, params.id, caller);
      const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      assertAllowed(shownRefusal(assertSeesList(before.list, caller), given));
      const after = await updateRecord(tx, listViews, before.id, given, now());
      if (!after) throw notFound();
      await auditAction(tx, listViewActions.changeListView, { identity, record: after, before, after }, now());
      return oneView(tx, after, caller);
    }),

  deleteListView: ({ params, identity }) =>
    store.transaction(async (tx) => {
      const caller = callerOf(identity);
      const before = await changeableView(tx, params.id, caller);
      await tx.remove(listViews, before.id);
      const gone = { identity, record: before, before, after: null };
      await auditAction(tx, listViewActions.deleteListView, gone, now());
      return oneView(tx, before, caller);
    }),
});

const notFound = () => new Refusal('notFound', 'There is no such shared view.');

function assertAllowed(refusal: Refusal | null): void {
  if (refusal) throw refusal;
}

/** Returns the screen of a list. Refuses an unknown one, and a caller who may not see the list. */
function assertSeesList(list: string, { permissions }: Identity) {
  for (const resource of resources) {
    const screen = resource.screens?.find((each) => each.list === list);
    if (!screen) continue;
    const needed = screen.source?.access ?? neededFor(resource, 'list') ?? [];
    if (!isPermitted(permissions, needed)) throw forbidden(needed);
    return { resource, screen };
  }
  throw fieldRefusal('list', 'does not exist');
}

async function viewerOf(store: Store, { userId, permissions }: Identity) {
  const user = await store.get(users, userId);
  return { userId, roleIds: user?.roleIds ?? [], mayShare: isPermitted(permissions, 'Share Views') };
}

/** Locks a shared view that the caller may change. A view that they do not see does not exist for them. */
async function changeableView(tx: Store, id: string | undefined, caller: Identity): Promise<ListView> {
  const view = await tx.get(listViews, id ?? '', { lock: true });
  const viewer = await viewerOf(tx, caller);
  if (!view || !seesView(view, viewer)) throw notFound();
  if (!mayChangeView(view, viewer)) throw forbidden('Share Views');
  return view;
}

async function viewsOf(store: Store, views: readonly ListView[], viewer: Awaited<ReturnType<typeof viewerOf>>) {
  const names = await userNames(
    store,
    views.map(({ ownerId }) => ownerId),
  );
  return views.map((view) => ({
    ...view,
    ownerName: names.get(view.ownerId) ?? '',
    mayChange: mayChangeView(view, viewer),
  }));
}

async function oneView(store: Store, view: ListView, caller: Identity) {
  const [listView] = await viewsOf(store, [view], await viewerOf(store, caller));
  if (!listView) throw notFound();
  return { listView };
}
