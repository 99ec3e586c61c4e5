import { Fragment, type ReactNode } from 'react';
import type { FlatField } from '../../../resources/language/defineResource';
import { LeafInput } from '../../crud/kinds/inputs';

interface Props {
  /** The fields of a resource, or of an action's input. */
  leaves: readonly FlatField[];
  /** The dotted paths of the fields to show, which are also their names in the body; all fields if undefined. */
  paths?: readonly string[];
  /** Custom inputs that replace declared ones, by path. */
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
