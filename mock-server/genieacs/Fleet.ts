import { StandInDevice } from './StandInDevice';
import { TaskBook } from './taskBook';

/** The devices that were requested so far, and their tasks. */
export class Fleet {
  readonly book = new TaskBook();
  readonly #devices = new Map<string, StandInDevice>();

  constructor(private readonly now: () => Date) {}

  /** Returns the device, or null if the id is malformed. The device reports first if it is due. */
  find(id: string): StandInDevice | null {
    const device = this.#devices.get(id) ?? StandInDevice.withId(id, this.now());
    if (!device) return null;
    this.#devices.set(id, device);
    if (device.isDue(this.now())) this.call(device);
    return device;
  }

  /** Makes the device report now and perform its waiting tasks. */
  call(device: StandInDevice): void {
    this.book.session(device, this.now());
  }

  documents(): Record<string, unknown>[] {
    return [...this.#devices.values()].map((device) => device.document());
  }
}
