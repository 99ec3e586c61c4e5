import Box from '@mui/material/Box';
import { useStore } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { IconButton } from '../../ui/buttons/IconButton';
import { Panel } from '../../ui/frames/Panel';
import { TodoLink } from '../../ui/menu/TodoLink';
import { FIRST_STEPS, stepsFor } from './steps';

/** The first steps of the signed-in user, until each is done or the user closes them. */
export function FirstSteps() {
  const { t } = useWording();
  const [done, setDone] = useStore<string[]>('firstSteps.guide', []);
  const steps = stepsFor(useCan());
  if (steps.every(({ name }) => done.includes(name))) return null;
  const close = () => setDone(FIRST_STEPS.map(({ name }) => name));
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={t('firstSteps.title')}
        action={<IconButton label={t('firstSteps.close')} icon="x" onClick={close} />}
      >
        <Box component="ol" sx={row}>
          {steps.map(({ name, text, to }) => (
            <li key={name}>
              <TodoLink to={to} isDone={done.includes(name)} onClick={() => setDone([...done, name])}>
                {t(text)}
              </TodoLink>
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

/** Takes as little space as possible: a single line, which scrolls on a phone. */
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
  // On a phone, the beginning of the next step is visible.
  '& li': { flex: 'none', maxWidth: { xs: 224, md: 'none' } },
} as const;
