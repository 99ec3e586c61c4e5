import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import type { Tone } from '../../theme/tones';
import { linksInText } from './linksInText';

/** One event. */
export interface TimelineEvent {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  icon: string;
  tone: Tone;
  text: ReactNode;
  /** Details in small type beside the time: who did it, and where. */
  note?: ReactNode;
}

/** A list of events, each with its time in the provider's time zone. */
export function Timeline({ entries, label }: { entries: readonly TimelineEvent[]; label: string }) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <TimelineEntry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}

function TimelineEntry({ entry: { at, icon, tone, text, note } }: { entry: TimelineEvent }) {
  const { formatDateTime } = useWording();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        pb: 1.75,
        '&:last-child': { pb: 0 },
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 11,
          top: 26,
          bottom: 2,
          borderInlineStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '50%',
          color: `var(--tone-${tone})`,
          bgcolor: `var(--tone-${tone}-tint)`,
        }}
      >
        <Icon name={icon} size={13} />
      </Box>
      <Box sx={{ minWidth: 0, pt: 0.25 }}>
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere', ...linksInText }}>{text}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', ...linksInText }}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {note && <> · {note}</>}
        </Box>
      </Box>
    </Box>
  );
}
