import { intlFormatDistance } from 'date-fns';
import { useEffect, useState } from 'react';
import { useWording } from '../../i18n/useWording';

const MINUTE = 60_000;

/** How long ago a moment was, kept true by the minute; the moment itself is its title. */
export function Ago({ moment }: { moment: string }) {
  const { locale, formatDateTime } = useWording();
  const [, tick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => tick((count) => count + 1), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {intlFormatDistance(moment, Date.now(), { locale, numeric: 'always' })}
    </time>
  );
}
