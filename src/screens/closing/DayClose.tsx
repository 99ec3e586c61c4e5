import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { TIES } from '../../../contract/closing/close';
import { dayCloses } from '../../../resources/closing/dayCloses';
import { BesideTabs } from '../../crud/list/ScreenTabs';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Failure } from '../../ui/frames/Failure';
import { Message } from '../../ui/frames/Message';
import { PageHeading } from '../../ui/frames/PageHeading';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';
import { HelperText } from '../../ui/texts/HelperText';
import { StatusChip } from '../../ui/texts/StatusChip';
import { useToday } from '../dashboard/useToday';
import { CloseSteps } from './CloseSteps';
import { CloseStory } from './CloseStory';
import { CloseTools } from './CloseTools';
import { CloseTotals } from './CloseTotals';
import { NetworkTotal } from './NetworkTotal';
import { TieSection } from './TieSection';

/** The close of a day (`?day=`, by default yesterday): its differences, its totals, and the steps to close it. */
export function DayClose() {
  const { t, formatDayIn } = useWording();
  const today = useToday();
  const [search] = useSearchParams();
  const wanted = search.get('day') ?? '';
  const query = wanted ? { day: wanted } : {};
  const { data, error, refetch } = useAnswer(dayCloses.name, 'readDayClose', { query });
  const inWords = (day: string) =>
    formatDayIn(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (error && !data) return <Failure whole error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { day, dayClose, totals, differences, ties, nextToClose } = data;
  const count = (tie: (typeof TIES)[number]) => ties.find((each) => each.tie === tie)?.differences ?? 0;
  const isOver = day < today;
  const all = ties.reduce((sum, each) => sum + each.differences, 0);
  return (
    <>
      <PageHeading
        title={t('close.title')}
        text={
          <>
            {inWords(day)}
            {dayClose && <CloseStory dayClose={dayClose} />}
          </>
        }
        state={dayClose && <StatusChip value={dayClose.status} />}
      >
        {isOver && <CloseSteps day={day} dayClose={dayClose} inWords={inWords(day)} />}
      </PageHeading>
      <BesideTabs head="day-close" />
      <CloseTools day={day} today={today} dayClose={dayClose} nextToClose={nextToClose} />
      {!dayClose ? (
        <Message
          icon="calendar"
          title={isOver ? t('close.notCompared') : t('close.notOver')}
          text={isOver ? t('close.notComparedText') : t('close.notOverText')}
        />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {TIES.map((tie) => (
            <TieSection
              key={tie}
              tie={tie}
              day={day}
              payments={dayClose.payments}
              count={count(tie)}
              differences={differences.filter((each) => each.tie === tie)}
              isClosed={dayClose.status === 'CLOSED'}
            />
          ))}
          {all > differences.length && <HelperText>{t('close.more', { shown: differences.length })}</HelperText>}
          <NetworkTotal dayClose={dayClose} />
          {totals && <CloseTotals totals={totals} />}
        </Box>
      )}
    </>
  );
}
