import { ApiError, isUnanswered } from '../api/ApiError';
import { deliver } from './deliver';
import { isLinked, onLink } from './link';
import { drop, type FormName, findEntry, type OutboxEntry, put, type WaitingEntry } from './outbox';
import { FORM_NAMES, onOutbox } from './outboxPlaces';
import { retryPause } from './useAskAgain';

const SECOND = 1_000;
/** The server remembers keys for a day: an older form could create a second record. */
const KEPT_FOR = 20 * 3_600 * SECOND;
const TOO_OLD = 'This waited too long to be sent automatically. Please check it and send it again.';

const underWay = new Set<FormName>();
const watchers = new Set<() => void>();
const tellWatchers = () => {
  for (const tell of watchers) tell();
};

/** Calls `watcher` when sending a form starts and ends (`isUnderWay`); returns a function that stops this. */
export function onUnderWay(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const isUnderWay = (form: FormName): boolean => underWay.has(form);

/** Tries to send a waiting form, unless this or another tab is already sending it. */
export async function sendNow(form: FormName): Promise<void> {
  if (underWay.has(form)) return;
  underWay.add(form);
  tellWatchers();
  try {
    await alone(form, () => attempt(form));
  } finally {
    underWay.delete(form);
    tellWatchers();
  }
}

/** Runs `work` in one tab at a time. Pages served over plain HTTP have no locks; there, only the key prevents a second record. */
async function alone(form: FormName, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`outbox.${form}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

async function attempt<F extends FormName>(form: F): Promise<void> {
  const entry = findEntry(form);
  if (entry?.state !== 'waiting') return;
  const next = await outcomeOf(form, entry);
  // The form may have arrived although it was discarded in the meantime; only then is there something to report.
  if (next.state !== 'sent' && findEntry(form) === null) return;
  if (!put(form, next)) drop(form);
}

async function outcomeOf<F extends FormName>(form: F, entry: WaitingEntry<F>): Promise<OutboxEntry<F>> {
  const { body, key } = entry;
  if (Date.now() - entry.since > KEPT_FOR)
    return { state: 'refused', body, message: TOO_OLD, status: null, fields: {} };
  try {
    return { state: 'sent', result: await deliver(form, body, key) };
  } catch (error) {
    if (!(error instanceof ApiError) || mayPass(error)) {
      return { ...entry, triedAt: Date.now(), tries: entry.tries + 1 };
    }
    return { state: 'refused', body, message: error.message, status: error.status, fields: error.fields };
  }
}

/** Returns whether the same form may be accepted later: no connection, the rate limit, or a server error. */
const mayPass = (error: ApiError): boolean =>
  isUnanswered(error) || error.status === 429 || (error.status !== null && error.status >= 500);

const dueAt = ({ triedAt, tries }: WaitingEntry): number => triedAt + retryPause(tries);

/**
 * Sends the waiting forms: now, whenever the connection or the visitor returns, and after growing pauses. Returns a function that
 * stops this.
 */
export function startQueue(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = () =>
    FORM_NAMES.flatMap((form) => {
      const entry = findEntry(form);
      return entry?.state === 'waiting' ? [{ form, due: dueAt(entry) }] : [];
    });
  const sendAll = () => {
    if (isLinked()) for (const { form } of waiting()) void sendNow(form);
  };
  const schedule = () => {
    clearTimeout(timer);
    const due = waiting().map((one) => one.due);
    // Without a connection nothing is tried: an event reports when it is back.
    if (due.length > 0 && navigator.onLine)
      timer = setTimeout(sendDue, Math.max(SECOND, Math.min(...due) - Date.now()));
  };
  const sendDue = () => {
    if (navigator.onLine) for (const { form, due } of waiting()) if (due <= Date.now()) void sendNow(form);
    schedule();
  };
  const onVisible = () => document.visibilityState === 'visible' && sendAll();

  const stopListening = onOutbox(schedule);
  const stopWatching = onLink(sendAll);
  document.addEventListener('visibilitychange', onVisible);
  sendAll();
  schedule();
  return () => {
    clearTimeout(timer);
    stopListening();
    stopWatching();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
