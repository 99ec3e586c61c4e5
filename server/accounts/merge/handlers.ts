import { clientMerges } from '../../../resources/accounts/clientMerges';
import type { mergeActions } from '../../../resources/accounts/mergeActions';
import { publicView } from '../../../resources/catalogue/publicView';
import { callerOf } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { mergeClients } from './mergeClients';
import { mergeCandidates, previewMerge } from './preview';
import { undoMerge } from './undoMerge';

/** Merging duplicate clients. */
export const mergeHandlers = ({ store, now }: Deps): Pick<Handlers, keyof typeof mergeActions> => ({
  listMergeCandidates: async ({ params }) => ({ candidates: await mergeCandidates(store, params.id ?? '') }),

  previewMerge: ({ params, query }) => previewMerge(store, params.id ?? '', query.mergedId ?? ''),

  mergeClients: ({ params, body, identity, header }) =>
    store.transaction(async (tx) => {
      const merge = await mergeClients(tx, params.id ?? '', body, header('if-match'), callerOf(identity), now());
      return { clientMerge: publicView(clientMerges, merge) };
    }),

  undoClientMerge: ({ params, identity }) =>
    store.transaction(async (tx) => {
      const merge = await undoMerge(tx, params.id ?? '', callerOf(identity), now());
      return { clientMerge: publicView(clientMerges, merge) };
    }),
});
