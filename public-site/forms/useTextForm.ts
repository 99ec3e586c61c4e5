import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { routes } from '../../resources/language/routes';
import { ApiError } from '../api/ApiError';
import type { PublicCall } from '../api/callApi';

type Problems<V> = Partial<Record<keyof V, string | undefined>>;

/** The input as this device stores it; the same object for as long as the form is shown. */
interface Draft<V> {
  recall(): V | null;
  remember(values: V): void;
}

interface TextForm<V> {
  empty: V;
  /** The call that sends the form, which defines the maximum length of its texts. */
  action?: PublicCall;
  /** How this device stores the input, which `send` deletes; null stores nothing. */
  draft: Draft<V> | null;
  /** Returns the problems of the values, by field. */
  problemsOf(values: V): Problems<V>;
  send(values: V): Promise<void>;
}

/** Manages a small form of text fields: its draft, its rules, the focus on the first error, and sending it one at a time. */
export function useTextForm<V extends Record<string, string>>({ empty, action, draft, problemsOf, send }: TextForm<V>) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Problems<V>>({});
  /** The errors found last, when the form was sent; the first one gets the focus. */
  const [found, setFound] = useState<Problems<V>>({});
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  // Runs before any event can reach the form: the event that triggered hydration is handled right after it.
  useLayoutEffect(() => {
    const known = { ...draft?.recall(), ...typedAlready(form.current) };
    setValues((before) => ({ ...before, ...known }));
  }, [draft]);
  useEffect(() => focusFirstError(form.current, found), [found]);

  const show = (problems: Problems<V>) => {
    setErrors(problems);
    setFound(problems);
  };

  const change = (name: keyof V, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    // A corrected error disappears at once: the button must not move when it is tapped.
    const [before, after] = [problemsOf(values), problemsOf(next)];
    const still = Object.entries(errors).map(([of, text]) => [of, of === name || before[of] ? after[of] : text]);
    setErrors(Object.fromEntries(still) as Problems<V>);
    draft?.remember(next);
  };

  const refuse = (error: unknown) => {
    const problems = error instanceof ApiError ? problemsFrom(error.fields, empty) : {};
    show(problems);
    if (Object.keys(problems).length === 0) setFailure(error);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    const problems = Object.entries(problemsOf(values)).filter(([, problem]) => problem);
    show(Object.fromEntries(problems) as Problems<V>);
    setFailure(null);
    if (problems.length > 0) return;
    underWay.current = true;
    setSending(true);
    await send(values).catch(refuse);
    underWay.current = false;
    setSending(false);
  };

  /** Returns the properties of the input with this name. */
  const field = (name: keyof V & string) => ({
    name,
    value: values[name],
    ...(action ? { maxLength: routes[action].lengths?.[name] } : {}),
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  const clear = () => setValues(empty);
  return { form, field, submit, sending, failure, refuse, clear };
}

/** Returns the text typed into the prerendered form before its script was loaded. */
function typedAlready(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns the API's errors for fields of this form, by the last part of their name (`client.firstName`). */
function problemsFrom<V extends Record<string, string>>(fields: Record<string, string>, empty: V): Problems<V> {
  const named = Object.entries(fields).map(([path, problem]) => [path.split('.').pop() ?? '', problem]);
  return Object.fromEntries(named.filter(([name = '']) => name in empty)) as Problems<V>;
}

/**
 * Moves the focus to the first field on the page that has an error, and scrolls its label and error into view. Screen readers
 * also read the texts connected to the field, above all its error.
 */
export function focusFirstError(form: HTMLFormElement | null, errors: Record<string, unknown>): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  const first = fields.find((field) => field.name !== '' && field.name in errors);
  if (!first) return;
  first.closest('details')?.setAttribute('open', '');
  first.focus({ preventScroll: true });
  (first.closest('.field, fieldset') ?? first).scrollIntoView?.({ block: 'start' });
}

/** Trims the texts, and omits those that are empty. */
export function filled<T extends Record<string, string | undefined>>(texts: T): Partial<Record<keyof T, string>> {
  const entries = Object.entries(texts).map(([name, text]) => [name, text?.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text)) as Partial<Record<keyof T, string>>;
}
