import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';

type TextAreaProps = FieldTexts & { name: string } & ComponentProps<'textarea'>;

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, required, ...area }: TextAreaProps) {
  return <Field {...{ label, hint, error, required }}>{(ties) => <textarea {...ties} {...area} />}</Field>;
}
