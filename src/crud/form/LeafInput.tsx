import { type Leaf, labelOf } from '../../../resources/defineResource';
import { inputs } from '../kinds/inputs';

interface Props {
  leaf: Leaf;
  /** Dotted path in the form's record, where it is not the declared one. */
  source?: string;
  isRequired?: boolean;
}

/** The input of one declared field. */
export function LeafInput({ leaf, source = leaf.path, isRequired = leaf.field.required === true }: Props) {
  const { field } = leaf;
  return inputs[field.kind]?.({ source, label: labelOf(leaf), field, isRequired });
}
