import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Days, type Figure, figureAddress } from '../../../resources/metrics/Figure';
import { NET, received, refunded } from '../../../resources/payments/metrics';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { FigureHint } from './FigureHint';
import { FigureLink } from './FigureLink';
import { Loaded } from './Loaded';
import { type FigureValues, useArrivals, useFigureName } from './useFigures';

const ROW_HEIGHT = 32;
/** Skips the first of the loaded days, which is only there for comparison (Yesterday.tsx). */
const SHOWN = 1;

/** The payments and arrivals of yesterday and today; each figure links to its records. */
export function IncomePanel({ arrivals, today }: { arrivals: readonly Figure[]; today: string }) {
  const { t } = useWording();
  const { days: all, figures } = useArrivals(arrivals, today);
  const days = all.slice(SHOWN);
  const hasNet = [received, refunded].every((figure) => arrivals.includes(figure));
  const height = (arrivals.length + (hasNet ? 1 : 0)) * ROW_HEIGHT + 24;
  return (
    <Panel title={t('dashboard.todayAndYesterday')}>
      <Loaded query={figures} skeleton={<Skeleton variant="rounded" height={height} />}>
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
              {arrivals.flatMap((figure) => [
                <ArrivalRow key={figure.name} figure={figure} days={days} values={values} />,
                ...(hasNet && figure === refunded ? [<NetRow key="net" values={values} />] : []),
              ])}
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
const cell = { p: 0, paddingInlineStart: 0.75, fontWeight: 500, whiteSpace: 'nowrap', textAlign: 'right' };

function ArrivalRow({ figure, days, values }: { figure: Figure; days: readonly Days[]; values: FigureValues }) {
  const { formatNumber } = useWording();
  const nameOf = useFigureName();
  return (
    <tr>
      <RowName name={nameOf(figure)} hint={figure.hint} />
      {days.map((day, at) => {
        const value = values.get(figure.name)?.[SHOWN + at] ?? 0;
        return (
          <Box key={day.from} component="td" sx={cell}>
            <Box sx={{ display: 'flex', justifyContent: 'end' }}>
              <FigureLink to={figureAddress(figure, day) ?? ''}>
                {figure.sum ? <ShortMoney value={value} /> : formatNumber(value)}
              </FigureLink>
            </Box>
          </Box>
        );
      })}
    </tr>
  );
}

function NetRow({ values }: { values: FigureValues }) {
  const { word } = useWording();
  const paidBack = values.get(refunded.name) ?? [];
  return (
    <tr>
      <RowName name={word(NET.label)} hint={NET.hint} />
      {(values.get(received.name) ?? []).slice(SHOWN).map((sum, at) => (
        <Box key={at} component="td" sx={cell}>
          <ShortMoney value={sum - (paidBack[SHOWN + at] ?? 0)} />
        </Box>
      ))}
    </tr>
  );
}

/** An amount in a narrow column, with the exact amount as its tooltip. */
function ShortMoney({ value }: { value: number }) {
  const { formatMoney, formatMoneyShort } = useWording();
  return <span title={formatMoney(value)}>{formatMoneyShort(value)}</span>;
}

function RowName({ name, hint }: { name: string; hint: string }) {
  return (
    <Box component="th" scope="row" sx={{ p: 0, height: ROW_HEIGHT, fontWeight: 400, textAlign: 'left' }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {name}
        <FigureHint hint={hint} />
      </Box>
    </Box>
  );
}
