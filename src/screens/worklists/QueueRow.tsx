import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatPhone } from '../../../contract/phone';
import { directionsTo } from '../../../contract/workOrders/visit';
import type { WaitingItem } from '../../../resources/worklists/actions';
import type { Worklist } from '../../../resources/worklists/Worklist';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { StatusChip } from '../../ui/texts/StatusChip';
import { slotWords } from '../../ui/texts/slotWords';
import { ago } from './ago';
import { RowActions } from './RowActions';

interface Props {
  item: WaitingItem;
  queue: Worklist;
  /** False if the list's heading names the queue already. */
  showsQueue: boolean;
  /** A sentence that says what to do. */
  advice?: string | undefined;
  /** Called when the user acts on the record. */
  onAct(): void;
  /** Called when the record will have another status, or be gone, unless the change is undone. */
  onChange(status: string | undefined): void;
  /** Called when the change is done or undone. */
  onSettled(status: string | undefined): void;
}

/** One waiting record: its customer, status, subject, time and place, how late it is, and the actions that are possible here. */
export function QueueRow({ item, queue, showsQueue, advice, ...acting }: Props) {
  const wording = useWording();
  const { word, wordsOf, written, formatMoney } = wording;
  const { id, name, who, about, status, amount, slot } = item;
  const { options, sentences } = queue.resource.leaves.find(({ path }) => path === queue.about)?.field ?? {};
  const facts: ReactNode[] = [
    slot !== null && <b>{slotWords(slot, wording)}</b>,
    showsQueue && word(queue.label),
    who !== null && word(name),
    about !== null && !name.includes(about) && (options ? wordsOf(about) : written(about, sentences ?? [])),
    ...contacts(item),
    item.contact !== null && lastCall(item.contact, wording),
  ].filter(Boolean);
  return (
    <Box component="li" data-row={id} sx={row}>
      <Box sx={{ gridArea: 'who', [WIDE]: { alignSelf: 'end' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={recordAddress(detailsPath(queue.resource) ?? '', id)}
          state={{ id }}
          data-opens-row
          underline="hover"
          sx={{ fontWeight: 500, color: 'text.primary' }}
        >
          {who ?? word(name)}
        </Link>{' '}
        {queue.state && status !== null && <StatusChip value={status} />}
      </Box>
      <Box sx={{ ...told, gridArea: 'facts' }}>
        {facts.map((fact, at) => (
          <Fragment key={at}>
            {at > 0 && ' · '}
            <Box component="span" sx={unbroken}>
              {fact}
            </Box>
          </Fragment>
        ))}
        {advice && <Box sx={{ color: 'text.primary' }}>{advice}</Box>}
      </Box>
      <Box sx={{ gridArea: 'late', textAlign: 'end', whiteSpace: 'nowrap' }}>
        {amount !== null && (
          <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>{formatMoney(amount)}</Box>
        )}
        <Due {...item} />
      </Box>
      <RowActions item={item} queue={queue} {...acting} />
    </Box>
  );
}

/** Matches if there is room for a record's actions next to it. */
export const WIDE = '@container (min-width: 620px)';

const row = {
  display: 'grid',
  gridTemplateAreas: '"who late" "facts facts" "act act"',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.5,
  [WIDE]: { gridTemplateAreas: '"who late act" "facts late act"', gridTemplateColumns: 'subgrid', rowGap: 0 },
  alignItems: 'center',
  minHeight: 56,
  px: 2,
  py: 1,
  typography: 'body2',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '&:hover, &:focus-within': { bgcolor: 'action.hover' },
} as const;

const told = {
  [WIDE]: { alignSelf: 'start' },
  minWidth: 0,
  overflowWrap: 'anywhere',
  typography: 'caption',
  color: 'text.secondary',
} as const;

/** Keeps a fact on one line, so that a phone number is not split. */
const unbroken = { display: 'inline-block', maxWidth: '100%' } as const;

/** Returns the phone number as a link, and a link with directions. */
function contacts({ phone, place }: WaitingItem): ReactNode[] {
  const way = place && directionsTo(place);
  return [
    phone !== null && (
      <Link href={`tel:${phone}`} color="inherit" underline="hover">
        {formatPhone(phone)}
      </Link>
    ),
    place?.address && way ? (
      <Link href={way} target="_blank" rel="noreferrer" color="inherit" underline="hover">
        {place.address}
      </Link>
    ) : (
      place?.address
    ),
  ];
}

/** Returns the outcome of the last call, when it was made, and by whom. */
function lastCall({ outcome, at, by, callBackOn }: NonNullable<WaitingItem['contact']>, wording: Wording): ReactNode {
  const { t, wordsOf, formatDay, formatDateTime } = wording;
  const word = wordsOf(outcome);
  const said = callBackOn ? t('dashboard.callBackOn', { outcome: word, day: formatDay(callBackOn) }) : word;
  const parts = [said, ago(at, new Date(), wording), by];
  return <span title={formatDateTime(at)}>{parts.filter(Boolean).join(', ')}</span>;
}

function Due({ since, due }: Pick<WaitingItem, 'since' | 'due'>) {
  const wording = useWording();
  const { t, formatDateTime } = wording;
  const now = new Date();
  const isLate = Date.parse(due) <= now.getTime();
  const isWaiting = Date.parse(since) <= now.getTime();
  return (
    <Box
      component="time"
      dateTime={due}
      title={isWaiting ? t('dashboard.waitingSince', { since: formatDateTime(since) }) : formatDateTime(due)}
      sx={{ typography: 'caption', color: isLate ? 'var(--tone-bad)' : 'text.secondary' }}
    >
      {t('dashboard.due', { when: ago(due, now, wording) })}
    </Box>
  );
}
