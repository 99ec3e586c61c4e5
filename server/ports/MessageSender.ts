/** What goes to one person over one channel. */
export interface Message {
  /** The outbox key: the same whenever the message is sent again, so that the far side can tell a repeat. */
  id: string;
  channel: 'SMS' | 'EMAIL';
  /** A telephone number or an e-mail address. */
  recipient: string;
  /** Of an e-mail. */
  subject: string | null;
  body: string;
}

/** The port to the carrier of messages. It resolves once the message was accepted, and throws DeliveryError otherwise. */
export interface MessageSender {
  /** False: no carrier is set up for the channel, so its messages wait. Left out, every channel has one. */
  carries?(channel: Message['channel']): boolean;
  send(message: Message): Promise<void>;
}

/** 'temporary': trying again may help; also where nobody knows whether the message was accepted. 'permanent': it never will be. */
export class DeliveryError extends Error {
  constructor(
    readonly kind: 'temporary' | 'permanent',
    /** A short reason such as `HTTP 503`, without a word of the far side's own, which may quote the recipient. */
    readonly reason: string,
  ) {
    super(`The message was not accepted: ${reason}.`);
    this.name = 'DeliveryError';
  }
}
