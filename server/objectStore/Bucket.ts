import type { Readable } from 'node:stream';

/** A bucket of an S3-compatible store, with the prefix of its object names: `https://s3.example/bucket/folder`. */
export interface S3Access {
  url: string;
  key: string;
  secret: string;
  region: string;
}

/** The objects below one prefix of a bucket. Each operation throws an Error with a sentence for people if the store refuses it. */
export interface Bucket {
  /** Stores an object of `size` bytes, completely or not at all. `open` is called twice: for the checksum, and for sending. */
  put(name: string, open: () => Readable, size: number): Promise<void>;
  get(name: string): Promise<Readable>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}
