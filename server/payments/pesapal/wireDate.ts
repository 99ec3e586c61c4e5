const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A provider date; `zone` is what it means where it names none. Null for no date and for an unreadable one. */
export function wireDate(value: string | null | undefined, zone: 'Z' | '+03:00'): Date | null {
  if (!value) return null;
  // .NET writes seven digits of fraction; ECMAScript promises to read three.
  const text = value.trim().replace(/(\.\d{3})\d+/, '$1');
  const date = new Date(HAS_ZONE.test(text) ? text : `${text}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
