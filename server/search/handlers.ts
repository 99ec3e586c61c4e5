import { LONGEST, type searchActions } from '../../resources/search/actions';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { yearAt } from '../rules/days';
import { findRecords } from './findRecords';

/** Finds any record by what people have at hand. */
export function searchHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof searchActions> {
  return {
    async search({ identity, query: { searchTerm = '' } }) {
      if (!identity) return { found: [] };
      return { found: await findRecords(store, identity, searchTerm.slice(0, LONGEST), yearAt(now())) };
    },
  };
}
