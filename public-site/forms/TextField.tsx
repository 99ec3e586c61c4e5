import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

type TextFieldProps = FieldTexts & { name: string } & ComponentProps<'input'>;

/** A labelled field of one line. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return <Field {...{ label, hint, error, required }}>{(ties) => <input {...ties} {...input} />}</Field>;
}
