import Box from '@mui/material/Box';
import type { Answers } from '../../../../resources/catalogue/actions';
import { useWording } from '../../../i18n/useWording';
import { QrPanel } from '../../../ui/frames/QrPanel';
import { HelperText } from '../../../ui/texts/HelperText';
import { WithCopy } from '../../../ui/texts/WithCopy';

/** The secret for an authenticator app, as a QR code and as text. */
export function ScanSecret({ secret, address }: Answers['beginSecondFactor']['setUp']) {
  const { t } = useWording();
  return (
    <QrPanel text={address} title={t('secondFactor.qrCode')}>
      <HelperText>{t('secondFactor.scan')}</HelperText>
      <HelperText component="div">
        {t('secondFactor.orType')}
        <Box sx={{ typography: 'code', color: 'text.primary' }}>
          <WithCopy text={secret} what={t('secondFactor.key')}>
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </WithCopy>
        </Box>
      </HelperText>
    </QrPanel>
  );
}
