/** Writes that wait for whether they are taken back, each as a function that sends it and waits for the answer. */
const pending = new Set<() => Promise<void>>();

/** Keeps a write until it is sent or taken back; answers how to forget it. */
export function keepPending(send: () => Promise<void>): () => void {
  pending.add(send);
  return () => pending.delete(send);
}

/** Sends every write that waits, and waits until all are answered. */
export async function sendPending(): Promise<void> {
  await Promise.all([...pending].map((send) => send()));
}
