import type { statementActions } from '../../resources/statements/actions';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { UniqueViolation } from '../store/Store';
import { payoutLines, settleAsPayout, undoPayout } from './choosePayout';
import { importStatement, previewStatement } from './importStatement';
import { undoStatement } from './undoStatement';
import { unmatchLine } from './unmatchLine';

/** Previews, imports and corrections of files from the provider, the carriers and the banks. */
export const statementHandlers = (deps: Deps): Pick<Handlers, keyof typeof statementActions> => ({
  previewStatement: ({ body }) => previewStatement(deps, body),
  importStatement: ({ body, identity }) =>
    importStatement(deps, body, identity).catch((error) => {
      // The same file was imported at the same moment: now it has nothing new.
      if (error instanceof UniqueViolation) return importStatement(deps, body, identity);
      throw error;
    }),
  undoStatement: ({ params, body, identity }) => undoStatement(deps, params.id ?? '', body.reason, identity),
  unmatchLine: async ({ params, body, identity }) => ({
    line: await unmatchLine(deps, params.id ?? '', body.reason, identity),
  }),
  listPayoutLines: async ({ params }) => ({ sources: await payoutLines(deps.store, params.id ?? '') }),
  settlePayout: ({ params, body, identity }) => settleAsPayout(deps, params.id ?? '', body, identity),
  undoPayout: ({ params, body, identity }) => undoPayout(deps, params.id ?? '', body.reason, identity),
});
