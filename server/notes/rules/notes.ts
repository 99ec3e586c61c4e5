import { Refusal } from '../../../contract/api/errors';

/** The record that a note belongs to. */
interface Subjects {
  clientId?: string | null;
  accountId?: string | null;
  paymentId?: string | null;
}

/** Returns why a note cannot be created, or null: it belongs to exactly one record. */
export function subjectRefusal({ clientId, accountId, paymentId }: Subjects): Refusal | null {
  if ([clientId, accountId, paymentId].filter(Boolean).length === 1) return null;
  const message = 'A note belongs to exactly one client, account or payment.';
  return new Refusal('invalid', message, { clientId: message });
}

/** Returns why a user may not change or delete a note, or null: only its author may. */
export const authorRefusal = (authorId: string | null, userId: string | null): Refusal | null =>
  authorId !== null && authorId === userId
    ? null
    : new Refusal('forbidden', 'Only its author can change or delete a note.');
