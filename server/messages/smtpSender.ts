import { DeliveryError, type MessageSender } from '../ports/MessageSender';

/** An SMTP server's address, including credentials, and the sender's address. */
export interface SmtpAccess {
  url: string;
  from: string;
}

/** The part of nodemailer's transporter that we use. */
export interface Mailer {
  sendMail(mail: {
    from: string;
    to: { name: string; address: string };
    subject: string;
    text: string;
    messageId: string;
    disableFileAccess: true;
    disableUrlAccess: true;
  }): Promise<unknown>;
}

/** The fields of nodemailer's error, other than the text, which may quote the recipient. */
interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Creates a sender that uses a nodemailer transporter. The Message-ID is made from the outbox key, so that mail systems can
 * recognise a mail that is sent twice.
 */
export function createSmtpSender({ mailer, from }: { mailer: Mailer; from: string }): MessageSender {
  const domain = from.replace(/>\s*$/, '').split('@').at(-1) || 'localhost';
  return {
    async send({ id, recipient, subject, body }) {
      await mailer
        .sendMail({
          from,
          to: { name: '', address: recipient },
          subject: subject ?? '',
          text: body,
          messageId: `<${idPart(id)}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch((fault: SmtpFault) => {
          throw deliveryErrorOf(fault);
        });
    },
  };
}

/** Encodes the key in the characters that the left side of a Message-ID may have. Different keys stay different. */
const idPart = (id: string) =>
  encodeURIComponent(id).replace(/[().]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A 5xx is permanent if it is about the recipient or the content. A refused login or sender is our own problem. */
function deliveryErrorOf({ code, command, responseCode }: SmtpFault): DeliveryError {
  const reason = responseCode ? `SMTP ${responseCode}` : `SMTP ${code ?? 'failure'}`;
  const ofMessage = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  const final = responseCode ? responseCode >= 500 : command === 'API';
  return new DeliveryError(ofMessage && final ? 'permanent' : 'temporary', reason);
}
