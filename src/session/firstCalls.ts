import { decrypt } from '../../authProvider/secretText';
import { FIRST_CALLS, SESSION_STORAGE } from '../../contract/constants';

/** The maximum number of remembered addresses, and of calls for each. */
const MOST_ADDRESSES = 20;
const MOST_CALLS = 8;
/** Calls made until this many ms after a page's first answer are remembered as its first calls. */
const SETTLED = 1_000;
/** How long an answer is kept for use, ms: a slow phone may still be parsing the code that requests it. */
const KEPT = 10_000;

type Remembered = Record<string, string[]>;

/** An answer whose body has been read: an unread body would hold its connection. */
interface EarlyAnswer extends Pick<Response, 'status' | 'statusText' | 'headers'> {
  text: string;
}

/**
 * Remembers the calls that a page makes first, by address, so that the next visit sends them before the back-office's code is
 * loaded and finds the answers waiting. Each answer is used once, by the user for whom it was requested, while the page opens and
 * before anything is written; later requests go to the network.
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
    /** Sends the calls that this address made first last time, if the stored session is still valid. */
    send() {
      const token = decrypt(local.getItem(SESSION_STORAGE.token) ?? '');
      if (typeof token !== 'string' || now() > Number(local.getItem(SESSION_STORAGE.expirationTime))) return;
      const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
      for (const url of remembered()[address] ?? []) {
        const answer = ask(url, { headers }).then(read);
        // The caller of `take` handles a failure; there may be no such caller.
        answer.catch(() => undefined);
        sent.set(url, { token, answer });
      }
      setTimeout(forget, KEPT);
    },
    /** Returns the answer to a call that was sent early with this token; undefined if there is none. */
    take(url: string, token: string | null): Promise<EarlyAnswer> | undefined {
      if (opening) asked.add(url);
      const found = sent.get(url);
      if (!found || found.token !== token) return undefined;
      sent.delete(url);
      return found.answer;
    },
    /** Notes that an answer has arrived. */
    answered() {
      if (settling || asked.size === 0) return;
      settling = true;
      // Remembers the calls already now, because the user may leave the page before it has settled.
      remember();
      setTimeout(settle, SETTLED);
    },
    /** Discards all early answers, because a write may have made them stale. */
    forget,
  };
}

const read = async (response: Response): Promise<EarlyAnswer> => {
  const { status, statusText, headers } = response;
  return { status, statusText, headers, text: await response.text() };
};

interface Surroundings {
  local: Storage;
  /** The path and query of the page. */
  address: string;
  now?(): number;
  ask?: typeof fetch;
}

/** The early requests of this visit. */
export const firstCalls = createFirstCalls({
  local: window.localStorage,
  address: window.location.pathname + window.location.search,
});
