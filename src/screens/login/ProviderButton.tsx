import { useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { goToProvider } from '../../session/singleSignOn';
import { ActionButton } from '../../ui/buttons/ActionButton';

interface Props {
  /** What the identity provider is called; empty: nothing of its own. */
  label: string;
  onRefused(why: string): void;
}

/** Leaves for the identity provider. */
export function ProviderButton({ label, onRefused }: Props) {
  const { t, sentenceOf } = useWording();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await goToProvider().catch((error) => onRefused(sentenceOf(error)));
    // Whoever comes back by the browser's own button finds the page as they left it.
    setLeaving(false);
  };
  return (
    <ActionButton size="medium" fullWidth loading={isLeaving} onClick={leave} sx={{ mt: 2, minHeight: 40 }}>
      {t('signIn.signInWith', { provider: label || t('signIn.companyAccount') })}
    </ActionButton>
  );
}
