/** Returns a number of days in readable form: `1 day`, `90 days`, `5 years`. */
export function periodInWords(days: number): string {
  const years = Math.round(days / 365.25);
  if (years >= 2 && Math.abs(days - years * 365.25) <= years) return `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
