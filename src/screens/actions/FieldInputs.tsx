import { Fragment, type ReactNode } from 'react';
import type { Leaf } from '../../../resources/language/defineResource';
import { LeafInput } from '../../crud/form/LeafInput';

interface Props {
  /** Those of a resource, or of an action's input. */
  leaves: readonly Leaf[];
  /** Dotted paths of those that are asked for, which the body names alike; all where it is left out. */
  paths?: readonly string[];
  /** What stands in place of a declared input, by its path. */
  inputs?: Readonly<Record<string, ReactNode>>;
}

/** The declared inputs of some fields, in the order of `paths`. */
export function FieldInputs({ leaves, paths = leaves.map(({ path }) => path), inputs = {} }: Props) {
  return paths.map((path) => {
    const leaf = leaves.find((each) => each.path === path);
    if (!leaf) throw new Error(`No field is named "${path}".`);
    return inputs[path] ? <Fragment key={path}>{inputs[path]}</Fragment> : <LeafInput key={path} leaf={leaf} />;
  });
}
