import Box from '@mui/material/Box';
import { brand } from '../../../../contract/brand';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { useCan } from '../../../session/useCan';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { BrandForm } from './BrandForm';
import { BrandSample } from './BrandSample';
import { BRAND_VALUES } from './values';

/** The provider's brand, which users with the permission can edit, and the source of each of its other values. */
export function BrandPage() {
  const { t } = useWording();
  const mayChange = useCan()('saveBrand');
  const { data, refetch } = useAnswer('settings', 'readBrand', {}, mayChange);
  return (
    <>
      <PageHeading title={t('brand.brand')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
        {data ? (
          <Panel title={t('brand.change')}>
            <BrandForm settings={data.settings} version={data.version} onChange={refetch} />
          </Panel>
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))' }}>
            <BrandSample scheme="light" />
            <BrandSample scheme="dark" />
          </Box>
        )}
        <Panel title={t('brand.values')}>
          <HelperText sx={{ mb: 2 }}>{t('brand.overridden')}</HelperText>
          <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1.25, typography: 'body2' }}>
            {BRAND_VALUES.map(({ label, variable, of }) => (
              <Box
                key={variable}
                sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '160px 1fr 190px' } }}
              >
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {t(label)}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {of(brand) || t('brand.builtIn')}
                </Box>
                <Box component="dd" sx={{ m: 0, color: 'text.secondary', typography: 'code' }}>
                  {variable}
                </Box>
              </Box>
            ))}
          </Box>
        </Panel>
      </Box>
    </>
  );
}
