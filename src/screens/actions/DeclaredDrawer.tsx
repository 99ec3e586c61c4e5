import type { ReactNode } from 'react';
import type { Act } from '../../../dataProvider/act';
import type { ActionName, Answers, BodyOf } from '../../../resources/catalogue/actions';
import type { ActionDeclaration } from '../../../resources/language/defineActions';
import { flattenFields, setAt, valueAt } from '../../../resources/language/defineResource';
import { useSeenVersion } from '../../session/useSeenVersion';
import { ActionDrawer } from './ActionDrawer';
import { FieldInputs } from './FieldInputs';
import type { Done } from './success';

interface Props<N extends ActionName> {
  action: Pick<ActionDeclaration, 'input'> & { name: N };
  title: string;
  submitLabel: string;
  /** The parameters of the action's path. */
  params?: Record<string, string>;
  /** The version of the record that the user has seen. If someone has changed it since then, the user is informed first. */
  version?: string | undefined;
  /** Fields that are sent without an input. */
  given?: Partial<BodyOf<N>>;
  /** The paths of fields that are omitted. */
  without?: readonly string[];
  /** Custom inputs that replace declared ones, by path. */
  inputs?: Readonly<Record<string, ReactNode>>;
  /** The initial values of the inputs. */
  presets?: Partial<BodyOf<N>>;
  /** Returns the success message, with a link to the new record if there is one. */
  done(answer: Answers[N], sent: BodyOf<N>): string | Done;
  onClose(): void;
  /** Shown above the inputs. */
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
  const seen = useSeenVersion(version);
  const input = action.input === 'any' ? {} : (action.input ?? {});
  const leaves = flattenFields(input).filter(({ path }) => !(path in given || without.includes(path)));
  const perform = async (values: object, act: Act) => {
    const body = { ...given };
    for (const { path } of leaves) setAt(body, path, valueAt(values, path) ?? null);
    // The fields are those of the declaration from which BodyOf is derived.
    const sent = body as BodyOf<N>;
    return done(await seen.send((at) => act(action.name, { params, body: sent, version: at })), sent);
  };
  return (
    <ActionDrawer<object> presets={presets} perform={perform} {...drawer}>
      {children}
      <FieldInputs leaves={leaves} inputs={inputs} />
    </ActionDrawer>
  );
}
