import Box from '@mui/material/Box';
import { use } from 'react';
import type { AnyResource } from '../../../resources/language/defineResource';
import { type Relation, relationKey, relationsTo } from '../../../resources/language/relations';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { Failure } from '../../ui/frames/Failure';
import { useDeclarations } from '../declarations';
import { SlotsContext } from '../slots';
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
  const slots = use(SlotsContext);
  const panelOf = ({ resource: { name, access }, target }: Relation) =>
    access?.subjects?.includes(target) ? slots[name]?.related : undefined;
  const readable = relations.filter((relation) => can(relation.resource, 'list') && !panelOf(relation));
  const query = { resource: resource.name, id };
  const { data, error, refetch } = useAnswer(resource.name, 'countRelated', { query }, readable.length > 0);
  if (error) return <Failure error={error} onRetry={refetch} />;
  const filled = readable.filter((relation) => data?.counts[relationKey(relation)]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {relations.map((relation) => {
        const RelatedPanel = panelOf(relation);
        return RelatedPanel && <RelatedPanel key={relationKey(relation)} target={relation.target} id={id} />;
      })}
      {filled.map((relation) => (
        <RelatedList key={relationKey(relation)} relation={relation} id={id} />
      ))}
    </Box>
  );
}
