import { Refusal } from '../../contract/api/errors';
import { resendRefusal, resentUntil } from '../../contract/messages/messages';
import type { Answers } from '../../resources/catalogue/actions';
import { publicView } from '../../resources/catalogue/publicView';
import { messageActions } from '../../resources/messages/actions';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { updateRecord } from '../store/updateRecord';

const view = (message: object) => publicView(outboxMessages, message);

/** Puts a message that failed or expired back into the outbox. */
export function messageHandlers({ store, now }: Deps): Pick<Handlers, 'resendMessage'> {
  return {
    resendMessage: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const before = await tx.get(outboxMessages, params.id ?? '', { lock: true });
        if (!before) throw new Refusal('notFound', 'There is no such message.');
        const refusal = resendRefusal(before, now());
        if (refusal) throw new Refusal('conflict', refusal);
        const due = { status: 'PENDING', nextAttemptAt: now().toISOString(), lastError: null } as const;
        const changes = { ...due, expiresAt: resentUntil(before, now()) };
        const message = (await updateRecord(tx, outboxMessages, before.id, changes, now())) ?? before;
        const change = { record: before, before: view(before), after: view(message) };
        await auditAction(tx, messageActions.resendMessage, { identity, ...change }, now());
        return { message: view(message) as Answers['resendMessage']['message'] };
      }),
  };
}
