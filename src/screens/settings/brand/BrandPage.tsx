import Box from '@mui/material/Box';
import { brand } from '../../../../contract/brand';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { useCan } from '../../../session/useCan';
import { Failure } from '../../../ui/frames/Failure';
import { FoldedPanel } from '../../../ui/frames/FoldedPanel';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { FORM_WIDTH } from '../../../ui/frames/width';
import { FactList } from '../../../ui/texts/FactList';
import { HelperText } from '../../../ui/texts/HelperText';
import { BrandForm } from './BrandForm';
import { BrandSample } from './BrandSample';
import { BRAND_VALUES } from './values';

/** The provider's brand, which users with the permission can edit, and the source of each of its other values. */
export function BrandPage() {
  const { t } = useWording();
  const mayChange = useCan()('saveBrand');
  const { data, error, refetch } = useAnswer('settings', 'readBrand', {}, mayChange);
  if (mayChange && !data) return error ? <Failure whole error={error} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <>
      <PageHeading title={t('brand.brand')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: FORM_WIDTH.wide }}>
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
          <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1.25, typography: 'body2' }}>
            {BRAND_VALUES.map(({ label, variable, of }) => (
              <Box
                key={variable}
                sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' } }}
              >
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {t(label)}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {of(brand) || t('brand.builtIn')}
                </Box>
              </Box>
            ))}
          </Box>
        </Panel>
        <FoldedPanel title={t('brand.technical')}>
          <HelperText sx={{ mb: 2 }}>{t('brand.overridden')}</HelperText>
          <FactList
            columns={1}
            facts={BRAND_VALUES.map(({ label, variable }) => [t(label), <code key={variable}>{variable}</code>])}
          />
        </FoldedPanel>
      </Box>
    </>
  );
}
