import Box from '@mui/material/Box';
import type { Act } from '../../../../dataProvider/act';
import type { Answers } from '../../../../resources/catalogue/actions';
import { flattenFields } from '../../../../resources/language/defineResource';
import { BRAND_SETTINGS } from '../../../../resources/settings/brandSettings';
import { useWording } from '../../../i18n/useWording';
import { FactList } from '../../../ui/texts/FactList';
import { HelperText } from '../../../ui/texts/HelperText';
import { FieldInputs } from '../../actions/FieldInputs';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import { BrandPreview } from './BrandPreview';
import { ColourInput } from './ColourInput';
import { LogoInput } from './LogoInput';

type Setting = Answers['readBrand']['settings'][number];
type Values = Record<string, string | null>;

interface Props {
  settings: readonly Setting[];
  version: string;
  /** Called when the brand was changed. */
  onChange(): unknown;
}

const leaves = flattenFields(BRAND_SETTINGS);
const own = {
  BRAND_PRIMARY: <ColourInput source="BRAND_PRIMARY" needsContrast />,
  BRAND_ACCENT: <ColourInput source="BRAND_ACCENT" />,
};

/** Edits the brand with a live preview; values set by the environment are read-only. */
export function BrandForm({ settings, version, onChange }: Props) {
  const { t, labelOf } = useWording();
  const currentOf = (name: string) => settings.find((each) => each.name === name)?.value ?? null;
  const isFixed = (name: string) => settings.some((each) => each.name === name && each.source === 'ENVIRONMENT');
  const open = leaves.filter(({ path }) => !isFixed(path) && path !== 'BRAND_LOGO').map(({ path }) => path);
  const save = async (values: Values, act: Act) => {
    const changed = open.filter((name) => (values[name] || null) !== currentOf(name));
    const logo =
      typeof values.BRAND_LOGO === 'string' || values.BRAND_LOGO === null ? { BRAND_LOGO: values.BRAND_LOGO } : {};
    const body = { ...Object.fromEntries(changed.map((name) => [name, values[name] ?? null])), ...logo };
    // Reloads even after a refusal, to show the current brand.
    await act('saveBrand', { body, version }).finally(onChange);
    return t('brand.saved');
  };
  return (
    <ActionForm<Values>
      leaves={leaves.filter(({ path }) => open.includes(path))}
      defaultValues={Object.fromEntries(open.map((name) => [name, currentOf(name) ?? '']))}
      perform={save}
      refreshes={[]}
      actions={<SubmitButton progress={t('common.saving')}>{t('common.save')}</SubmitButton>}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
        <BrandPreview currentOf={currentOf} scheme="light" />
        <BrandPreview currentOf={currentOf} scheme="dark" />
      </Box>
      {!isFixed('BRAND_LOGO') && <LogoInput current={currentOf('BRAND_LOGO')} />}
      <FieldInputs leaves={leaves} paths={open} inputs={own} />
      {settings.some(({ source }) => source === 'ENVIRONMENT') && (
        <FactList
          columns={1}
          facts={leaves
            .filter(({ path }) => isFixed(path))
            .map((leaf) => [`${labelOf(leaf)} · ${t('connections.byEnvironment')}`, currentOf(leaf.path)])}
        />
      )}
      <HelperText>{t('brand.appliesSoon')}</HelperText>
    </ActionForm>
  );
}
