import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { useHolds } from '../../session/access';
import { IconButton } from '../../ui/buttons/IconButton';
import { Panel } from '../../ui/frames/Panel';
import { STEPS, stepsFor } from './steps';

/** The first steps of the person signed in, until each is done or they close them. */
export function FirstSteps() {
  const { t } = useWording();
  const [done, setDone] = useStore<string[]>('firstSteps.guide', []);
  const steps = stepsFor(useHolds());
  if (steps.every(({ name }) => done.includes(name))) return null;
  const close = () => setDone(STEPS.map(({ name }) => name));
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={t('firstSteps.title')}
        action={<IconButton label={t('firstSteps.close')} icon="x" onClick={close} />}
      >
        <Box component="ol" sx={row}>
          {steps.map(({ name, text, to }) => {
            const isDone = done.includes(name);
            return (
              <li key={name}>
                <Link
                  component={RouterLink}
                  to={to}
                  underline="hover"
                  onClick={() => setDone([...done, name])}
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: 1,
                    minHeight: { xs: 40, md: 28 },
                    color: isDone ? 'text.secondary' : 'text.primary',
                    textDecorationLine: isDone ? 'line-through' : undefined,
                  }}
                >
                  <Icon name={isDone ? 'circle-check' : 'circle'} />
                  {t(text)}
                </Link>
              </li>
            );
          })}
        </Box>
      </Panel>
    </Box>
  );
}

/** As little of the page as they can: one line, that scrolls on a phone. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', md: 'wrap' },
  columnGap: 3,
  listStyle: 'none',
  m: -2,
  px: 2,
  py: 1,
  overflowX: { xs: 'auto', md: 'visible' },
  typography: 'body2',
  // On a phone, the next one can be seen to follow.
  '& li': { flex: 'none', maxWidth: { xs: 224, md: 'none' } },
} as const;
