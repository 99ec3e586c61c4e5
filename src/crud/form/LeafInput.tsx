import type { FlatField } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { inputs } from '../kinds/inputs';

interface Props {
  leaf: FlatField;
  /** The dotted path in the form's record, if it differs from the declared path. */
  source?: string;
  isRequired?: boolean;
}

/** The input for one declared field. */
export function LeafInput({ leaf, source = leaf.path, isRequired = leaf.field.required === true }: Props) {
  const { word, labelOf } = useWording();
  const { help, ...rest } = leaf.field;
  const field = help ? { ...rest, help: word(help) } : rest;
  return inputs[field.kind]?.({ source, label: labelOf(leaf), field, isRequired });
}
