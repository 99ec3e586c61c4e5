/** Returns what a day of a subscription costs, in whole shillings, rounded. Added days cost nothing and are left out. */
export const pricePerDay = ({ amount, durationDays }: { amount: number; durationDays: number }): number =>
  durationDays > 0 ? Math.round(amount / durationDays) : 0;
