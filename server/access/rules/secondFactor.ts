import { SECOND_FACTOR_PERMISSIONS } from '../../../contract/access/secondFactor';

/** Milliseconds from a right password until the code must be there. */
export const TICKET_LIFETIME = 5 * 60_000;
/** Milliseconds for which it counts that somebody has confirmed who they are. */
const CONFIRMED_FOR = 10 * 60_000;

/** Whether a code's time step may be used: each counts once, and none that is before one that was used. */
export const isFreshStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** Whether someone must confirm their identity before a sensitive action. A sign-in counts as confirmation. */
export const mustConfirm = ({ confirmedAt }: { confirmedAt: string | null }, now: Date): boolean =>
  confirmedAt === null || now.getTime() - Date.parse(confirmedAt) > CONFIRMED_FOR;

/** The fields of a role that decide whether it requires a second factor. */
interface Asking {
  secondFactor: boolean;
  permissions: readonly string[];
}

/** Whether any of the roles requires a second factor: by its own setting or, in production, by its permissions. */
export const asksForSecondFactor = (roles: readonly Asking[], production: boolean): boolean =>
  roles.some(
    ({ secondFactor, permissions }) =>
      secondFactor || (production && SECOND_FACTOR_PERMISSIONS.some((name) => permissions.includes(name))),
  );
