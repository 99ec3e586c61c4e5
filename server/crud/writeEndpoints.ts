import { type AnyResource, freeStatusOf, tagsOf } from '../../resources/language/defineResource';
import type { Verb } from '../../resources/language/ResourceDeclaration';
import { bulkOutcomes, integer, object } from '../../resources/language/shapes';
import type { Endpoint } from '../Endpoint';
import { bulkStatusSchema, changeStatuses } from './bulkStatus';
import { bulkTagsSchema, changeTags } from './bulkTags';
import { endpointParts } from './endpointParts';
import { type CrudDeps, createOne, removeOne, updateOne } from './handlers';
import { importMany, importSchema } from './importCsv';
import { bodySchema } from './validators';

/** Returns the endpoints that create, update and delete records, one or several at a time. */
export function writeEndpoints(resource: AnyResource, deps: CrudDeps): Endpoint[] {
  const { root, called, several, one, many, answer, shared } = endpointParts(resource);
  const { access = {}, singular } = resource;
  const confirms = (verb: Verb) => access.confirms?.includes(verb) ?? false;
  const endpoints: Endpoint[] = [];
  if (access.create) {
    const body = bodySchema(resource, 'create');
    endpoints.push({
      ...shared,
      name: `create${called}`,
      answer,
      method: 'POST',
      path: root,
      access: access.create,
      confirms: confirms('create'),
      summary: `Create a ${one}`,
      success: 201,
      body,
      reads: singular,
      handle: createOne(resource, deps),
    });
  }
  if (resource.importable && access.create) {
    endpoints.push({
      ...shared,
      name: `import${several}`,
      answer: object({ created: integer, updated: integer }),
      method: 'POST',
      path: `${root}/import`,
      access: access.create,
      confirms: confirms('create'),
      summary: `Make and change ${many} from a CSV file`,
      body: importSchema,
      reads: '',
      handle: importMany(resource, deps),
    });
  }
  if (access.update) {
    const body = bodySchema(resource, 'update');
    endpoints.push({
      ...shared,
      name: `update${called}`,
      answer,
      method: resource.updateVerb ?? 'PUT',
      path: `${root}/{id}`,
      access: access.update,
      confirms: confirms('update'),
      summary: `Change a ${one}`,
      body,
      conditional: true,
      reads: singular,
      handle: updateOne(resource, deps),
    });
  }
  if (access.update && freeStatusOf(resource)) {
    endpoints.push({
      ...shared,
      name: `change${several}Status`,
      answer: bulkOutcomes,
      method: 'POST',
      path: `${root}/bulk-status`,
      access: access.update,
      confirms: confirms('update'),
      summary: `Change the status of several ${many}; tells of each how it went`,
      body: bulkStatusSchema(resource),
      reads: 'outcomes',
      handle: changeStatuses(resource, deps),
    });
  }
  if (access.update && tagsOf(resource)) {
    endpoints.push({
      ...shared,
      name: `change${several}Tags`,
      answer: bulkOutcomes,
      method: 'POST',
      path: `${root}/bulk-tags`,
      access: access.update,
      confirms: confirms('update'),
      summary: `Add and remove tags of several ${many}; tells of each how it went`,
      body: bulkTagsSchema,
      reads: 'outcomes',
      handle: changeTags(resource, deps),
    });
  }
  if (access.remove) {
    endpoints.push({
      ...shared,
      name: `delete${called}`,
      answer,
      method: 'DELETE',
      path: `${root}/{id}`,
      access: access.remove,
      confirms: confirms('remove'),
      summary: `Delete a ${one}`,
      conditional: true,
      reads: singular,
      handle: removeOne(resource, deps),
    });
  }
  return endpoints;
}
