import { SECOND_FACTOR_PERMISSIONS } from '../../../contract/access/secondFactor';

/** The time in milliseconds between the right password and the code. */
export const TICKET_LIFETIME = 5 * 60_000;
/** The time in milliseconds for which a confirmation of the identity is valid. */
const CONFIRMED_FOR = 10 * 60_000;

/** Returns whether a code's time step may be used: each is valid once, and none before the last used one. */
export const isFreshStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** Returns whether a user must confirm their identity before a sensitive action. A sign-in counts as confirmation. */
export const mustConfirm = ({ confirmedAt }: { confirmedAt: string | null }, now: Date): boolean =>
  confirmedAt === null || now.getTime() - Date.parse(confirmedAt) > CONFIRMED_FOR;

/** The fields of a role that decide whether it requires a second factor. */
interface Asking {
  secondFactor: boolean;
  permissions: readonly string[];
}

/** Returns whether any of the roles requires a second factor: by its own setting or, in production, by its permissions. */
export const asksForSecondFactor = (roles: readonly Asking[], production: boolean): boolean =>
  roles.some(
    ({ secondFactor, permissions }) =>
      secondFactor || (production && SECOND_FACTOR_PERMISSIONS.some((name) => permissions.includes(name))),
  );
