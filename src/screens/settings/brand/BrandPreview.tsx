import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useWording } from '../../../i18n/useWording';
import { DARK_PAPER, readableOn } from '../../../theme/readable';
import { isColour } from './ColourInput';
import { SchemeFrame } from './SchemeFrame';

interface Props {
  /** Returns the current value, which applies unless the user has typed another one. */
  currentOf(name: string): string | null;
  scheme: 'light' | 'dark';
}

/** A live preview of the values in the brand's form. */
export function BrandPreview({ currentOf, scheme }: Props) {
  const { t } = useWording();
  const typed = useWatch() as Record<string, unknown>;
  const now = (name: string) => (typeof typed[name] === 'string' ? String(typed[name]) : (currentOf(name) ?? ''));
  const colourOf = (name: string) => (isColour(now(name)) ? now(name) : (currentOf(name) ?? ''));
  const [ground, primary] = [scheme === 'light' ? 'common.white' : 'background.paper', colourOf('BRAND_PRIMARY')];
  const own = scheme === 'light' || !primary ? primary : readableOn(DARK_PAPER, primary);
  const logo = typed.BRAND_LOGO
    ? `data:image/png;base64,${typed.BRAND_LOGO}`
    : typed.BRAND_LOGO === null
      ? ''
      : currentOf('BRAND_LOGO');
  return (
    <SchemeFrame scheme={scheme} ground={ground}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {logo && <img src={logo} alt="" height={28} />}
        <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{now('BRAND_NAME')}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, typography: 'body2' }}>
        <Box
          sx={{
            px: 1.5,
            py: 0.75,
            borderRadius: 1,
            bgcolor: own,
            color: scheme === 'light' ? 'common.white' : 'common.black',
          }}
        >
          {t('brand.primary')}
        </Box>
        <Box sx={{ color: own, textDecoration: 'underline' }}>{t('brand.sampleLink')}</Box>
        <Box sx={{ width: 28, height: 28, borderRadius: 1, bgcolor: colourOf('BRAND_ACCENT') }} />
      </Box>
    </SchemeFrame>
  );
}
