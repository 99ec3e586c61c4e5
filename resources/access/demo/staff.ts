import { declareDemo } from '../../language/demo/declareDemo';
import { demoPhone, FIRST_NAMES, LAST_NAMES } from '../../language/demo/people';
import { staff } from '../staff';
import { staffTypes } from '../staffTypes';

const DISTRICTS = ['Kampala', 'Wakiso', 'Entebbe', 'Mukono', 'Jinja'] as const;

export const staffDemo = declareDemo(staff, {
  count: 34,
  fields: {
    firstName: ({ pick }) => pick(FIRST_NAMES),
    lastName: ({ pick }) => pick(LAST_NAMES),
    phoneNumber: demoPhone,
    emailAddress: ({ record }) =>
      `${String(record.firstName)}.${String(record.lastName)}@kitara.example`.toLowerCase().replace(/[^a-z.@]/g, ''),
    district: ({ pick }) => pick(DISTRICTS),
    userId: () => null,
    active: ({ random }) => random() < 0.9,
  },
});

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
