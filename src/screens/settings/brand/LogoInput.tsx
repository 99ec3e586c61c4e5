import Box from '@mui/material/Box';
import { type ChangeEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { HelperText } from '../../../ui/texts/HelperText';
import { drawLogo } from './drawLogo';

/** Replaces or removes the logo; `current` is the current one. */
export function LogoInput({ current }: { current: string | null }) {
  const { t } = useWording();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'BRAND_LOGO' });
  const set = (logo: string | null) => setValue('BRAND_LOGO', logo, { shouldDirty: true });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const drawn = await drawLogo(file).catch(() => null);
    if (drawn) set(drawn);
    else notify(t('brand.notAnImage'), { type: 'warning' });
  };
  const hasOne = chosen === undefined ? current !== null : chosen !== null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActionButton icon="upload" onClick={() => input.current?.click()}>
          {t('brand.chooseLogo')}
        </ActionButton>
        {hasOne && <ActionButton onClick={() => set(null)}>{t('brand.removeLogo')}</ActionButton>}
      </Box>
      <HelperText>{t('brand.logoHelp')}</HelperText>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('brand.chooseLogo')}
        hidden
        onChange={choose}
      />
    </Box>
  );
}
