import { Refusal } from '../../contract/api/errors';

type Happening = () => Promise<unknown>;
interface Entry {
  time: number;
  /** Of entries at the same moment, the one that was added first comes first. */
  turn: number;
  happen: Happening;
}

/** The future events of the simulation, in the order of time; a binary heap. */
export class Agenda {
  readonly #heap: Entry[] = [];
  #turn = 0;
  #now: number;

  constructor(start: Date) {
    this.#now = start.getTime();
  }

  get now(): Date {
    return new Date(this.#now);
  }

  /** Adds an event. An event in the past happens next. */
  at(moment: Date | string, happen: Happening): void {
    const time = Math.max(new Date(moment).getTime(), this.#now);
    this.#turn += 1;
    this.#heap.push({ time, turn: this.#turn, happen });
    this.#rise(this.#heap.length - 1);
  }

  after(milliseconds: number, happen: Happening): void {
    this.at(new Date(this.#now + Math.round(milliseconds)), happen);
  }

  /** Runs all events before `end`, except those that the product's rules forbid at that moment. Then the time is `end`. */
  async run(end: Date): Promise<void> {
    for (let next = this.#heap[0]; next && next.time < end.getTime(); next = this.#heap[0]) {
      this.#take();
      this.#now = next.time;
      await unlessRefused(next.happen());
    }
    this.#now = end.getTime();
  }

  #take(): void {
    const last = this.#heap.pop();
    if (!last || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#sink(0);
  }

  #isBefore(a: number, b: number): boolean {
    const [one, other] = [this.#heap[a], this.#heap[b]];
    if (!one || !other) return false;
    return one.time < other.time || (one.time === other.time && one.turn < other.turn);
  }

  #swap(a: number, b: number): void {
    const [one, other] = [this.#heap[a], this.#heap[b]];
    if (one && other) [this.#heap[a], this.#heap[b]] = [other, one];
  }

  #rise(place: number): void {
    const parent = (place - 1) >> 1;
    if (place === 0 || !this.#isBefore(place, parent)) return;
    this.#swap(place, parent);
    this.#rise(parent);
  }

  #sink(place: number): void {
    const [left, right] = [2 * place + 1, 2 * place + 2];
    const first = this.#isBefore(right, left) ? right : left;
    if (!this.#isBefore(first, place)) return;
    this.#swap(place, first);
    this.#sink(first);
  }
}

/** Returns the result, or null if a business rule refused at that moment, as it may for any caller. */
export const unlessRefused = <T>(done: Promise<T>): Promise<T | null> =>
  done.catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
