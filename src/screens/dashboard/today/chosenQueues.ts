import { WORK_AREAS, type WorkArea } from '../../../../contract/worklists/workAreas';
import { CHOICES, queuesOfArea } from '../../../../resources/worklists';

/** The queues that the address selects: one, a group, or all of an area. */
export interface ChosenQueues {
  /** The name of the queue or group; undefined for a whole area. */
  name?: string;
  /** The label of the queue or group; undefined for a whole area. */
  label?: string;
  area: WorkArea;
  /** The names of the queues. */
  queues: readonly string[];
}

/** Returns the queues that an address selects with `queue` or `area`; undefined for all of them, or an unknown name. */
export function chosenQueues(search: URLSearchParams): ChosenQueues | undefined {
  const choice = CHOICES.find(({ name }) => name === search.get('queue'));
  const area = WORK_AREAS.find((each) => each === search.get('area'));
  return choice ?? (area && { area, queues: queuesOfArea(area) });
}
