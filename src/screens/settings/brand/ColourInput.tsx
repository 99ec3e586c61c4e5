import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { brand } from '../../../../contract/brand';
import { contrastOnWhite, READABLE } from '../../../../contract/contrast';
import { flattenFields } from '../../../../resources/language/defineResource';
import { BRAND_SETTINGS } from '../../../../resources/settings/brandSettings';
import { LeafInput } from '../../../crud/kinds/inputs';
import { useWording } from '../../../i18n/useWording';
import { HelperText } from '../../../ui/texts/HelperText';

const leaves = flattenFields(BRAND_SETTINGS);

interface Props {
  source: 'BRAND_PRIMARY' | 'BRAND_ACCENT';
  /** True if the input also shows the contrast with white. */
  needsContrast?: true;
}

/** A colour input with its hex value and the browser's own picker. */
export function ColourInput({ source, needsContrast }: Props) {
  const { t, labelOf, formatNumber } = useWording();
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const leaf = leaves.find(({ path }) => path === source);
  if (!leaf) return null;
  const colour = isColour(value) ? value : null;
  const ratio = colour ? contrastOnWhite(colour) : null;
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
        <Box sx={{ flex: 1 }}>
          <LeafInput leaf={leaf} />
        </Box>
        <Box
          component="input"
          type="color"
          aria-label={t('brand.pick', { colour: labelOf(leaf).toLowerCase() })}
          value={colour ?? brand.colours.primary}
          onChange={({ target }: { target: { value: string } }) =>
            setValue(source, target.value, { shouldDirty: true, shouldValidate: true })
          }
          sx={{
            width: 48,
            height: 40,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'transparent',
          }}
        />
      </Box>
      {needsContrast && ratio !== null && (
        <HelperText sx={{ color: ratio < READABLE ? 'error.main' : 'success.main' }}>
          {t(ratio < READABLE ? 'brand.contrastLow' : 'brand.contrastGood', {
            ratio: formatNumber(Math.floor(ratio * 10) / 10),
          })}
        </HelperText>
      )}
    </Box>
  );
}

/** Returns whether the value is a complete colour; while the user types, it is not. */
export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
