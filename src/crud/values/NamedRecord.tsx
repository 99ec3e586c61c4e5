import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { useLabel } from '../../session/labels';
import { useDeclarations } from '../declarations';
import { resourceWord } from '../resourceWord';
import { ReferenceLink } from './ReferenceLink';

/** A resource by what people call one of its records. */
export const ResourceName = ({ name }: { name: string }) => (
  <span>{resourceWord(name, useDeclarations(), useWording(), 1)}</span>
);

interface Props {
  id: string;
  /** The field of the same record that names the resource. */
  idOf: string;
  record: object | undefined;
}

/** The record that an id of any resource means; one that is gone by what was written down of it. */
export function NamedRecord({ id, idOf, record = {} }: Props) {
  const name = String(valueAt(record, idOf) ?? '');
  const resource = useDeclarations().find((each) => each.name === name);
  const isNamed = useLabel(id) !== undefined;
  const left = resource && !isNamed ? leftOf(resource, record) : undefined;
  return left === undefined ? <ReferenceLink to={name} id={id} /> : <span>{left}</span>;
}

/** What people called a record, by what a log entry keeps of it. */
function leftOf(resource: AnyResource, { before, after }: { before?: unknown; after?: unknown }): string | undefined {
  const kept = before ?? after;
  if (!kept || typeof kept !== 'object' || !('id' in kept)) return undefined;
  const name = resource.represent(kept);
  return name === resource.label[0] ? undefined : name;
}
