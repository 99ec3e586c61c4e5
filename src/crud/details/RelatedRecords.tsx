import Box from '@mui/material/Box';
import type { AnyResource } from '../../../resources/defineResource';
import { useMay } from '../../session/access';
import { useDeclarations } from '../declarations';
import { RelatedList } from './RelatedList';
import { relationsTo } from './relations';

/** What refers to this record, of all that the user may list. */
export function RelatedRecords({ resource, id }: { resource: AnyResource; id: string }) {
  const may = useMay();
  const relations = relationsTo(resource.name, useDeclarations()).filter((relation) => may(relation.resource, 'list'));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {relations.map((relation) => (
        <RelatedList key={`${relation.resource.name}.${relation.target}`} relation={relation} id={id} />
      ))}
    </Box>
  );
}
