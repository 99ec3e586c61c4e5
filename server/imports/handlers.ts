import type { importActions } from '../../resources/imports/actions';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { checkImport } from './checkImport';
import { correctImport } from './correctImport';
import { faultyLines } from './faultyLines';
import { mapImport } from './mapImport';
import { runImport } from './runImport';
import { undoImport } from './undoImport';
import { uploadImport } from './uploadImport';

/** Imports of files from other systems, step by step. */
export const importHandlers = (deps: Deps): Pick<Handlers, keyof typeof importActions> => ({
  uploadImport: async ({ body, identity }) => ({ import: await uploadImport(deps, body, identity) }),
  mapImport: async ({ params, body, identity }) => ({
    import: await mapImport(deps, params.id ?? '', body, identity),
  }),
  checkImport: async ({ params, identity }) => ({
    import: await checkImport(deps, params.id ?? '', identity),
  }),
  correctImport: async ({ params, body, identity }) => ({
    import: await correctImport(deps, params.id ?? '', body, identity),
  }),
  readFaultyLines: ({ params, identity }) => faultyLines(deps, params.id ?? '', identity),
  runImport: async ({ params, identity }) => ({ import: await runImport(deps, params.id ?? '', identity) }),
  undoImport: async ({ params, identity }) => ({ import: await undoImport(deps, params.id ?? '', identity) }),
});
