import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { findReport, REPORTS } from '../../../resources/reports';
import type { Report } from '../../../resources/reports/Report';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { framedList } from '../../ui/frames/frame';
import { Message } from '../../ui/frames/Message';
import { NoPermission } from '../../ui/frames/NoPermission';
import { PageHeading } from '../../ui/frames/PageHeading';
import { HelperText } from '../../ui/texts/HelperText';
import { ReportView } from './ReportView';

/** The reports that the user may read or, with `?report=`, one of them. */
export function Reports() {
  const { t } = useWording();
  const can = useCan();
  const [search] = useSearchParams();
  const name = search.get('report');
  if (name === null) return <ReportList reports={REPORTS.filter(({ permission }) => can([permission], 'ALL'))} />;
  const report = findReport(name);
  if (!report) return <Message icon="chart-column" title={t('reports.unknown')} text={t('reports.about')} level="h1" />;
  return can([report.permission], 'ALL') ? <ReportView key={name} report={report} /> : <NoPermission />;
}

function ReportList({ reports }: { reports: readonly Report[] }) {
  const { t, word } = useWording();
  return (
    <>
      <PageHeading title={t('reports.title')} text={t(reports.length > 0 ? 'reports.about' : 'reports.none')} />
      {reports.length > 0 && (
        <Box component="ul" sx={{ ...framedList, maxWidth: 760 }}>
          {reports.map(({ name, label, hint }) => (
            <Box component="li" key={name} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Box component={Link} to={`/reports?report=${name}`} sx={entry}>
                <Typography component="h2" variant="subtitle2">
                  {word(label)}
                </Typography>
                <HelperText>{word(hint)}</HelperText>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const entry = {
  display: 'grid',
  gap: 0.25,
  px: 2,
  py: 1.5,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
