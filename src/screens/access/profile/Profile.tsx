import Box from '@mui/material/Box';
import { useWording } from '../../../i18n/useWording';
import { Failure } from '../../../ui/frames/Failure';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { LanguageChoice } from '../../settings/LanguageChoice';
import { PasskeysPanel } from '../secondFactor/PasskeysPanel';
import { SecondFactorPanel } from '../secondFactor/SecondFactorPanel';
import { NameForm } from './NameForm';
import { NotificationChoices } from './NotificationChoices';
import { PasswordForm } from './PasswordForm';
import { PhotoPanel } from './PhotoPanel';
import { SessionsPanel } from './SessionsPanel';
import { SignInsPanel } from './SignInsPanel';
import { useProfile } from './useProfile';

/** The signed-in user's own settings. */
export function Profile() {
  const { t } = useWording();
  const { data: profile, error, refetch } = useProfile();
  if (error && !profile) return <Failure whole error={error} onRetry={refetch} />;
  if (!profile) return <PageSkeleton />;
  return (
    <>
      <PageHeading title={t('profile.profile')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          maxWidth: 1080,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PhotoPanel profile={profile} />
          <Panel title={t('common.name')}>
            <NameForm profile={profile} />
          </Panel>
          <Panel title={t('profile.changePassword')}>
            <PasswordForm />
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={t('profile.tellMe')}>
            <NotificationChoices profile={profile} />
          </Panel>
          <Panel title={t('settings.language')}>
            <LanguageChoice />
          </Panel>
          <SecondFactorPanel />
          <PasskeysPanel />
          <SessionsPanel />
          <SignInsPanel />
        </Box>
      </Box>
    </>
  );
}
