import { useDeclarations } from '../../crud/declarations';
import { useMay } from '../../session/access';

/** Asks whether the person may read the list of a resource, given by name. */
export function useMayList() {
  const may = useMay();
  const declarations = useDeclarations();
  return (resource: string) =>
    may(
      declarations.find(({ name }) => name === resource),
      'list',
    );
}
