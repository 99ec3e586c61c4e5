import { Refusal } from '../../contract/api/errors';

const refuse = (): never => {
  throw new Refusal('unavailable', 'The mock can’t verify the audit log. Use the server with PostgreSQL.');
};

/** The hash chain of the audit log is written by triggers (server/store/logChain.ts): the mock has none, and lets entries be changed. */
export const logChain = { allowLogChange: () => undefined, checkLogs: refuse, logsWithoutLink: refuse };
