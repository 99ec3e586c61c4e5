import { formatDistanceToNowStrict } from 'date-fns';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../format';

const MINUTE = 60_000;

/** How long ago a moment was, kept true by the minute; the moment itself is its title. */
export function Ago({ moment }: { moment: string }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => tick((count) => count + 1), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {formatDistanceToNowStrict(moment, { addSuffix: true })}
    </time>
  );
}
