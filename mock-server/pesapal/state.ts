import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const registeredIpn = z.object({
  id: z.number(),
  ipnId: z.string(),
  url: z.string(),
  method: z.enum(['GET', 'POST']),
  createdAt: z.string(),
});

const order = z.object({
  trackingId: z.string(),
  merchantReference: z.string(),
  currency: z.string(),
  amount: z.number(),
  description: z.string(),
  callbackUrl: z.string(),
  cancellationUrl: z.string().nullable(),
  notificationId: z.string(),
  payer: z.object({ phone: z.string(), email: z.string() }),
  createdAt: z.string(),
  outcome: z.enum(['PENDING', 'COMPLETED', 'FAILED', 'REVERSED']),
  /** The values in the status call; in tests they may differ from the order. */
  reported: z.object({ amount: z.number(), currency: z.string(), merchantReference: z.string() }),
  settled: z
    .object({ at: z.string(), method: z.string(), account: z.string(), confirmationCode: z.string() })
    .nullable(),
  refundedAmount: z.number().nullable(),
});

/** Everything that survives a restart; times are ISO 8601 in UTC. */
const standInState = z.object({
  ipns: z.array(registeredIpn),
  orders: z.array(order),
  /** The confirmation codes of refunded payments that it does not know, from an earlier run. */
  refundedEarlier: z.array(z.string()).default([]),
});

export type StandInState = z.infer<typeof standInState>;
export type StandInOrder = z.infer<typeof order>;
export type RegisteredIpn = z.infer<typeof registeredIpn>;

/** Stores the state between processes; `load` returns null if there is none yet. */
export interface StateKeeper {
  load(): StandInState | null;
  save(state: StandInState): void;
}

/** Keeps the state in a JSON file, which is replaced as a whole by a rename. Throws if the file exists but cannot be read. */
export function fileState(path: string): StateKeeper {
  return {
    load: () => (existsSync(path) ? standInState.parse(JSON.parse(readFileSync(path, 'utf8'))) : null),
    save(state) {
      mkdirSync(dirname(path), { recursive: true });
      const next = `${path}.${process.pid}.tmp`;
      writeFileSync(next, JSON.stringify(state, null, 2));
      renameSync(next, path);
    },
  };
}
