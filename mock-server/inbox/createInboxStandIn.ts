import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { trimEndOf } from '../../contract/text';
import { Inbox, type TakenMessage } from './inbox';
import { inboxPage, PAGE_POLICY } from './inboxPage';

interface InboxConfig {
  /** The bearer key that senders must send. */
  key: string;
  now: () => Date;
  /** Delivers an SMS of a customer to the product; returns whether it was accepted. Null: customers cannot answer here. */
  deliver?: ((message: CustomerSms) => Promise<boolean>) | null;
  /** The maximum number of messages kept. */
  capacity?: number;
}

/** An SMS that a customer sends to us. */
export interface CustomerSms {
  /** The gateway's own id. */
  id: string;
  from: string;
  text: string;
}

/** `503` and `refuse` (422) accept nothing; `lost-answer` accepts the message and answers 503. */
type InboxOutage = 'none' | '503' | 'refuse' | 'lost-answer';

/** Controls of the stand-in for tests; not reachable over HTTP. */
export interface InboxControl {
  outage(mode: InboxOutage): void;
  /** The messages, newest first. */
  messages(): readonly TakenMessage[];
  /** The ids of all well-formed requests in order, including repeated and refused ones. */
  requests(): readonly string[];
}

const sent = z.object({
  to: z.string().min(3).max(254),
  text: z.string().min(1).max(2_000),
  id: z.string().min(1).max(200),
  subject: z.string().max(200).optional(),
});

const REQUESTS_KEPT = 1_000;

/**
 * A stand-in for an SMS gateway (`POST /sms`) and a mail server (`POST /mail`). It keeps the messages and shows them to everyone
 * on the page `/`.
 */
export function createInboxStandIn({ key, now, deliver = null, capacity = 200 }: InboxConfig): {
  app: Hono;
  control: InboxControl;
} {
  const inbox = new Inbox(capacity);
  const requests: string[] = [];
  let outage: InboxOutage = 'none';

  const take = (channel: TakenMessage['channel']) => async (context: Context) => {
    if (context.req.header('Authorization') !== `Bearer ${key}`) return context.json({ error: 'Wrong key.' }, 401);
    const { data } = sent.safeParse(await context.req.json().catch(() => null));
    if (!data) return context.json({ error: 'Not a message.' }, 400);
    requests.push(data.id);
    if (requests.length > REQUESTS_KEPT) requests.shift();
    if (outage === '503') return context.json({ error: 'Out of order.' }, 503);
    if (outage === 'refuse') return context.json({ error: 'This number cannot be reached.' }, 422);
    const { subject = null, ...message } = data;
    const isNew = inbox.take({ ...message, subject, channel, takenAt: now() });
    if (outage === 'lost-answer') return context.json({ error: 'Out of order.' }, 503);
    return context.json({ id: data.id, repeated: !isNew }, isNew ? 202 : 200);
  };

  const app = new Hono();
  app.post('/sms', take('SMS'));
  app.post('/mail', take('EMAIL'));
  app.get('/', (context) => {
    context.header('Content-Security-Policy', PAGE_POLICY);
    context.header('Cache-Control', 'no-store');
    return context.html(
      inboxPage(inbox.newestFirst(), {
        answerAt: deliver && `${trimEndOf(context.req.path, '/')}/answer`,
        sent: context.req.query('sent'),
      }),
    );
  });
  if (deliver) {
    app.post('/answer', async (context) => {
      const { from, text } = await context.req.parseBody();
      const message = { id: randomUUID(), from: String(from ?? ''), text: String(text ?? '') };
      const page = trimEndOf(context.req.path, '/').slice(0, -'/answer'.length) || '/';
      return context.redirect(`${page}?sent=${(await deliver(message)) ? 'yes' : 'no'}`, 303);
    });
  }
  const control: InboxControl = {
    outage: (mode) => {
      outage = mode;
    },
    messages: () => inbox.newestFirst(),
    requests: () => requests,
  };
  return { app, control };
}
