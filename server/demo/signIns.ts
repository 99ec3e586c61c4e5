import { users } from '../../resources/access/users';
import { noteSignIn } from '../access/noteSignIn';
import { updateRecord } from '../store/updateRecord';
import type { World } from './World';

/** Simulates a sign-in by a member of staff, occasionally after a wrong password. */
export async function signInSomebody({ books, agenda, chance, staff }: World): Promise<void> {
  const { userId } = chance.pick(
    staff(chance.pick(['Administrator', 'Finance', 'Support', 'Sales agent', 'Field team'])),
  );
  const user = await books.get(users, userId);
  if (!user) return;
  if (chance.percent(10)) await noteSignIn(books, 'SIGN_IN_FAILED', user, agenda.now);
  await noteSignIn(books, 'SIGN_IN', user, agenda.now);
  await updateRecord(books, users, userId, { lastSignInAt: agenda.now.toISOString() }, agenda.now);
}
