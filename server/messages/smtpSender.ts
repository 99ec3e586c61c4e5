import { DeliveryError, type MessageSender } from '../ports/MessageSender';

/** An SMTP server's address, credentials included, and the address that mail comes from. */
export interface SmtpAccess {
  url: string;
  from: string;
}

/** What is used of nodemailer's transporter. */
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

/** What nodemailer tells of a failure, besides a text that may quote the recipient. */
interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Mail through a nodemailer transporter. The Message-ID is made of the outbox key, so a mail that is sent twice is
 * recognised as one by mail systems that look at it.
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

/** The key in the characters that the left side of a Message-ID may have; different keys stay different. */
const idPart = (id: string) =>
  encodeURIComponent(id).replace(/[().]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A 5xx is permanent where it is about the recipient or the content; a refused sign-in or sender is ours to put right. */
function deliveryErrorOf({ code, command, responseCode }: SmtpFault): DeliveryError {
  const reason = responseCode ? `SMTP ${responseCode}` : `SMTP ${code ?? 'failure'}`;
  const ofMessage = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  const final = responseCode ? responseCode >= 500 : command === 'API';
  return new DeliveryError(ofMessage && final ? 'permanent' : 'temporary', reason);
}
