import { StandInDevice } from './StandInDevice';
import { TaskBook } from './taskBook';

/** The devices that were asked for so far, and what they are to do. */
export class Fleet {
  readonly book = new TaskBook();
  readonly #devices = new Map<string, StandInDevice>();

  constructor(private readonly now: () => Date) {}

  /** The device, which reports first where it would have by now; null where the id has not the form of one. */
  find(id: string): StandInDevice | null {
    const device = this.#devices.get(id) ?? StandInDevice.withId(id, this.now());
    if (!device) return null;
    this.#devices.set(id, device);
    if (device.isDue(this.now())) this.call(device);
    return device;
  }

  /** Has it report now and do what waits for it. */
  call(device: StandInDevice): void {
    this.book.session(device, this.now());
  }

  documents(): Record<string, unknown>[] {
    return [...this.#devices.values()].map((device) => device.document());
  }
}
