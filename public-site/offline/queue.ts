import { ApiError, isUnanswered } from '../api/ApiError';
import { deliver } from './deliver';
import { isLinked, onLink } from './link';
import { drop, type Entry, entryOf, type FormName, put, type WaitingEntry } from './outbox';
import { FORM_NAMES, onOutbox } from './outboxPlaces';
import { pauseAfter } from './pauses';

const SECOND = 1_000;
/** The server knows keys for a day: what is older might be a second record. */
const KEPT_FOR = 20 * 3_600 * SECOND;
const TOO_OLD = 'This waited too long to be sent automatically. Please check it and send it again.';

const underWay = new Set<FormName>();
const watchers = new Set<() => void>();
const tellWatchers = () => {
  for (const tell of watchers) tell();
};

/** Tells when a form begins and ends to be sent (`isUnderWay`). */
export function onUnderWay(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const isUnderWay = (form: FormName): boolean => underWay.has(form);

/** Tries to send a form that waits, unless this or another tab is at it. */
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

/** One tab at a time. Pages over plain HTTP have no locks; there the key alone keeps the record single. */
async function alone(form: FormName, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(`outbox.${form}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

async function attempt<F extends FormName>(form: F): Promise<void> {
  const entry = entryOf(form);
  if (entry?.state !== 'waiting') return;
  const next = await outcomeOf(form, entry);
  // Discarded meanwhile, it may still have arrived; only then is there something to tell.
  if (next.state !== 'sent' && entryOf(form) === null) return;
  if (!put(form, next)) drop(form);
}

async function outcomeOf<F extends FormName>(form: F, entry: WaitingEntry<F>): Promise<Entry<F>> {
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

/** Whether the same form may be taken another time: no link, too many at once, a fault of the server. */
const mayPass = (error: ApiError): boolean =>
  isUnanswered(error) || error.status === 429 || (error.status !== null && error.status >= 500);

const dueAt = ({ triedAt, tries }: WaitingEntry): number => triedAt + pauseAfter(tries);

/** Sends what waits: now, whenever the link or the visitor comes back, and after growing pauses. Returns the way to stop. */
export function startQueue(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting = () =>
    FORM_NAMES.flatMap((form) => {
      const entry = entryOf(form);
      return entry?.state === 'waiting' ? [{ form, due: dueAt(entry) }] : [];
    });
  const sendAll = () => {
    if (isLinked()) for (const { form } of waiting()) void sendNow(form);
  };
  const schedule = () => {
    clearTimeout(timer);
    const due = waiting().map((one) => one.due);
    // Without a link nothing is tried: its return is told.
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
