import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useWording } from '../../i18n/useWording';

/** A minute in milliseconds; an hour and a day in minutes. */
const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** A deadline is soon if it is at most this many minutes away. */
const SOON = 60;

/** The time left until a deadline, or how late it is, in words and colour; the exact time is the tooltip. */
export function Due({ moment }: { moment: string }) {
  const { t, formatUnit, formatDateTime } = useWording();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  const { late, soon, count, unit } = timeLeft(moment, now);
  const time = formatUnit(count, unit);
  const tone = late ? 'bad' : soon ? 'busy' : undefined;
  return (
    <Box
      component="time"
      dateTime={moment}
      title={formatDateTime(moment)}
      data-tone={tone}
      sx={{
        whiteSpace: { md: 'nowrap' },
        fontVariantNumeric: 'tabular-nums',
        ...(tone ? { color: `var(--tone-${tone})`, fontWeight: 500 } : {}),
      }}
    >
      {t(late ? 'common.late' : 'common.dueIn', { time })}
    </Box>
  );
}

/** Returns how far away a deadline is, in the largest whole unit; from the deadline on it is late. */
export function timeLeft(moment: string, now: Date) {
  const left = Date.parse(moment) - now.getTime();
  const minutes = Math.floor(Math.abs(left) / MINUTE);
  const late = left <= 0;
  const [count, unit] =
    minutes >= DAY
      ? ([Math.floor(minutes / DAY), 'day'] as const)
      : minutes >= HOUR
        ? ([Math.floor(minutes / HOUR), 'hour'] as const)
        : ([minutes, 'minute'] as const);
  return { late, soon: !late && minutes <= SOON, count, unit };
}
