import { SECOND_FACTOR_PERMISSIONS } from '../../contract/access/secondFactor';

/** Milliseconds from a right password until the code must be there. */
export const TICKET_LIFETIME = 5 * 60_000;
/** Milliseconds for which it counts that somebody has confirmed who they are. */
const CONFIRMED_FOR = 10 * 60_000;

/** Whether a code's time step may be used: each counts once, and none that is before one that was used. */
export const isFreshStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** Whether somebody must confirm who they are before they do what is sensitive; a sign-in confirms it, too. */
export const mustConfirm = ({ confirmedAt }: { confirmedAt: string | null }, now: Date): boolean =>
  confirmedAt === null || now.getTime() - Date.parse(confirmedAt) > CONFIRMED_FOR;

/** What decides whether a role asks for a second factor. */
interface Asking {
  secondFactor: boolean;
  permissions: readonly string[];
}

/** Whether one of the roles asks for a second factor: because it says so or, in production, because of what it holds. */
export const asksForSecondFactor = (roles: readonly Asking[], production: boolean): boolean =>
  roles.some(
    ({ secondFactor, permissions }) =>
      secondFactor || (production && SECOND_FACTOR_PERMISSIONS.some((name) => permissions.includes(name))),
  );
