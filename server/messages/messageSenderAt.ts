import nodemailer from 'nodemailer';
import { memoizeBySettings } from '../base/memoizeBySettings';
import { DeliveryError, type MessageSender } from '../ports/MessageSender';
import { createHttpSender, type HttpAccess } from './httpSender';
import { createSmtpSender, type SmtpAccess } from './smtpSender';

const TIMEOUT = 10_000;

/** The carrier of each channel; null if there is none yet. */
export interface MessageAccess {
  sms: HttpAccess | null;
  /** The stand-in accepts mail over HTTP. */
  email: SmtpAccess | HttpAccess | null;
}

/** Returns one sender that uses the carriers in the current settings for each message. */
export function messageSenderAt(access: () => MessageAccess): MessageSender {
  const sms = memoizeBySettings(() => access().sms, senderAt);
  const email = memoizeBySettings(() => access().email, senderAt);
  const to = (channel: 'SMS' | 'EMAIL') => (channel === 'SMS' ? sms : email)();
  return {
    carries: (channel) => to(channel) !== null,
    send: async (message) => {
      const sender = to(message.channel);
      if (!sender) throw new DeliveryError('temporary', 'not set up');
      await sender.send(message);
    },
  };
}

/** Returns a sender that passes each message to its channel's sender. */
export function byChannel(sms: MessageSender, email: MessageSender): MessageSender {
  return { send: (message) => (message.channel === 'SMS' ? sms : email).send(message) };
}

/** Returns the sender for a carrier, or null if there is none. */
export function senderAt(access: SmtpAccess | HttpAccess | null): MessageSender | null {
  if (!access) return null;
  return 'key' in access ? createHttpSender({ ...access, fetch, timeoutMs: TIMEOUT }) : overSmtp(access);
}

function overSmtp({ url, from }: SmtpAccess): MessageSender {
  const timeouts = {
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    dnsTimeout: TIMEOUT,
  };
  return createSmtpSender({ mailer: nodemailer.createTransport({ url, ...timeouts }), from });
}
