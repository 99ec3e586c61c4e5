import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { brand } from '../../../../contract/brand';
import { saveFile } from '../../../browser/files';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { CopyButton } from '../../../ui/buttons/CopyButton';

/** Shows the recovery codes once, with buttons to save them. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved(): void }) {
  const { t } = useWording();
  const text = codes.join('\n');
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), `${brand.slug}-recovery-codes.txt`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">{t('secondFactor.saveCodes')}</Alert>
      <Box
        component="ul"
        aria-label={t('secondFactor.recoveryCodes')}
        sx={{
          m: 0,
          p: 1.5,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 0.75,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          typography: 'code',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ActionButton icon="download" onClick={save}>
          {t('secondFactor.download')}
        </ActionButton>
        <CopyButton text={text} what={t('secondFactor.recoveryCodes')} />
        <ActionButton variant="contained" onClick={onSaved} sx={{ ml: 'auto' }}>
          {t('secondFactor.saved')}
        </ActionButton>
      </Box>
    </Box>
  );
}
