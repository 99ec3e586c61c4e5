import type { AnyResource } from '../../../resources/language/defineResource';
import { useDeclarations } from '../declarations';
import { RelatedLists } from './RelatedLists';
import { relationsTo } from './relations';

/** What refers to this record, of all that the user may list. */
export function RelatedRecords({ resource, id }: { resource: AnyResource; id: string }) {
  return <RelatedLists relations={relationsTo(resource.name, useDeclarations())} id={id} />;
}
