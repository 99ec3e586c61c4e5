import type { AnyResource, Resource } from '../defineResource';
import type { Fields, Group, Values } from '../kinds';
import type { DeclaredPath } from '../paths';
import type { Demo } from './Demo';

/** The value of the field at a dotted path. */
type ValueAt<F extends Fields, P> = P extends `${infer G}.${infer N}`
  ? G extends keyof F
    ? N extends keyof Values<F>[G]
      ? Values<F>[G][N]
      : never
    : never
  : P extends keyof F
    ? Values<F>[P]
    : never;

/** How the fields of a record are made up; a field left out has its kind's own value. */
type DemoFields<F extends Fields> = {
  [P in DeclaredPath<F>]?: (demo: Demo) => ValueAt<F, P> | null;
};

/** What is given of a record; the rest is made up. */
type DemoRow<F extends Fields> = {
  [N in keyof F]?: F[N] extends Group ? Partial<Values<F>[N]> : Readonly<Values<F>[N]>;
};

/** How much demo data: so many generated records, or these very ones (missing fields are generated). */
type DemoCount<F extends Fields> = { count: number } | { rows: readonly DemoRow<F>[] };

/** The demo data of one resource. */
export type DemoData<F extends Fields = Fields> = DemoCount<F> & { fields?: DemoFields<F> };

/** Demo data, and the resource that it is of. */
export interface DeclaredDemo {
  resource: AnyResource;
  data: DemoData;
}

/** Declares the demo data of a resource; a field that the resource does not have does not compile. */
export function declareDemo<F extends Fields>(resource: Resource<F>, data: DemoData<NoInfer<F>>): DeclaredDemo {
  return { resource, data };
}
