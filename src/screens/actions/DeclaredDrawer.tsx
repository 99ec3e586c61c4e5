import type { ReactNode } from 'react';
import type { ActionName, Answers, BodyOf } from '../../../resources/catalogue/actions';
import type { Action } from '../../../resources/language/defineActions';
import { leavesOf, setAt, valueAt } from '../../../resources/language/defineResource';
import { callApi } from '../../session/callApi';
import { useSeenVersion } from '../../session/useSeenVersion';
import { useKeyOf } from '../forms/useKeyOf';
import { ActionDrawer } from './ActionDrawer';
import { FieldInputs } from './FieldInputs';
import type { Done } from './success';

interface Props<N extends ActionName> {
  action: Pick<Action, 'input' | 'idempotent'> & { name: N };
  title: string;
  submitLabel: string;
  /** What stands in the action's path. */
  params?: Record<string, string>;
  /** The version of the record that the person has seen. If somebody has changed it since, they are told first. */
  version?: string | undefined;
  /** Fields that go with it and that nobody is asked for. */
  given?: Partial<BodyOf<N>>;
  /** Paths of fields that are left out. */
  without?: readonly string[];
  /** What stands in place of a field's declared input, by its path. */
  inputs?: Readonly<Record<string, ReactNode>>;
  /** What the inputs hold at first. */
  presets?: Partial<BodyOf<N>>;
  /** What to say once it is done, and where what was made can be seen. */
  done(answer: Answers[N], sent: BodyOf<N>): string | Done;
  onClose(): void;
  /** Above the inputs. */
  children?: ReactNode;
}

/** The form of a declared action: an input for each field of its declaration, with its label, help and limits. */
export function DeclaredDrawer<N extends ActionName>(props: Props<N>) {
  const {
    action,
    params = {},
    version,
    given = {},
    without = [],
    inputs = {},
    presets = {},
    done,
    children,
    ...drawer
  } = props;
  const keyOf = useKeyOf();
  const seen = useSeenVersion(version);
  const input = action.input === 'any' ? {} : (action.input ?? {});
  const leaves = leavesOf(input).filter(({ path }) => !(path in given || without.includes(path)));
  const perform = async (values: object) => {
    const body = { ...given };
    for (const { path } of leaves) setAt(body, path, valueAt(values, path) ?? null);
    const key = action.idempotent ? { idempotencyKey: keyOf({ ...params, ...body }) } : {};
    // The fields are those of the declaration that BodyOf is made of.
    const sent = body as BodyOf<N>;
    return done(await seen.send((at) => callApi(action.name, { params, body: sent, version: at, ...key })), sent);
  };
  return (
    <ActionDrawer<object> presets={presets} perform={perform} {...drawer}>
      {children}
      <FieldInputs leaves={leaves} inputs={inputs} />
    </ActionDrawer>
  );
}
