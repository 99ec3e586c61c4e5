import { useDeclarations } from '../../crud/declarations';
import { useMay } from '../../session/access';

/** Returns a function that checks whether the user may list a resource, by its name. */
export function useMayList() {
  const may = useMay();
  const declarations = useDeclarations();
  return (resource: string) =>
    may(
      declarations.find(({ name }) => name === resource),
      'list',
    );
}
