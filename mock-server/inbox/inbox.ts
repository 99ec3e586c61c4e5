/** A message that the stand-in accepted. */
export interface TakenMessage {
  id: string;
  channel: 'SMS' | 'EMAIL';
  to: string;
  subject: string | null;
  text: string;
  takenAt: Date;
}

/** The latest messages by id, in memory. A message with a known id is ignored. */
export class Inbox {
  readonly #taken = new Map<string, TakenMessage>();

  constructor(private readonly capacity: number) {}

  /** Stores a message; returns whether it is new. */
  take(message: TakenMessage): boolean {
    if (this.#taken.has(message.id)) return false;
    this.#taken.set(message.id, message);
    const [oldest] = this.#taken.keys();
    if (this.#taken.size > this.capacity && oldest !== undefined) this.#taken.delete(oldest);
    return true;
  }

  newestFirst(): readonly TakenMessage[] {
    return [...this.#taken.values()].reverse();
  }
}
