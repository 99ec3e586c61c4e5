import { useDeclarations } from '../../crud/declarations';
import { useCan } from '../../session/useCan';

/** Returns a function that checks whether the user may list a resource, by its name. */
export function useCanList() {
  const can = useCan();
  const declarations = useDeclarations();
  return (resource: string) =>
    can(
      declarations.find(({ name }) => name === resource),
      'list',
    );
}
