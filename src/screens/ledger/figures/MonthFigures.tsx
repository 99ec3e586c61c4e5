import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Answers } from '../../../../resources/catalogue/actions';
import { arpu, churn, earned, mrr, renewalsOnTime } from '../../../../resources/ledger/metrics';
import type { Days, Figure } from '../../../../resources/metrics/Figure';
import {
  activeLines,
  ended,
  linesAtMidnight,
  notRenewed,
  renewedOnTime,
} from '../../../../resources/subscriptions/metrics';
import { dayAfter } from '../../../i18n/formats';
import { useWording } from '../../../i18n/useWording';
import { Panel } from '../../../ui/frames/Panel';
import { FigureHint } from '../../dashboard/FigureHint';
import { useFigureName } from '../../dashboard/useFigures';
import { FigureValue } from './FigureValue';

/** A number from which a figure is calculated, with the list of the records it counts. */
interface Part {
  figure: Figure;
  days?: Days | undefined;
  name?: string;
  value: string;
}

interface Props {
  month: Answers['readLedgerFigures']['month'];
  today: string;
}

/**
 * The current recurring revenue, and a month's churn, revenue per subscription and on-time renewals; each with the numbers it is
 * calculated from.
 */
export function MonthFigures({ month, today }: Props) {
  const { t, formatMoney, formatNumber, formatDayIn } = useWording();
  const { from, to } = month;
  const percent = (value: number | null) =>
    value === null ? '–' : <Box component="bdi" dir="ltr">{`${formatNumber(value)}%`}</Box>;
  const lines = (days: Days, value: number, name: string): Part => ({
    ...{ figure: linesAtMidnight, days, name },
    value: formatNumber(value),
  });
  const atStart = lines({ from, to: dayAfter(from, -1) }, month.linesAtStart, t('ledger.atStart'));
  const next = dayAfter(to, 1);
  const atEnd =
    to < today
      ? lines({ from: next, to }, month.linesAtEnd, t('ledger.atEnd'))
      : { figure: activeLines, value: formatNumber(month.linesAtEnd) };
  const due = month.due ?? undefined;
  const decided = month.decided ?? undefined;
  return (
    <Panel title={formatDayIn(from, { month: 'long', year: 'numeric' })}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
        <Told
          figure={mrr}
          value={formatMoney(month.mrr)}
          parts={[{ figure: activeLines, value: formatNumber(month.activeLines) }]}
        />
        <Told
          figure={churn}
          days={decided}
          value={percent(month.churn)}
          parts={[
            ...(decided ? [{ figure: notRenewed, days: decided, value: formatNumber(month.notRenewed) }] : []),
            atStart,
          ]}
        />
        <Told
          figure={arpu}
          days={{ from, to }}
          value={month.arpu === null ? '–' : formatMoney(month.arpu)}
          parts={[{ figure: earned, days: { from, to }, value: formatMoney(month.earned) }, atStart, atEnd]}
        />
        <Told
          figure={renewalsOnTime}
          days={due}
          value={percent(month.onTime)}
          parts={
            due
              ? [
                  { figure: renewedOnTime, days: due, value: formatNumber(month.renewedOnTime) },
                  { figure: ended, days: due, value: formatNumber(month.ended) },
                ]
              : []
          }
        />
      </Box>
    </Panel>
  );
}

interface ToldProps {
  figure: Figure;
  days?: Days | undefined;
  value: ReactNode;
  parts: readonly Part[];
}

function Told({ figure, days, value, parts }: ToldProps) {
  const nameOf = useFigureName();
  const shown = (
    <Box component="span" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
      {value}
    </Box>
  );
  return (
    <Box role="group" aria-label={nameOf(figure)} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', typography: 'caption', color: 'text.secondary' }}>
        {nameOf(figure)}
        <FigureHint hint={figure.hint} />
      </Box>
      {value === '–' ? (
        shown
      ) : (
        <FigureValue figure={figure} days={days}>
          {shown}
        </FigureValue>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, typography: 'body2', color: 'text.secondary' }}>
        {parts.map((part) => (
          <li key={part.name ?? part.figure.name}>
            <FigureValue figure={part.figure} days={part.days}>
              <Box component="span" sx={{ flex: 1 }}>
                {part.name ?? nameOf(part.figure)}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.primary' }}>
                {part.value}
              </Box>
            </FigureValue>
          </li>
        ))}
      </Box>
    </Box>
  );
}
