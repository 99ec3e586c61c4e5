import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '../../../../contract/brand';
import { useWording } from '../../../i18n/useWording';

/** The fibres, from a tight bundle at the left to wide apart at the right, in the picture's own units. */
const STRANDS = Array.from({ length: 11 }, (_, at) => {
  const [bundled, spread] = [320 + (at - 5) * 6, 320 + (at - 5) * 74];
  return { path: `M-20 ${bundled}H120C420 ${bundled} 440 ${spread} 820 ${spread}`, lit: at < 8 && at % 3 === 1 };
});

/** The second half of a wide screen: a cable that opens into its fibres. */
export function FibrePicture() {
  const { t } = useWording();
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', lg: 'flex' },
        flexDirection: 'column',
        justifyContent: 'flex-end',
        position: 'relative',
        overflow: 'hidden',
        bgcolor: 'var(--brand-night)',
        color: 'common.white',
        p: 6,
      }}
    >
      <svg
        viewBox="0 0 800 680"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      >
        {STRANDS.map(({ path, lit }) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke={lit ? brand.colours.accent : 'var(--mui-palette-common-white)'}
            strokeOpacity={lit ? 0.85 : 0.2}
            strokeWidth={lit ? 2 : 1.25}
          />
        ))}
      </svg>
      <Box sx={{ position: 'relative', maxWidth: 420 }}>
        <Typography variant="h4" component="p" sx={{ mb: 1 }}>
          {t('signIn.pictureTitle')}
        </Typography>
        <Typography sx={{ opacity: 0.9 }}>{t('signIn.pictureText')}</Typography>
      </Box>
    </Box>
  );
}
