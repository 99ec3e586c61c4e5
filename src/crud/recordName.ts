import type { AnyResource } from '../../resources/defineResource';
import type { Wording } from '../i18n/wording';

/** What people call a record; one that has no name of its own is called what it is, in their language. */
export const recordName = (resource: AnyResource, name: string, { nameOf }: Pick<Wording, 'nameOf'>): string =>
  name === resource.label[0] ? nameOf(resource, 1) : name;
