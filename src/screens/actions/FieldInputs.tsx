import { Fragment } from 'react';
import { type AnyResource, labelOf } from '../../../resources/defineResource';
import { inputs } from '../../generated/kinds/inputs';

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
    const { field } = leaf;
    const input = { source: path, label: labelOf(leaf), field, isRequired: field.required === true };
    return <Fragment key={path}>{inputs[field.kind]?.(input)}</Fragment>;
  });
}
