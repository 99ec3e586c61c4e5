import { declareDemo } from '../../language/demo/declareDemo';
import { staffTypes } from '../staffTypes';

export const staffTypesDemo = declareDemo(staffTypes, {
  rows: [
    ['Field technician', 'Installs and repairs lines at customers’ places.'],
    ['Splicing technician', 'Joins and tests fibre.'],
    ['Surveyor', 'Says whether and how a building can be reached.'],
    ['Network engineer', 'Runs the core, the OLTs and the upstreams.'],
    ['Support agent', 'Answers customers.'],
    ['Support lead', 'Takes what support cannot solve.'],
    ['Sales representative', 'Brings clients.'],
    ['Accountant', 'Books payments and sends refunds.'],
    ['Store keeper', 'Hands out ONUs and cable.'],
    ['Dispatcher', 'Plans the field teams’ day.'],
    ['Branch manager', 'Answers for one town.'],
    ['Administrator', 'Runs this system.'],
  ].map(([name, description]) => ({ name, description })),
});
