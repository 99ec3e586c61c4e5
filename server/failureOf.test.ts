import { expect, it } from 'vitest';
import { failureOf, missingMigration } from './failureOf';

const databaseError = (code: string, message: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR', name: 'DatabaseError' });

it.each([
  ['42703', 'column "sent_for_service_on" does not exist'],
  ['42P01', 'relation "vehicles" does not exist'],
])('names the remedy of a missing migration (%s)', (code, message) => {
  const remedy = `The database is older than the declarations: ${message}. Write the migration with: npm run db:generate -- NAME`;
  expect(missingMigration(databaseError(code, message))).toBe(remedy);
  expect(failureOf(databaseError(code, message))).toEqual({ message: remedy });
});

it('leaves out the message of any other database error, which can quote personal data', () => {
  const error = databaseError('23505', 'Key (email)=(amina@example.com) already exists.');
  expect(missingMigration(error)).toBeNull();
  expect(failureOf(error)).toEqual({ name: 'DatabaseError', code: '23505' });
});
