import { LONGEST, type searchActions } from '../../resources/search/actions';
import type { Deps } from '../deps';
import { yearAt } from '../rules/days';
import { findRecords } from '../search/findRecords';
import type { Handlers } from './Handlers';

/** Finds any record by what people have at hand. */
export function searchHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof searchActions> {
  return {
    async search({ identity, query: { searchTerm = '' } }) {
      if (!identity) return { found: [] };
      return { found: await findRecords(store, identity, searchTerm.slice(0, LONGEST), yearAt(now())) };
    },
  };
}
