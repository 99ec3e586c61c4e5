import Box from '@mui/material/Box';
import { useStore } from 'react-admin';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { SetupStepName } from '../../../contract/settings/setupSteps';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { IconButton } from '../../ui/buttons/IconButton';
import { Panel } from '../../ui/frames/Panel';
import { TodoLink } from '../../ui/menu/TodoLink';

const STEPS: Record<SetupStepName, { text: PlainKey; to: string }> = {
  administrator: { text: 'setup.todoAdministrator', to: '/users' },
  brand: { text: 'setup.todoBrand', to: OFFICE_PAGES.brand.route },
  payments: { text: 'setup.todoPayments', to: OFFICE_PAGES.connections.route },
  sms: { text: 'setup.todoSms', to: OFFICE_PAGES.connections.route },
  mail: { text: 'setup.todoMail', to: OFFICE_PAGES.connections.route },
  packages: { text: 'setup.todoPackages', to: '/products' },
  areas: { text: 'setup.todoAreas', to: OFFICE_PAGES.uploadAreas.route },
  backups: { text: 'setup.todoBackups', to: OFFICE_PAGES.connections.route },
};

/** The steps that a new installation still needs, until all are done or the user closes the list. */
export function SetupChecklist() {
  const { t } = useWording();
  const [isClosed, setClosed] = useStore('setup.checklistClosed', false);
  const { data } = useAnswer('settings', 'readSetupSteps', {}, !isClosed);
  const steps = data?.steps ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isClosed || done === steps.length) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={t('setup.checklist', { done, count: steps.length })}
        action={<IconButton label={t('setup.closeChecklist')} icon="x" onClick={() => setClosed(true)} />}
      >
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 0.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            typography: 'body2',
          }}
        >
          {steps.map(({ name, isDone }) => (
            <li key={name}>
              <TodoLink to={STEPS[name].to} isDone={isDone}>
                {t(STEPS[name].text)}
              </TodoLink>
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
