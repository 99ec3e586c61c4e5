import nodemailer from 'nodemailer';
import type { Config } from '../settings/config';
import { createHttpSender, type HttpAccess } from './httpSender';
import type { MessageSender } from './MessageSender';
import { createSmtpSender, type SmtpAccess } from './smtpSender';

const TIMEOUT = 10_000;

/** Who carries each channel. */
export interface MessageAccess {
  sms: HttpAccess;
  /** The stand-in takes mail over HTTP. */
  email: SmtpAccess | HttpAccess;
}

/** The settings, with the stand-in's address for each channel that has none; null where messages are off. */
export function messageAccess({ messages }: Pick<Config, 'messages'>, standIn: MessageAccess): MessageAccess | null {
  return messages && { sms: messages.sms ?? standIn.sms, email: messages.email ?? standIn.email };
}

/** The carriers of the settings behind one port. */
export function messageSenderAt({ sms, email }: MessageAccess): MessageSender {
  const overHttp = (access: HttpAccess) => createHttpSender({ ...access, fetch, timeoutMs: TIMEOUT });
  return byChannel(overHttp(sms), 'key' in email ? overHttp(email) : overSmtp(email));
}

/** Each message to its channel's sender. */
export function byChannel(sms: MessageSender, email: MessageSender): MessageSender {
  return { send: (message) => (message.channel === 'SMS' ? sms : email).send(message) };
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
