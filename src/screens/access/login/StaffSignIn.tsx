import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { CodeNeeded } from '../../../../authProvider/signIn';
import { brand } from '../../../../contract/brand';
import { passwordTokenIn, type Returned } from '../../../../contract/pages/signInPage';
import { useWording } from '../../../i18n/useWording';
import { offeredProvider, returnedHere } from '../../../session/singleSignOn';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { TextButton } from '../../../ui/buttons/TextButton';
import { LoginForm } from './LoginForm';
import { ProviderButton } from './ProviderButton';

const CodeStep = lazy(() => import('./CodeStep').then((m) => ({ default: m.CodeStep })));
const ForgottenPassword = lazy(() => import('./ForgottenPassword').then((m) => ({ default: m.ForgottenPassword })));
const NewPassword = lazy(() => import('./NewPassword').then((m) => ({ default: m.NewPassword })));
const ProviderReturn = lazy(() => import('./ProviderReturn').then((m) => ({ default: m.ProviderReturn })));

type Before = ComponentProps<typeof LoginForm>['before'];
type Step =
  | { name: 'password'; before: Before }
  | { name: 'code'; needed: CodeNeeded }
  | { name: 'forgotten' }
  | { name: 'newPassword'; token: string }
  | { name: 'returned'; returned: Returned };

/** Returns the first step: the password, a new password after a link, or the return from the identity provider. */
function firstStep(): Step {
  const returned = returnedHere();
  if (returned) return { name: 'returned', returned };
  const token = passwordTokenIn(window.location.hash);
  return token ? { name: 'newPassword', token } : { name: 'password', before: null };
}

/** The steps of signing in; all but the first are loaded when they are needed. */
export function StaffSignIn({ onDemo }: { onDemo(): void }) {
  const { t } = useWording();
  const [step, setStep] = useState(firstStep);
  const toPassword = (before: Before = null) => setStep({ name: 'password', before });
  const toCode = (needed: CodeNeeded) => setStep({ name: 'code', needed });
  const refuse = (text?: string) => toPassword(text ? { severity: 'error', text } : null);
  const provider = offeredProvider();
  if (step.name !== 'password')
    return (
      <Suspense fallback={null}>
        {step.name === 'code' && <CodeStep needed={step.needed} onBack={refuse} />}
        {step.name === 'returned' && <ProviderReturn returned={step.returned} onCode={toCode} onBack={refuse} />}
        {step.name === 'forgotten' && <ForgottenPassword onBack={refuse} />}
        {step.name === 'newPassword' && (
          <NewPassword
            token={step.token}
            onSaved={() => toPassword({ severity: 'success', text: t('signIn.passwordSaved') })}
            onBack={refuse}
          />
        )}
      </Suspense>
    );
  return (
    <>
      <Typography variant="h4" component="h1" sx={{ mb: 0.5 }}>
        {t('signIn.heading')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('signIn.audience', { name: brand.name })}</Typography>
      <LoginForm before={step.before} onCode={toCode} />
      {provider !== null && <ProviderButton label={provider} onRefused={refuse} />}
      <Box sx={{ mt: 2, typography: 'body2' }}>
        <TextButton onClick={() => setStep({ name: 'forgotten' })}>{t('signIn.forgotten')}</TextButton>
      </Box>
      {isDemo() && (
        <ActionButton variant="text" sx={{ mt: 2, ml: -1.5 }} onClick={onDemo}>
          {t('signIn.tryTheLocalDemo')}
        </ActionButton>
      )}
    </>
  );
}

/** Returns whether the page says that the server is in demo mode; the development server always is. */
const isDemo = () => import.meta.env.DEV || document.querySelector('meta[name="demo"]') !== null;
