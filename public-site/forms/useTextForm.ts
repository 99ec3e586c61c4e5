import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { routes } from '../../resources/language/routes';
import { ApiError } from '../api/ApiError';
import type { PublicCall } from '../api/callApi';
import { focusFirstError } from './focusFirstError';

type Problems<V> = Partial<Record<keyof V, string | undefined>>;

/** What was typed, as this device keeps it; the same object for as long as the form is shown. */
interface Draft<V> {
  recall(): V | null;
  remember(values: V): void;
}

interface TextForm<V> {
  empty: V;
  /** What it is sent with, which says how long its texts may be. */
  action?: PublicCall;
  /** How this device keeps what was typed, which `send` forgets; null keeps nothing. */
  draft: Draft<V> | null;
  /** What is wrong with the values, by field. */
  problemsOf(values: V): Problems<V>;
  send(values: V): Promise<void>;
}

/** A small form of texts: its draft, its rules, the focus in the first error, and one sending at a time. */
export function useTextForm<V extends Record<string, string>>({ empty, action, draft, problemsOf, send }: TextForm<V>) {
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Problems<V>>({});
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  // Before any event can reach the form: the one that made the script take over the page is handled right after.
  useLayoutEffect(() => {
    const known = { ...draft?.recall(), ...typedAlready(form.current) };
    setValues((before) => ({ ...before, ...known }));
  }, [draft]);
  useEffect(() => focusFirstError(form.current, errors), [errors]);

  const change = (name: keyof V, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    draft?.remember(next);
  };

  const refuse = (error: unknown) => {
    const found = error instanceof ApiError ? problemsFrom(error.fields, empty) : {};
    setErrors(found);
    if (Object.keys(found).length === 0) setFailure(error);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underWay.current) return;
    const problems = Object.entries(problemsOf(values)).filter(([, problem]) => problem);
    setErrors(Object.fromEntries(problems) as Problems<V>);
    setFailure(null);
    if (problems.length > 0) return;
    underWay.current = true;
    setSending(true);
    await send(values).catch(refuse);
    underWay.current = false;
    setSending(false);
  };

  /** What the input of this name takes. */
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

/** What was typed into the prerendered form before its script came. */
function typedAlready(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The API's errors for fields of this form, by the last part of their name (`client.firstName`). */
function problemsFrom<V extends Record<string, string>>(fields: Record<string, string>, empty: V): Problems<V> {
  const named = Object.entries(fields).map(([path, problem]) => [path.split('.').pop() ?? '', problem]);
  return Object.fromEntries(named.filter(([name = '']) => name in empty)) as Problems<V>;
}
