import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { findWorklist, worklistChoice } from '../../../resources/worklists';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { Loaded } from './Loaded';

/** The number of waiting exceptions by age; each row links to its queue. */
export function Ages() {
  const { t, word, formatNumber } = useWording();
  const ages = useAnswer('queues', 'readQueueAges', {});
  return (
    <Panel title={t('dashboard.exceptionsByAge')}>
      <Loaded query={ages} skeleton={<Skeleton variant="rounded" height={160} />}>
        {({ queues }) => {
          const filled = queues.filter(({ day, week, older }) => day + week + older > 0);
          if (filled.length === 0) return <HelperText>{t('dashboard.noExceptions')}</HelperText>;
          return (
            <Box component="table" sx={table}>
              <thead>
                <tr>
                  <td />
                  {[t('dashboard.underADay'), t('dashboard.underAWeek'), t('dashboard.older')].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {filled.map(({ name, day, week, older }) => (
                  <tr key={name}>
                    <th scope="row">
                      <Link component={RouterLink} to={addressOf(name)} underline="hover" color="inherit">
                        {word(findWorklist(name)?.label ?? name)}
                      </Link>
                    </th>
                    <td>{formatNumber(day)}</td>
                    <td>{formatNumber(week)}</td>
                    <td className={older > 0 ? 'old' : ''}>{formatNumber(older)}</td>
                  </tr>
                ))}
              </tbody>
            </Box>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function addressOf(name: string) {
  const queue = findWorklist(name);
  return `${OFFICE_PAGES.dashboard.route}${queue ? `?queue=${worklistChoice(queue).name}` : ''}`;
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { px: 0, py: 0.5, height: 32, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { typography: 'caption', color: 'text.secondary', minWidth: 52 },
  '& thead th, & tbody td': { paddingInlineStart: 1.5 },
  '& tbody th': { width: '100%', textAlign: 'start', fontWeight: 400 },
  '& .old': { color: 'var(--tone-bad)', fontWeight: 500 },
} as const;
