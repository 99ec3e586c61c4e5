import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { WORKLISTS } from '../../../../resources/worklists';
import { useWording } from '../../../i18n/useWording';
import { Icon } from '../../../icons/Icon';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Panel } from '../../../ui/frames/Panel';
import { Count } from '../../../ui/texts/Count';
import { HelperText } from '../../../ui/texts/HelperText';
import { QueueRows } from '../../worklists/QueueRows';
import { Loaded } from '../Loaded';
import { type ChosenQueues, chosenQueues } from './chosenQueues';
import { QueueChips } from './QueueChips';
import { type Queues, useQueues } from './useQueues';

/** The rows reach the edges of the panel; next to the queues, they begin at its top. */
const upToTheEdge = {
  mx: { xs: -2, lg: 0 },
  mt: { xs: 0, lg: -2 },
  borderTop: { xs: 1, lg: 0 },
  borderColor: 'divider',
} as const;

/**
 * How many rows are shown before the user asks for more: of all queues together (unless the day plan is longer), and of a chosen
 * queue; and the maximum for one queue.
 */
const TOGETHER = 8;
const MANY = 25;
const MOST = 100;

/** The work that waits for the signed-in user, the most urgent first; the address contains the chosen queue. */
export function Today() {
  const [search] = useSearchParams();
  const chosen = chosenQueues(search);
  return <Waiting key={chosen?.queues.join() ?? ''} chosen={chosen} />;
}

function Waiting({ chosen }: { chosen: ChosenQueues | undefined }) {
  const { t, word, wordsOf } = useWording();
  const [all, setAll] = useState(false);
  const query = useQueues(chosen, all ? MOST : MANY);
  const waiting = t('dashboard.waitingForYou');
  const title = chosen ? (chosen.label ? word(chosen.label) : wordsOf(chosen.area)) : waiting;
  const total = query.data && totalOf(query.data, chosen);
  const heading = (
    <>
      {title} {total !== undefined && <Count value={total} />}
    </>
  );
  return (
    <Panel title={heading} action={<AddRecords />}>
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={320} />}>
        {(data) => {
          const items = chosen ? data.items.filter(({ queue }) => chosen.queues.includes(queue)) : data.items;
          const planned = items.filter((item) => item.planned).length;
          const shown = all || chosen ? items : items.slice(0, Math.max(TOGETHER, planned));
          const isMore = (chosen ? (total ?? 0) : items.length) > shown.length;
          return (
            <Box sx={{ display: { lg: 'grid' }, gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 4 }}>
              <QueueChips queues={data.queues} chosen={chosen} />
              <Box sx={{ containerType: 'inline-size' }}>
                {shown.length > 0 && (
                  <Box sx={upToTheEdge}>
                    <QueueRows label={title} items={shown} isOneQueue={chosen?.queues.length === 1} />
                  </Box>
                )}
                {data.queues.length === 0 && <HelperText>{t('dashboard.noQueues')}</HelperText>}
                {data.queues.length > 0 && total === 0 && <NothingWaits />}
                {isMore && !all && (
                  <ActionButton variant="text" sx={{ mt: 1 }} onClick={() => setAll(true)}>
                    {t('dashboard.showMore')}
                  </ActionButton>
                )}
              </Box>
            </Box>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** A button for each queue for which the user may create records here. */
function AddRecords() {
  const { word } = useWording();
  const can = useCan();
  return WORKLISTS.map(
    ({ name, resource, list, add }) =>
      add &&
      can(resource, 'create') && (
        <ActionButton key={name} icon="plus" component={Link} to={`/${list}?create`}>
          {word(add)}
        </ActionButton>
      ),
  );
}

function NothingWaits() {
  const { t } = useWording();
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 4, color: 'var(--tone-good)' }}>
      <Icon name="circle-check" size={24} />
      <HelperText>{t('dashboard.nothingWaits')}</HelperText>
    </Box>
  );
}

const totalOf = ({ queues }: Queues, chosen: ChosenQueues | undefined) =>
  queues.reduce((sum, { name, total }) => (!chosen || chosen.queues.includes(name) ? sum + total : sum), 0);
