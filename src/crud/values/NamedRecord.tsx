import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { useLabel } from '../../session/labels';
import { useDeclarations } from '../declarations';
import { resourceWord } from '../recordName';
import { ReferenceLink } from './ReferenceLink';

/** Shows a resource by the name of its records. */
export const ResourceName = ({ name }: { name: string }) => (
  <span>{resourceWord(name, useDeclarations(), useWording(), 1)}</span>
);

interface Props {
  id: string;
  /** The field of the same record that contains the resource's name. */
  idOf: string;
  record: object | undefined;
}

/** The record that a polymorphic id refers to; a deleted record is shown by the name in the log entry. */
export function NamedRecord({ id, idOf, record = {} }: Props) {
  const name = String(valueAt(record, idOf) ?? '');
  const resource = useDeclarations().find((each) => each.name === name);
  const isNamed = useLabel(id) !== undefined;
  const left = resource && !isNamed ? leftOf(resource, record) : undefined;
  return left === undefined ? <ReferenceLink to={name} id={id} /> : <span>{left}</span>;
}

/** Returns the name of a record from the data that a log entry keeps. */
function leftOf(resource: AnyResource, { before, after }: { before?: unknown; after?: unknown }): string | undefined {
  const kept = before ?? after;
  if (!kept || typeof kept !== 'object' || !('id' in kept)) return undefined;
  const name = resource.represent(kept);
  return name === resource.label[0] ? undefined : name;
}

/** The record whose id a text contains; the text itself if there is no such record. */
export const MentionedRecord = ({ to, id }: { to: string; id: string }) =>
  useLabel(id) === undefined ? <span>{id}</span> : <ReferenceLink to={to} id={id} />;
