/** Milliseconds from a right password until the code must be there. */
export const TICKET_LIFETIME = 5 * 60_000;
/** Milliseconds for which it counts that somebody has confirmed who they are. */
const CONFIRMED_FOR = 10 * 60_000;

/** Whether a code's time step may be used: each counts once, and none that is before one that was used. */
export const isFreshStep = (step: number, lastStep: number | null): boolean => lastStep === null || step > lastStep;

/** Whether somebody must confirm who they are before they do what is sensitive; nobody without a second factor must. */
export const mustConfirm = (
  { hasSecondFactor, confirmedAt }: { hasSecondFactor: boolean; confirmedAt: string | null },
  now: Date,
): boolean => hasSecondFactor && (confirmedAt === null || now.getTime() - Date.parse(confirmedAt) > CONFIRMED_FOR);

/** Whether somebody must set up a second factor before anything else: one of their roles asks for it. */
export const mustSetUp = (roles: readonly { secondFactor: boolean }[], hasSecondFactor: boolean): boolean =>
  !hasSecondFactor && roles.some(({ secondFactor }) => secondFactor);
