import type { AnyResource, Resource } from '../defineResource';
import type { Fields, Group, Values } from '../kinds';
import type { DeclaredPath } from '../paths';
import type { Demo } from './Demo';

/** The type of the field at a dotted path. */
type ValueAt<F extends Fields, P> = P extends `${infer G}.${infer N}`
  ? G extends keyof F
    ? N extends keyof Values<F>[G]
      ? Values<F>[G][N]
      : never
    : never
  : P extends keyof F
    ? Values<F>[P]
    : never;

/** The functions that generate the fields of a record; other fields get the default value of their kind. */
type DemoFields<F extends Fields> = {
  [P in DeclaredPath<F>]?: (demo: Demo) => ValueAt<F, P> | null;
};

/** The given values of a record; the rest is generated. */
type DemoRow<F extends Fields> = {
  [N in keyof F]?: F[N] extends Group ? Partial<Values<F>[N]> : Readonly<Values<F>[N]>;
};

/** The amount of demo data: a number of generated records, or these given ones (missing fields are generated). */
type DemoCount<F extends Fields> = { count: number } | { rows: readonly DemoRow<F>[] };

/** The demo data of one resource. */
export type DemoData<F extends Fields = Fields> = DemoCount<F> & { fields?: DemoFields<F> };

/** Demo data and its resource. */
export interface DeclaredDemo {
  resource: AnyResource;
  data: DemoData;
}

/** Declares the demo data of a resource; unknown fields do not compile. */
export function declareDemo<F extends Fields>(resource: Resource<F>, data: DemoData<NoInfer<F>>): DeclaredDemo {
  return { resource, data };
}
