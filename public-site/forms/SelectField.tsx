import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

type SelectFieldProps = FieldTexts & { name: string } & ComponentProps<'select'>;

/** A choice from a longer list, using the phone's own picker; its options are its children. */
export function SelectField({ label, hint, error, required, ...select }: SelectFieldProps) {
  return <Field {...{ label, hint, error, required }}>{(ties) => <select {...ties} {...select} />}</Field>;
}
