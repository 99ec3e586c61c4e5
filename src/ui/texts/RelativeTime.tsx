import { intlFormatDistance } from 'date-fns';
import { useEffect, useState } from 'react';
import { useWording } from '../../i18n/useWording';

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Counts in months for up to a year, because people don't count in quarters. */
const unitOf = (milliseconds: number) =>
  milliseconds > 60 * DAY && milliseconds < 365 * DAY ? ({ unit: 'month' } as const) : {};

/**
 * How long ago something happened, updated every minute; the exact time is the tooltip. A time in the future (from a clock that
 * runs ahead) is shown as just past.
 */
export function RelativeTime({ moment }: { moment: string }) {
  const { locale, formatDateTime } = useWording();
  const [, tick] = useState(0);
  const now = Date.now();
  const then = Math.min(Date.parse(moment), now - SECOND);
  useEffect(() => {
    const ticking = setInterval(() => tick((count) => count + 1), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {intlFormatDistance(then, now, { locale, numeric: 'always', ...unitOf(now - then) })}
    </time>
  );
}
