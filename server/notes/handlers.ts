import { users } from '../../resources/access/users';
import type { noteActions } from '../../resources/notes/actions';
import { canSignIn } from '../access/rules/access';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';

/** The maximum number of colleagues that are offered at once. */
const MOST = 20;

/** Actions for notes besides CRUD. */
export const noteHandlers = (deps: Deps): Pick<Handlers, keyof typeof noteActions> => ({
  async listColleagues({ query: { searchTerm = '' } }) {
    const found = await deps.store.find(users, { search: searchTerm, sort: { path: 'fullName', ascending: true } });
    const colleagues = found.filter(canSignIn).slice(0, MOST);
    return { colleagues: colleagues.map(({ id, fullName }) => ({ id, fullName })) };
  },
});
