import { decrypt } from '../../authProvider/secretText';
import { FIRST_CALLS, SESSION_STORAGE } from '../../contract/constants';

/** How many addresses are remembered, and how many calls of each. */
const MOST_ADDRESSES = 20;
const MOST_CALLS = 8;
/** What is asked for within so many milliseconds of a page's first answer is remembered as first. */
const SETTLED = 1_000;
/** How long an answer waits to be taken, ms: a slow phone may still be unpacking the code that asks for it. */
const KEPT = 10_000;

type Remembered = Record<string, string[]>;

/** An answer with its body read: one that is not read would hold its connection. */
interface EarlyAnswer extends Pick<Response, 'status' | 'statusText' | 'headers'> {
  text: string;
}

/**
 * The calls that a page makes first. They are remembered by address, so that the next visit sends them before the
 * back-office's code is there, and finds the answers waiting. Each is taken once, by the person for whom it was sent, while
 * the page opens and before anything is written; what is asked for later is asked anew.
 */
export function createFirstCalls({ local, address, now = Date.now, ask = fetch }: Surroundings) {
  const sent = new Map<string, { token: string; answer: Promise<EarlyAnswer> }>();
  const asked = new Set<string>();
  let opening = true;
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
    opening = false;
    remember();
  }
  const forget = () => sent.clear();
  return {
    /** Sends what this address asked for last time, where somebody's session is still good. */
    send() {
      const token = decrypt(local.getItem(SESSION_STORAGE.token) ?? '');
      if (typeof token !== 'string' || now() > Number(local.getItem(SESSION_STORAGE.expirationTime))) return;
      const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
      for (const url of remembered()[address] ?? []) {
        const answer = ask(url, { headers }).then(read);
        // Its taker is told of a failure; there may be none.
        answer.catch(() => undefined);
        sent.set(url, { token, answer });
      }
      setTimeout(forget, KEPT);
    },
    /** The answer to a call that was sent ahead with this token; undefined where there is none. */
    take(url: string, token: string | null): Promise<EarlyAnswer> | undefined {
      if (opening) asked.add(url);
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
    /** Tells that something is written: what was asked for before may be true no more. */
    forget,
  };
}

const read = async (response: Response): Promise<EarlyAnswer> => {
  const { status, statusText, headers } = response;
  return { status, statusText, headers, text: await response.text() };
};

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
