import { reference } from './kinds';
import type { Ownership } from './ResourceDeclaration';

/** The user who brought the record; set by the server. `agentId` next to it is the agency. */
export const sellerId = reference('users', { label: 'Brought by', readOnly: true });

/** The owners of such records. */
export const SALES_OWNERSHIP = { seller: 'sellerId', agency: 'agentId' } as const satisfies Ownership;
