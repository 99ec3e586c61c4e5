import { outboxMessages } from '../../resources/messages/outboxMessages';
import { workOffDeferred } from '../../server/jobs/workOffDeferred';
import { deliver } from '../../server/messages/jobs/deliver';
import { openBody } from '../../server/messages/sealedBody';
import { sendMail, sendSms } from '../../server/messages/send';
import type { Store } from '../../server/store/Store';
import type { World } from './world';

let count = 0;
export const newMessage = (world: World, channel: 'SMS' | 'EMAIL' = 'SMS') =>
  world.store.transaction((tx) => {
    const key = `test:${++count}`;
    const recipient = channel === 'SMS' ? '+256791234567' : 'amina@kitara.example';
    const values = { ticketNumber: `TK-${count}`, words: 'Hello' };
    const message = { recipient, clientId: null, text: 'ticketAnswered', values, key } as const;
    const send = channel === 'SMS' ? sendSms : sendMail;
    return send(tx, { ...message, since: world.clock.now.toISOString() }, world.clock.now);
  });

export const stored = (world: World, key: string) =>
  world.store.find(outboxMessages, { where: [{ path: 'key', in: [key] }] }).then(([message]) => message);

/** Returns the text of a message as its recipient reads it. */
export const textOf = ({ deps }: Pick<World, 'deps'>, message: { key: string; body: string | null }): string =>
  openBody(deps.config.appSecret, message) ?? '';

/** Does the work that calls have deferred until after their answers. */
export const doDeferred = ({ deps }: Pick<World, 'deps'>): Promise<number> =>
  workOffDeferred({ ...deps, now: () => new Date(deps.now().getTime() + 1) });

export async function turn(world: World, pause = 1): Promise<number> {
  world.clock.advance(pause);
  return deliver(world.deps, world.sender);
}

/** Removes due messages of earlier tests and the demo data from the list. */
export async function forgetDue(store: Store): Promise<void> {
  const due = await store.find(outboxMessages, { where: [{ path: 'nextAttemptAt', isNull: false }] });
  for (const { id } of due) await store.update(outboxMessages, id, { nextAttemptAt: null });
}
