import type { Field } from '../../../resources/language/kinds';

export interface InputProps {
  /** The dotted path in the record. */
  source: string;
  label: string;
  field: Field;
  isRequired: boolean;
}
