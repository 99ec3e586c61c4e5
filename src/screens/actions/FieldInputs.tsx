import type { AnyResource } from '../../../resources/defineResource';
import { LeafInput } from '../../crud/form/LeafInput';

interface Props {
  resource: AnyResource;
  /** Dotted paths of the declared fields, which the body names alike. */
  paths: readonly string[];
}

/** The declared inputs of some of a resource's fields, in the order of `paths`. */
export function FieldInputs({ resource, paths }: Props) {
  return paths.map((path) => {
    const leaf = resource.leaves.find((each) => each.path === path);
    if (!leaf) throw new Error(`${resource.name} has no field "${path}".`);
    return <LeafInput key={path} leaf={leaf} />;
  });
}
