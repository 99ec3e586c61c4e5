/** A number of days as people say it: `1 day`, `90 days`, `13 months`, `5 years`. */
export function periodInWords(days: number): string {
  const years = Math.round(days / 365.25);
  if (years >= 2 && Math.abs(days - years * 365.25) <= years) return `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
