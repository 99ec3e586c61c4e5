/** A NAS that takes changes of sessions (RFC 5176). */
export interface ControlledNas {
  /** IPv4. */
  address: string;
  port: number;
  secret: string;
}

/** What identifies a session for its NAS, as the NAS itself wrote it in its accounting. */
export interface NasSession {
  username: string;
  sessionId: string;
  /** Null if the NAS did not report it. */
  framedAddress: string | null;
}

/** The attributes to change, by their names in the dictionary of FreeRADIUS: texts, or numbers of 32 bits. */
export type NasAttributes = Readonly<Record<string, string | number>>;

/** `cause`: the Error-Cause of a refusal, or null if the NAS gave none. */
export type NasAnswer = { acknowledged: true } | { acknowledged: false; cause: number | null };

/** The port to the NAS that customers' sessions run on. An acknowledgement does not prove that the NAS did it. */
export interface NasControl {
  /** Changes attributes of a session that goes on (CoA-Request). */
  change(nas: ControlledNas, session: NasSession, attributes: NasAttributes): Promise<NasAnswer>;
  /** Ends a session (Disconnect-Request). */
  disconnect(nas: ControlledNas, session: NasSession): Promise<NasAnswer>;
}

/** Thrown if a NAS gives no answer that its shared secret proves, so that nothing is known. */
export class NasUnreachable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NasUnreachable';
  }
}
