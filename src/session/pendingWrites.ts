/** The writes that can still be undone, each as a function that sends the write and waits for the answer. */
const pending = new Set<() => Promise<void>>();

/** Keeps a write until it is sent or undone; returns a function that forgets it. */
export function keepPending(send: () => Promise<void>): () => void {
  pending.add(send);
  return () => pending.delete(send);
}

/** Sends all pending writes, and waits until all of them are answered. */
export async function sendPending(): Promise<void> {
  await Promise.all([...pending].map((send) => send()));
}
