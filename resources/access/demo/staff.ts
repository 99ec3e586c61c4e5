import { declareDemo } from '../../language/demo/declareDemo';
import { FIRST_NAMES, LAST_NAMES } from '../../language/demo/people';
import { demoPhone } from '../../language/demo/phone';
import { staff } from '../staff';

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
