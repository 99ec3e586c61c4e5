import { useState } from 'react';
import { useWording } from '../../../i18n/useWording';
import { goToProvider } from '../../../session/singleSignOn';
import { ActionButton } from '../../../ui/buttons/ActionButton';

interface Props {
  /** The name of the identity provider; empty if it has none. */
  label: string;
  onRefused(why: string): void;
}

/** A button that goes to the identity provider. */
export function ProviderButton({ label, onRefused }: Props) {
  const { t, sentenceOf } = useWording();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await goToProvider().catch((error) => onRefused(sentenceOf(error)));
    // A user who comes back with the browser's own button finds the page as it was.
    setLeaving(false);
  };
  return (
    <ActionButton size="medium" fullWidth loading={isLeaving} onClick={leave} sx={{ mt: 2, minHeight: 40 }}>
      {t('signIn.signInWith', { provider: label || t('signIn.companyAccount') })}
    </ActionButton>
  );
}
