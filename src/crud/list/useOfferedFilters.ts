import { useCan } from '../../session/useCan';
import { type DeclaredScreen, useDeclarations } from '../declarations';
import { type ListFilter, screenFilters } from './filters';

/** Returns the filters on offer: a filter by record is offered only if the user may list those records. */
export function useOfferedFilters({ resource, screen }: DeclaredScreen): ListFilter[] {
  const can = useCan();
  const declarations = useDeclarations();
  const listed = (name?: string) => declarations.find((each) => each.name === name);
  return screenFilters(resource, screen).filter(
    ({ form, field }) => form !== 'record' || can(listed(field.to), 'list'),
  );
}
