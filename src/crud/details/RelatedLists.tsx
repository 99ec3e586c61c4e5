import Box from '@mui/material/Box';
import type { AnyResource } from '../../../resources/language/defineResource';
import { type Relation, relationKey, relationsTo } from '../../../resources/language/relations';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { Failure } from '../../ui/frames/Failure';
import { useDeclarations } from '../declarations';
import { RelatedList } from './RelatedList';

/** Lists the records that refer to this one, as far as the user may list them. */
export function RelatedRecords({ resource, id }: { resource: AnyResource; id: string }) {
  return <RelatedLists resource={resource} relations={relationsTo(resource.name, useDeclarations())} id={id} />;
}

interface Props {
  /** The resource of the record that the others refer to. */
  resource: Pick<AnyResource, 'name'>;
  relations: readonly Relation[];
  id: string;
}

/** Lists the records that refer to a record, as far as the user may list them, without empty lists. */
export function RelatedLists({ resource, relations, id }: Props) {
  const can = useCan();
  const readable = relations.filter((relation) => can(relation.resource, 'list'));
  const query = { resource: resource.name, id };
  const { data, error, refetch } = useAnswer(resource.name, 'countRelated', { query }, readable.length > 0);
  if (error) return <Failure error={error} onRetry={refetch} />;
  const filled = readable.filter((relation) => data?.counts[relationKey(relation)]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {filled.map((relation) => (
        <RelatedList key={relationKey(relation)} relation={relation} id={id} />
      ))}
    </Box>
  );
}
