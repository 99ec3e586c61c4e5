import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { brand } from '../../../contract/brand';
import type { Report, ReportPeriod } from '../../../resources/reports/Report';
import { ExportMenu } from '../../crud/list/ExportMenu';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { ListSkeleton } from '../../ui/frames/ListSkeleton';
import { PageHeading } from '../../ui/frames/PageHeading';
import { HelperText } from '../../ui/texts/HelperText';
import { Loaded } from '../dashboard/Loaded';
import { PeriodChooser } from '../dashboard/PeriodChooser';
import type { PeriodName } from '../dashboard/period';
import { usePeriod } from '../dashboard/usePeriod';
import { useToday } from '../dashboard/useToday';
import { MailToggle } from './MailToggle';
import { ReportTable } from './ReportTable';

/** The periods on offer, the usual one first, and the years to which custom days are limited. */
const PERIODS: Record<ReportPeriod, { names: readonly PeriodName[]; initial: PeriodName; years: number }> = {
  months: { names: ['twelveMonths'], initial: 'twelveMonths', years: 2 },
  days: { names: ['week', 'month', 'lastMonth'], initial: 'month', years: 1 },
  now: { names: [], initial: 'month', years: 1 },
};

/** A report: its period, its choices, its table, and its files. */
export function ReportView({ report }: { report: Report }) {
  const { t, word, formatDay } = useWording();
  const { names, initial, years } = PERIODS[report.period];
  const period = usePeriod(useToday(), years, initial);
  const { by, chooseBy } = useBy(report);
  const isNow = report.period === 'now';
  const fault = isNow ? undefined : period.fault;
  const query = { ...(isNow ? {} : period.days), ...(by ? { by } : {}) };
  const answer = useAnswer(report.about, 'readReport', { params: { name: report.name }, query }, fault === undefined);
  const { from, to } = answer.data ?? {};
  return (
    <>
      <PageHeading
        title={word(report.label)}
        text={
          isNow
            ? t('reports.asOf')
            : from && to
              ? t('reports.fromTo', { from: formatDay(from), to: formatDay(to) })
              : '…'
        }
      >
        {answer.data && <MailToggle report={report} by={by} mailed={answer.data.mailed} />}
        <ExportMenu path={`reports/${report.name}`} filter={query} name={report.name} disabled={fault !== undefined} />
      </PageHeading>
      <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, mb: 2 }}>
        {!isNow && <PeriodChooser {...period} names={names} />}
        {report.by && <ByChooser options={report.by} chosen={by} onChoose={chooseBy} />}
      </Box>
      {fault === undefined && (
        <Loaded query={answer} skeleton={<ListSkeleton />}>
          {(data) => <ReportTable report={report} data={data} />}
        </Loaded>
      )}
      <Box sx={{ mt: 1.5, maxWidth: 760, display: 'grid', gap: 1 }}>
        <HelperText>
          {word(report.hint)}
          {report.columns.some(({ kind }) => kind === 'money') &&
            ` ${t('reports.currency', { currency: brand.currency })}`}
        </HelperText>
        <Box data-screen-only sx={{ typography: 'body2' }}>
          <Link component={RouterLink} to="/reports">
            {t('reports.all')}
          </Link>
        </Box>
      </Box>
    </>
  );
}

/** Returns the chosen kind of rows, from the address, and a function that chooses another one. */
function useBy({ by }: Report) {
  const [search, setSearch] = useSearchParams();
  const options = Object.keys(by ?? {});
  const given = search.get('by');
  const chosen = options.find((option) => option === given) ?? options[0];
  const chooseBy = (option: string) => {
    const next = new URLSearchParams(search);
    next.set('by', option);
    setSearch(next, { replace: true });
  };
  return { by: chosen, chooseBy };
}

interface ByProps {
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  onChoose(option: string): void;
}

function ByChooser({ options, chosen, onChoose }: ByProps) {
  const { t, word } = useWording();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('reports.rows')}
      value={chosen}
      onChange={(_, option: string | null) => option && onChoose(option)}
    >
      {Object.entries(options).map(([name, label]) => (
        <ToggleButton
          key={name}
          value={name}
          sx={{ px: { xs: 0.75, sm: 1.25 }, py: 0.25, typography: { xs: 'caption', sm: 'button' } }}
        >
          {word(label)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
