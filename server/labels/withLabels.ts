import { byId, optional, type Shape, type ShapeFields, text } from '../../resources/language/shapes';
import type { Endpoint } from '../Endpoint';
import type { Store } from '../store/Store';
import { labelsOf } from './labelsOf';
import { canRefer, type FindResource, referencesIn } from './references';

const LABELS: ShapeFields = { labels: optional(byId(text)) };

/**
 * Adds `labels` to an endpoint's responses to staff: the label of each referenced record, by id. A user who may read a record may
 * know the labels of its references, but nothing else about them. Anonymous callers and customers get none.
 */
export function withLabels(endpoint: Endpoint, store: Store, find: FindResource): Endpoint {
  const { answer: shape, handle, maxAge } = endpoint;
  // A cached response is the same for everyone.
  if (maxAge || !canRefer(shape, find)) return endpoint;
  return {
    ...endpoint,
    answer: labelled(shape),
    handle: async (incoming, context) => {
      const answer = await handle(incoming, context);
      if (!incoming.identity || answer instanceof Response) return answer;
      return { ...answer, labels: await labelsOf(store, referencesIn(shape, answer, find), find) };
    },
  };
}

/** Returns the shape of an object, a record or one of several such, with labels added. */
function labelled(shape: Shape): Shape {
  const { holds } = shape;
  switch (holds.type) {
    case 'object':
      return { ...shape, holds: { ...holds, fields: { ...holds.fields, ...LABELS } } };
    case 'record':
      return { ...shape, holds: { ...holds, also: { ...holds.also, ...LABELS } } };
    case 'either':
      return { ...shape, holds: { ...holds, of: holds.of.map(labelled) } };
    case 'nullable':
      return { ...shape, holds: { ...holds, of: labelled(holds.of) } };
    default:
      return shape;
  }
}
