import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { timeLeft } from './timeLeft';

const MINUTE = 60_000;

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
