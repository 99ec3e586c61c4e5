import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldTexts {
  label: string;
  hint?: string;
  /** Says what the field accepts, if its value is invalid. */
  error?: string | undefined;
  required?: boolean;
}

/** The attributes that connect an input with its label, hint and error. */
interface FieldTies {
  id: string;
  'aria-required': boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  children(ties: FieldTies): ReactNode;
}

/** A labelled input with its hint and error; an optional field says so in its label. */
function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-required': required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': about || undefined,
      })}
      <FieldError id={`${id}-error`} text={error} of={label} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  text: string | undefined;
  /** The field's label: the API's texts continue it, such as "is required". */
  of?: string;
}

/** The error of a field, in words and with a symbol. */
export function FieldError({ id, text, of = '' }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p className="field-error" id={id}>
      {of && /^\p{Ll}/u.test(text) ? `${of} ${text}` : text}
    </p>
  );
}

type TextFieldProps = FieldTexts & { name: string } & ComponentProps<'input'>;

/** A labelled field of one line. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return <Field {...{ label, hint, error, required }}>{(ties) => <input {...ties} {...input} />}</Field>;
}

type TextAreaProps = FieldTexts & { name: string } & ComponentProps<'textarea'>;

/** A labelled field of several lines. */
export function TextArea({ label, hint, error, required, ...area }: TextAreaProps) {
  return <Field {...{ label, hint, error, required }}>{(ties) => <textarea {...ties} {...area} />}</Field>;
}

type SelectFieldProps = FieldTexts & { name: string } & ComponentProps<'select'>;

/** A choice from a longer list, using the phone's own picker; its options are its children. */
export function SelectField({ label, hint, error, required, ...select }: SelectFieldProps) {
  return <Field {...{ label, hint, error, required }}>{(ties) => <select {...ties} {...select} />}</Field>;
}
