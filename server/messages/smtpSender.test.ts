import nodemailer from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { Message } from '../ports/MessageSender';
import { createSmtpSender, type Mailer } from './smtpSender';

const message: Message = {
  id: 'receipt:(1).2',
  channel: 'EMAIL',
  recipient: 'amina@kitara.example',
  subject: 'Your receipt',
  body: 'Paid.',
};

interface Sent {
  message: string;
  envelope: { from: string; to: string[] };
}

/** Returns the mail that nodemailer creates from a message. */
async function made(more: Partial<Message> = {}, from = 'Kitara <care@kitara.example>') {
  const transport = nodemailer.createTransport({ jsonTransport: true });
  const results: Sent[] = [];
  const mailer: Mailer = {
    sendMail: async (mail) => results.push((await transport.sendMail(mail)) as unknown as Sent),
  };
  await createSmtpSender({ mailer, from }).send({ ...message, ...more });
  const [sent] = results;
  return { envelope: sent?.envelope, ...JSON.parse(sent?.message ?? '{}') };
}

describe('a mail', () => {
  it('has a sender, a recipient, a subject, a text, and the outbox key as its Message-ID', async () => {
    expect(await made()).toMatchObject({
      envelope: { from: 'care@kitara.example', to: ['amina@kitara.example'] },
      subject: 'Your receipt',
      text: 'Paid.',
      messageId: '<receipt%3A%281%29%2e2@kitara.example>',
    });
    expect((await made({}, 'care@other.example')).messageId).toMatch(/@other\.example>$/);
  });

  it('has the same Message-ID when it is resent, and another one for another key', async () => {
    const ids = await Promise.all(['a:b', 'a:b', 'a.b'].map(async (id) => (await made({ id })).messageId));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe('an SMTP server', () => {
  it.each([
    ['that knows no such mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'permanent', '550'],
    ['that defers the mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, 'temporary', '450'],
    ['that refuses the content', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'permanent', '554'],
    ['that has no room', { code: 'EMESSAGE', command: 'DATA', responseCode: 452 }, 'temporary', '452'],
    ['that refuses the sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530 }, 'temporary', '530'],
    ['that refuses the sign-in', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'temporary', '535'],
    ['never asked, for want of a recipient', { code: 'EENVELOPE', command: 'API' }, 'permanent', 'EENVELOPE'],
    ['that is not there', { code: 'ECONNECTION', command: 'CONN' }, 'temporary', 'ECONNECTION'],
    ['that falls silent', { code: 'ETIMEDOUT' }, 'temporary', 'ETIMEDOUT'],
    ['that fails otherwise', {}, 'temporary', 'failure'],
  ])('%s', async (_name, fault, kind, reason) => {
    const error = Object.assign(new Error(`550 <${message.recipient}> unknown`), fault);
    const mailer: Mailer = { sendMail: () => Promise.reject(error) };
    const sent = createSmtpSender({ mailer, from: 'care@kitara.example' }).send(message);
    const failure = await sent.catch((caught: Error) => caught);
    expect(failure).toMatchObject({ name: 'DeliveryError', kind, reason: `SMTP ${reason}` });
    expect((failure as Error).message).not.toContain(message.recipient);
  });
});
