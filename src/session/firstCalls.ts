import { decrypt } from '../../authProvider/secretText';
import { FIRST_CALLS, SESSION_STORAGE } from '../../contract/constants';

/** How many addresses are remembered, and how many calls of each. */
const MOST_ADDRESSES = 20;
const MOST_CALLS = 8;
/** What is asked for within so many milliseconds of a page's first answer still counts as first. */
const SETTLED = 1_000;

type Remembered = Record<string, string[]>;

/**
 * The calls that a page makes first. They are remembered by address, so that the next visit sends them before the
 * back-office's code is there, and finds the answers waiting. Each is taken once, by the person for whom it was sent, and while
 * the page opens; what is asked for later is asked anew.
 */
export function createFirstCalls({ local, address, now = Date.now, ask = fetch }: Surroundings) {
  const sent = new Map<string, { token: string; answer: Promise<Response> }>();
  const asked = new Set<string>();
  let open = true;
  let settling = false;

  const remembered = (): Remembered => {
    try {
      return JSON.parse(local.getItem(FIRST_CALLS) ?? '{}') as Remembered;
    } catch {
      return {};
    }
  };
  function remember() {
    if (local.getItem(SESSION_STORAGE.token) === null) return;
    const { [address]: _, ...others } = remembered();
    const kept = Object.entries(others).slice(1 - MOST_ADDRESSES);
    const calls = [...asked].slice(0, MOST_CALLS);
    local.setItem(FIRST_CALLS, JSON.stringify(Object.fromEntries([...kept, [address, calls]])));
  }
  function settle() {
    open = false;
    // An answer that nobody reads would hold its connection.
    for (const { answer } of sent.values()) answer.then(({ body }) => body?.cancel()).catch(() => undefined);
    sent.clear();
    remember();
  }
  return {
    /** Sends what this address asked for last time, where somebody's session is still good. */
    send() {
      const token = decrypt(local.getItem(SESSION_STORAGE.token) ?? '');
      if (typeof token !== 'string' || now() > Number(local.getItem(SESSION_STORAGE.expirationTime))) return;
      const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
      for (const url of remembered()[address] ?? []) {
        const answer = ask(url, { headers });
        // Its taker is told of a failure; there may be none.
        answer.catch(() => undefined);
        sent.set(url, { token, answer });
      }
    },
    /** The answer to a call that was sent ahead with this token; undefined where there is none. */
    take(url: string, token: string | null): Promise<Response> | undefined {
      if (!open) return undefined;
      asked.add(url);
      const found = sent.get(url);
      if (!found || found.token !== token) return undefined;
      sent.delete(url);
      return found.answer;
    },
    /** Tells that an answer has come. */
    answered() {
      if (settling || asked.size === 0) return;
      settling = true;
      // Already now, since the page may be left before it has settled.
      remember();
      setTimeout(settle, SETTLED);
    },
  };
}

interface Surroundings {
  local: Storage;
  /** Path and search of the page. */
  address: string;
  now?(): number;
  ask?: typeof fetch;
}

/** Those of this visit. */
export const firstCalls = createFirstCalls({
  local: window.localStorage,
  address: window.location.pathname + window.location.search,
});
