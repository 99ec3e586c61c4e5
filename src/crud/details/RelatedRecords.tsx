import type { AnyResource } from '../../../resources/language/defineResource';
import { useDeclarations } from '../declarations';
import { RelatedLists } from './RelatedLists';
import { relationsTo } from './relations';

/** Lists the records that refer to this one, as far as the user may list them. */
export function RelatedRecords({ resource, id }: { resource: AnyResource; id: string }) {
  return <RelatedLists relations={relationsTo(resource.name, useDeclarations())} id={id} />;
}
