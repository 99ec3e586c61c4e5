import nodemailer from 'nodemailer';
import { following } from '../base/following';
import { DeliveryError, type MessageSender } from '../ports/MessageSender';
import { createHttpSender, type HttpAccess } from './httpSender';
import { createSmtpSender, type SmtpAccess } from './smtpSender';

const TIMEOUT = 10_000;

/** Who carries each channel; null: nobody yet. */
export interface MessageAccess {
  sms: HttpAccess | null;
  /** The stand-in takes mail over HTTP. */
  email: SmtpAccess | HttpAccess | null;
}

/** The carriers of the settings as they are at each message, behind one port. */
export function messageSenderAt(access: () => MessageAccess): MessageSender {
  const sms = following(() => access().sms, senderAt);
  const email = following(() => access().email, senderAt);
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

/** Each message to its channel's sender. */
export function byChannel(sms: MessageSender, email: MessageSender): MessageSender {
  return { send: (message) => (message.channel === 'SMS' ? sms : email).send(message) };
}

/** The carrier that is reached there. */
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
