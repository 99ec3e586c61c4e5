import { reference } from './kinds';
import type { Ownership } from './ResourceDeclaration';

/** Who brought what an agent brings; set by the server. Beside it stands `agentId`, the agency it came by. */
export const sellerId = reference('users', { label: 'Brought by', readOnly: true });

/** Whose such a record is. */
export const BROUGHT = { seller: 'sellerId', agency: 'agentId' } as const satisfies Ownership;
