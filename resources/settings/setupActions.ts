import { SETUP_STEPS } from '../../contract/settings/setupSteps';
import { users } from '../access/users';
import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';

const { fullName, emailAddress, password } = users.fields;

/** The set-up of a new installation. */
export const setupActions = defineActions(
  { name: 'Set-up', description: 'The first steps of a new installation.' },
  {
    createFirstAdministrator: {
      method: 'POST',
      base: 'v1',
      path: 'setup',
      access: 'public',
      input: {
        key: text({ required: true, maxLength: 100, help: 'From the address in the log.' }),
        fullName,
        emailAddress,
        password,
      },
      audit: { resource: 'users', action: 'CREATE', reason: 'First administrator' },
      answer: shape.object({ created: shape.oneOf(true) }),
      reads: '',
      success: 201,
      summary: 'Create the first administrator; answers 404 where the key is wrong or set-up is over',
      limits: [{ by: 'address', most: 20, minutes: 15 }],
    },
    readSetupSteps: {
      method: 'GET',
      base: 'v1',
      path: 'setup/steps',
      access: 'Update Application Settings',
      answer: shape.object({
        /** Empty if there is demo data. */
        steps: shape.listOf(shape.object({ name: shape.oneOf(...SETUP_STEPS), isDone: shape.boolean })),
      }),
      reads: 'steps',
      summary: 'What a new installation needs, and which of it is done',
    },
  },
);
