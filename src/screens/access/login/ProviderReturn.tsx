import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useRef } from 'react';
import { CodeNeeded } from '../../../../authProvider/signIn';
import type { Returned } from '../../../../contract/pages/signInPage';
import { useWording } from '../../../i18n/useWording';
import { takeTicket } from '../../../session/singleSignOn';
import { StepFrame } from './StepFrame';
import { signInFailureReason, useEnter } from './useEnter';

interface Props {
  returned: Returned;
  /** Called if a code or a passkey must follow. */
  onCode(needed: CodeNeeded): void;
  /** Called to return to the first step, with the reason if there is one. */
  onBack(why?: string): void;
}

/** The step after the return from the identity provider, which needs no input. */
export function ProviderReturn({ returned, onCode, onBack }: Props) {
  const { t } = useWording();
  const enter = useEnter();
  const isBegun = useRef(false);
  const signIn = async () => {
    const { code } = returned;
    const ticket = takeTicket();
    if (code === null) return onBack(t('signIn.providerCancelled'));
    if (ticket === null) return onBack(t('signIn.providerElsewhere'));
    try {
      await enter({ ticket, ...returned, code });
    } catch (error) {
      if (error instanceof CodeNeeded) onCode(error);
      else onBack(signInFailureReason(error));
    }
  };
  // The provider's answer is valid only once.
  useEffect(() => {
    if (!isBegun.current) void signIn();
    isBegun.current = true;
  });
  return (
    <StepFrame heading={t('signIn.signingIn')} text={t('signIn.providerAsked')} refusal="" onBack={() => onBack()}>
      <CircularProgress aria-label={t('signIn.signingIn')} />
    </StepFrame>
  );
}
