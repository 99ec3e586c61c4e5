import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '../../../../contract/brand';
import { formatPhone } from '../../../../contract/phone';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Logo } from '../../../ui/texts/Logo';
import { SchemeFrame } from './SchemeFrame';

/** A sample of the brand in one colour scheme. */
export function BrandSample({ scheme }: { scheme: 'light' | 'dark' }) {
  const { t } = useWording();
  const { email, phone, whatsapp, address, hours } = brand.contacts;
  return (
    <SchemeFrame scheme={scheme}>
      <Logo />
      <Box inert sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ActionButton variant="contained">{t('brand.primary')}</ActionButton>
        <ActionButton>{t('brand.other')}</ActionButton>
        <Box
          title={t('brand.accent', { accent: brand.colours.accent })}
          sx={{ width: 32, height: 32, borderRadius: 1.5, bgcolor: brand.colours.accent }}
        />
      </Box>
      <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', color: 'text.secondary' }}>
        <Link href={`mailto:${email}`}>{email}</Link>
        <br />
        <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
        {` · ${t('brand.whatsapp')} `}
        {formatPhone(whatsapp)}
        <br />
        {address}
        <br />
        {hours}
      </Typography>
    </SchemeFrame>
  );
}
