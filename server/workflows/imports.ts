import type { importActions } from '../../resources/imports/actions';
import type { Deps } from '../deps';
import { checkImport } from '../imports/checkImport';
import { faultyLines } from '../imports/faultyLines';
import { mapImport } from '../imports/mapImport';
import { runImport } from '../imports/runImport';
import { undoImport } from '../imports/undoImport';
import { uploadImport } from '../imports/uploadImport';
import type { Handlers } from './Handlers';

/** Imports of files from other systems, step by step. */
export const importHandlers = (deps: Deps): Pick<Handlers, keyof typeof importActions> => ({
  uploadImport: async ({ body, identity }) => ({ import: await uploadImport(deps, body, identity) }),
  mapImport: async ({ params, body, identity }) => ({
    import: await mapImport(deps, params.id ?? '', body, identity),
  }),
  checkImport: async ({ params, identity }) => ({
    import: await checkImport(deps, params.id ?? '', identity),
  }),
  readFaultyLines: ({ params, identity }) => faultyLines(deps, params.id ?? '', identity),
  runImport: async ({ params, identity }) => ({ import: await runImport(deps, params.id ?? '', identity) }),
  undoImport: async ({ params, identity }) => ({ import: await undoImport(deps, params.id ?? '', identity) }),
});
