import { accessOf, type Session, type SignedInAccount } from '../../authProvider/session';
import type { SessionStore } from '../../authProvider/sessionStore';
import { markedNames } from '../../contract/access/scope';
import { accessMark } from '../../contract/access/sessions';
import { API_BASES } from '../../contract/constants';
import { routes } from '../../resources/language/routes';

const { base, path } = routes.getOwnAccess;

const markOf = ({ roles, permissions, limited = {} }: Session) => accessMark(roles, markedNames(permissions, limited));

type Get = (url: string) => Promise<{ json: unknown }>;

/**
 * Compares the access version of each response with that of the stored session; if they differ, the user's permissions have
 * changed, and they are reloaded and stored, so that the menu and the buttons are right from then on. The server enforces
 * permissions independently of this.
 */
export function createAccessFollower(store: SessionStore, get: Get): (mark: string) => void {
  let asking = false;
  const refresh = async (token: string) => {
    const { json } = await get(`${API_BASES[base]}/${path}`);
    const session = store.read();
    if (session?.token === token) store.write({ ...session, ...accessOf((json as SignedInAccount).user) });
  };
  return (mark) => {
    const session = store.read();
    if (asking || !session || mark === markOf(session)) return;
    asking = true;
    // The next response carries the version again.
    refresh(session.token)
      .catch(() => undefined)
      .finally(() => {
        asking = false;
      });
  };
}
