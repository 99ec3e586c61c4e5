import { useMemo, useSyncExternalStore } from 'react';
import type { BodyOf } from '../../resources/catalogue/actions';
import { forget, type Span } from '../remembered/remember';
import { recallSecret, rememberSecret } from '../remembered/secret';
import { onOutbox, outboxKey, tellOutbox } from './outboxPlaces';

/** The request bodies of the forms that wait. */
export interface OutboxBodies {
  contact: BodyOf<'sendPortalMessage'>;
  interest: BodyOf<'createInterest'>;
  subscribe: BodyOf<'createSubscriptionForm'>;
}
export type FormName = keyof OutboxBodies;

/** The result of each form; it contains nothing that identifies the sender. */
export interface Results {
  contact: { ticketNumber: string };
  interest: { coverageCheckId: string; neighbours: number };
  subscribe: { id: string; formNumber: string };
}

/** A form that has no answer yet. */
export interface WaitingEntry<F extends FormName = FormName> {
  state: 'waiting';
  /** Sent with every attempt, so that a lost answer does not cause a second record. */
  key: string;
  body: OutboxBodies[F];
  /** When it was first and last tried (milliseconds since 1970), and how often. */
  since: number;
  triedAt: number;
  tries: number;
}

/** A form that the visitor must check again, with the errors of its fields as in an ApiError. */
export interface RefusedEntry<F extends FormName = FormName> {
  state: 'refused';
  body: OutboxBodies[F];
  message: string;
  status: number | null;
  fields: Record<string, string>;
}

export interface SentEntry<F extends FormName = FormName> {
  state: 'sent';
  result: Results[F];
}

export type OutboxEntry<F extends FormName = FormName> = WaitingEntry<F> | RefusedEntry<F> | SentEntry<F>;

export const findEntry = <F extends FormName>(form: F): OutboxEntry<F> | null =>
  recallSecret<OutboxEntry<F>>(outboxKey(form), 'visit') ?? recallSecret<OutboxEntry<F>>(outboxKey(form));

/** Returns how long an entry is stored. As with drafts, no national ID outlives the visit: phones are shared. */
export function spanOf(entry: OutboxEntry): Span {
  const client = entry.state !== 'sent' && 'client' in entry.body ? entry.body.client : null;
  return client?.nationalId ? 'visit' : 'device';
}

/** Stores an entry in its form's place; returns false if the browser's storage is full or blocked. */
export function put<F extends FormName>(form: F, entry: OutboxEntry<F>): boolean {
  const span = spanOf(entry);
  const kept = rememberSecret(outboxKey(form), entry, span);
  if (kept) forget(outboxKey(form), span === 'visit' ? 'device' : 'visit');
  tellOutbox();
  return kept;
}

export function drop(form: FormName): void {
  forget(outboxKey(form), 'visit');
  forget(outboxKey(form));
  tellOutbox();
}

/** Returns a form's entry in the outbox; null if there is none, and during hydration. */
export function useEntry<F extends FormName>(form: F): OutboxEntry<F> | null {
  const text = useSyncExternalStore(
    onOutbox,
    () => JSON.stringify(findEntry(form)),
    () => 'null',
  );
  return useMemo(() => JSON.parse(text) as OutboxEntry<F> | null, [text]);
}
