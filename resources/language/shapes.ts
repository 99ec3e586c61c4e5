import type { RecordName, Records } from '../catalogue/Records';
import type { Kind, Kinds, Polygon } from './kinds';

/**
 * The shape of an answer or of a part of one, as data: its TypeScript type is inferred from it (`Held`), and the server generates
 * its JSON Schema (server/openapi/schemaOf.ts). An answer has exactly the fields of its shape.
 */
export interface Shape<V = unknown> {
  readonly holds: Holds;
  /** Only used in the type: the type of the value. */
  readonly value?: V;
}

type Holds =
  | { type: 'kind'; kind: Kind; to?: string }
  | { type: 'oneOf'; options: readonly Constant[] }
  | { type: 'list'; of: Shape }
  | { type: 'byId'; of: Shape }
  | { type: 'tuple'; of: readonly Shape[] }
  | { type: 'object'; fields: ShapeFields }
  | { type: 'either'; of: readonly Shape[] }
  | { type: 'nullable'; of: Shape }
  | { type: 'record'; name: string; only?: readonly string[]; without?: readonly string[]; also?: ShapeFields }
  | { type: 'file'; mediaTypes: readonly MediaType[] };

type Constant = string | number | boolean | null;
export type MediaType =
  | 'application/pdf'
  | 'application/zip'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A field of an object that may be missing. */
type Optional<V = unknown> = Shape<V> & { readonly optional: true };
export type ShapeFields = Readonly<Record<string, Shape>>;

/** The type of a shape's value. */
export type Held<S> = S extends Shape<infer V> ? V : never;

type Absent<F> = { [N in keyof F]: F[N] extends Optional ? N : never }[keyof F];
type Plain<T> = { [N in keyof T]: T[N] };
type HeldBy<F> = Plain<
  { [N in keyof Omit<F, Absent<F>>]: Held<F[N]> } & { [N in keyof Pick<F, Absent<F>>]?: Held<F[N]> }
>;

const kind = <K extends Kind>(name: K): Shape<Kinds[K]> => ({ holds: { type: 'kind', kind: name } });

export const text = kind('text');
export const integer = kind('integer');
export const decimal = kind('decimal');
export const money = kind('money');
export const boolean = kind('boolean');
export const day = kind('date');
/** ISO 8601 in UTC. */
export const moment = kind('dateTime');
export const id = kind('reference');
/** The id of a record of another resource; the answer includes the record's label. */
export const reference = (to: string): Shape<string> => ({ holds: { type: 'kind', kind: 'reference', to } });
/** `[longitude, latitude]` in degrees. */
const point: Shape<Polygon['coordinates'][number][number]> = { holds: { type: 'tuple', of: [decimal, decimal] } };

/** One of these constants. */
export const oneOf = <const O extends readonly Constant[]>(...options: O): Shape<O[number]> => ({
  holds: { type: 'oneOf', options },
});

export const listOf = <V>(of: Shape<V>): Shape<V[]> => ({ holds: { type: 'list', of } });

/** An object with record ids as keys. */
export const byId = <V>(of: Shape<V>): Shape<Record<string, V>> => ({ holds: { type: 'byId', of } });

/** The rings of a polygon: the outer one, then holes. */
export const rings: Shape<Polygon['coordinates']> = listOf(listOf(point));

export const nullable = <V>(of: Shape<V>): Shape<V | null> => ({ holds: { type: 'nullable', of } });

export const optional = <V>(shape: Shape<V>): Optional<V> => ({ ...shape, optional: true });

export const isOptional = (shape: Shape): shape is Optional => 'optional' in shape;

export const object = <F extends ShapeFields>(fields: F): Shape<HeldBy<F>> => ({ holds: { type: 'object', fields } });

/** One of several shapes. */
const either = <const S extends readonly Shape[]>(...of: S): Shape<Held<S[number]>> => ({
  holds: { type: 'either', of },
});

/** A page of a list, under its name in the answer. */
export const page = <const N extends string, V>(name: N, of: Shape<V>) =>
  object({ [name]: listOf(of), totalRecords: integer } as { [M in N]: Shape<V[]> } & { totalRecords: Shape<number> });

/** The result of a bulk change for one record; `error` is the sentence of the refusal. */
export type BulkOutcome = { id: string; changed: true } | { id: string; changed: false; error: string };

const bulkOutcome: Shape<BulkOutcome> = either(
  object({ id, changed: oneOf(true) }),
  object({ id, changed: oneOf(false), error: text }),
);

/** The result of a change for each of several records. */
export const bulkOutcomes = object({ outcomes: listOf(bulkOutcome) });

/** An answer that is not JSON, in one of these formats. */
export const file = (...mediaTypes: MediaType[]): Shape<Response> => ({ holds: { type: 'file', mediaTypes } });

interface Parts<N extends RecordName> {
  only?: readonly (keyof Records[N])[];
  without?: readonly (keyof Records[N])[];
  /** Fields in addition to the record's own, or instead of them. */
  also?: ShapeFields;
}
type Left<R, P> = P extends { only: readonly (infer K extends keyof R)[] }
  ? Pick<R, K>
  : P extends { without: readonly (infer K extends keyof R)[] }
    ? Omit<R, K>
    : R;
type Recorded<R, P> = P extends { also: infer F } ? Plain<Omit<Left<R, P>, keyof F> & HeldBy<F>> : Left<R, P>;

/** A list as a file: CSV for programs and people, or a workbook for people. */
export const exported = file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');

/** A record of a resource, by its name; `parts` selects some fields, or adds others. */
export const record = <N extends RecordName, const P extends Parts<N> = Record<never, never>>(
  name: N,
  parts?: P,
): Shape<Recorded<Records[N], P>> => ({ holds: { type: 'record', name, ...(parts as object | undefined) } });

/** A record of any resource, with any fields. */
export const recordOf = (name: string): Shape => ({ holds: { type: 'record', name } });
