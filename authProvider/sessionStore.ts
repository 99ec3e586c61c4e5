import { SESSION_STORAGE } from '../contract/constants';
import { decrypt, encrypt } from './secretText';
import type { Session } from './session';

export interface SessionStore {
  /** Returns the stored session; the same object until it changes. */
  read(): Session | null;
  write(session: Session): void;
  /** Signs out here and, through the storage event, in every other tab: clears all storage except what is to be kept. */
  clear(reason?: 'unauthorised'): void;
  /** Returns whether the last session ended because the server refused its token; the next sign-in resets this. */
  isUnauthorised(): boolean;
  subscribe(listener: () => void): () => void;
}

interface Storages {
  local: Storage;
  /** Other storages that are cleared with it. */
  others?: Storage[];
  /**
   * Returns the part of a text in `local` that outlives a session: the specification clears all storage, but what is neither
   * secret nor personal stays.
   */
  keep?(name: string, text: string): string | null;
}

/** Creates the session store in browser storage: encrypted values, and the time of expiry as a plain number of milliseconds. */
export function createSessionStore({ local, others = [], keep = () => null }: Storages): SessionStore {
  const listeners = new Set<() => void>();
  let unauthorised = false;
  let known: { raw: string; session: Session | null } | undefined;

  const rawValues = () => Object.values(SESSION_STORAGE).map((key) => local.getItem(key) ?? '');
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    read() {
      const raw = rawValues().join('\n');
      if (known?.raw !== raw) known = { raw, session: parse(local) };
      return known.session;
    },
    write(session) {
      unauthorised = false;
      for (const name of ['user', 'roles', 'permissions', 'limited', 'token'] as const) {
        local.setItem(SESSION_STORAGE[name], encrypt(session[name] ?? {}));
      }
      local.setItem(SESSION_STORAGE.expirationTime, String(session.expirationTime));
      changed();
    },
    clear(reason) {
      // Clearing an empty store without a reason keeps the earlier reason.
      unauthorised ||= reason === 'unauthorised';
      for (const key of Object.keys(local)) {
        const kept = keep(key, local.getItem(key) ?? '');
        if (kept === null) local.removeItem(key);
        else local.setItem(key, kept);
      }
      for (const storage of others) storage.clear();
      changed();
    },
    isUnauthorised: () => unauthorised,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Calls `onChange` when another tab changes the same storage; returns a function that stops this. */
export function followOtherTabs(window: Window, onChange: () => void): () => void {
  const names: (string | null)[] = [null, ...Object.values(SESSION_STORAGE)];
  const hear = ({ key }: StorageEvent) => names.includes(key) && onChange();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function parse(local: Storage): Session | null {
  const [token, user, roles, permissions, limited] = [
    SESSION_STORAGE.token,
    SESSION_STORAGE.user,
    SESSION_STORAGE.roles,
    SESSION_STORAGE.permissions,
    SESSION_STORAGE.limited,
  ].map((key) => decrypt(local.getItem(key) ?? ''));
  const expirationTime = Number(local.getItem(SESSION_STORAGE.expirationTime));
  if (typeof token !== 'string' || !user || !Array.isArray(permissions) || !expirationTime) return null;
  return {
    token,
    user: user as Session['user'],
    roles: Array.isArray(roles) ? roles : [],
    permissions,
    ...(Object.keys(limited ?? {}).length ? { limited: limited as Session['limited'] } : {}),
    expirationTime,
  };
}
