import Box from '@mui/material/Box';
import { CanAccess } from 'react-admin';
import type { AnyResource } from '../../../resources/defineResource';
import { useDeclarations } from '../declarations';
import { RelatedList } from './RelatedList';
import { relationsTo } from './relations';

/** What refers to this record, of all that the user may list. */
export function RelatedRecords({ resource, id }: { resource: AnyResource; id: string }) {
  const relations = relationsTo(resource.name, useDeclarations());
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {relations.map((relation) => (
        <CanAccess key={`${relation.resource.name}.${relation.target}`} resource={relation.resource.name} action="list">
          <RelatedList relation={relation} id={id} />
        </CanAccess>
      ))}
    </Box>
  );
}
