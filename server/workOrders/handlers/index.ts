import type { workOrderActions } from '../../../resources/workOrders/actions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { checklistHandlers } from './checklist';
import { deviceHandlers } from './devices';
import { planningHandlers } from './planning';
import { stepHandlers } from './steps';

/** Planning and carrying out the visits of work orders. */
export const workOrderHandlers = (deps: Deps): Pick<Handlers, keyof typeof workOrderActions> => ({
  ...planningHandlers(deps),
  ...stepHandlers(deps),
  ...checklistHandlers(deps),
  ...deviceHandlers(deps),
});
