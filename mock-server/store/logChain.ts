import { Refusal } from '../../contract/api/errors';

const refuse = (): never => {
  throw new Refusal('unavailable', 'The mock can’t verify the audit log. Use the server with PostgreSQL.');
};

/** Triggers write the hash chain of the audit log (server/store/logChain.ts); the mock has none and allows changes of entries. */
export const logChain = { allowLogChange: () => undefined, checkLogs: refuse, logsWithoutLink: refuse };
