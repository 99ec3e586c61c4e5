/** A message to one person over one channel. */
export interface Message {
  /** The outbox key. It stays the same when the message is sent again, so that the receiving system can recognise a repeat. */
  id: string;
  channel: 'SMS' | 'EMAIL';
  /** A telephone number or an e-mail address. */
  recipient: string;
  /** The subject of an e-mail; null for an SMS. */
  subject: string | null;
  body: string;
}

/** The port to message carriers. `send` resolves once the message was accepted, and throws DeliveryError otherwise. */
export interface MessageSender {
  /**
   * Returns false if no carrier is set up for the channel, so that its messages wait. If left out, every channel has a carrier.
   */
  carries?(channel: Message['channel']): boolean;
  send(message: Message): Promise<void>;
}

/**
 * 'temporary': a retry may help, or it is unknown whether the message was accepted. 'permanent': the message will never be
 * accepted.
 */
export class DeliveryError extends Error {
  constructor(
    readonly kind: 'temporary' | 'permanent',
    /** A short reason such as `HTTP 503`, without any text of the other system, which may quote the recipient. */
    readonly reason: string,
  ) {
    super(`The message was not accepted: ${reason}.`);
    this.name = 'DeliveryError';
  }
}
