import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { type Arrival, arrivalsListAt, useArrivals } from './arrivals';
import { FigureLink } from './FigureLink';
import { Loaded } from './Loaded';
import { dayBefore } from './period';

/** What reached the provider yesterday and today, each figure leading to its records. */
export function CameIn({ arrivals: rows, today }: { arrivals: readonly Arrival[]; today: string }) {
  const { t } = useWording();
  const days = [dayBefore(today), today];
  const figures = useArrivals(rows, days);
  return (
    <Panel title={t('dashboard.todayAndYesterday')}>
      <Loaded query={figures} skeleton={<Skeleton variant="rounded" height={rows.length * 32 + 24} />}>
        {(values) => (
          <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
            <thead>
              <tr>
                <td />
                {[t('dashboard.yesterday'), t('dashboard.today')].map((label) => (
                  <Box key={label} component="th" scope="col" sx={headCell}>
                    {label}
                  </Box>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <ArrivalRow key={row.label} row={row} days={days} values={values[at] ?? []} />
              ))}
            </tbody>
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

const headCell = {
  p: 0,
  typography: 'caption',
  lineHeight: 2,
  fontWeight: 500,
  color: 'text.secondary',
  textAlign: 'right',
};

function ArrivalRow({ row, days, values }: { row: Arrival; days: readonly string[]; values: readonly number[] }) {
  const { t, formatMoney, formatNumber } = useWording();
  const format = row.measure === 'sum' ? formatMoney : formatNumber;
  return (
    <tr>
      <Box component="th" scope="row" sx={{ p: 0, height: 32, fontWeight: 400, textAlign: 'left' }}>
        {t(row.label)}
      </Box>
      {days.map((day, at) => (
        <Box key={day} component="td" sx={{ p: 0, fontWeight: 500, whiteSpace: 'nowrap' }}>
          <Box sx={{ display: 'flex', justifyContent: 'end' }}>
            <FigureLink to={arrivalsListAt(row, day)}>{format(values[at] ?? 0)}</FigureLink>
          </Box>
        </Box>
      ))}
    </tr>
  );
}
