import Box from '@mui/material/Box';
import { displayOf } from '../../crud/kinds/displays';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import type { FieldChange } from './changes';

interface Props {
  changes: readonly FieldChange[];
  /** The column headings; without `before` there was no earlier value, without `after` no later one. */
  headings: { before?: PlainKey; after?: PlainKey };
}

/** The changes, field by field, with the old and the new value. */
export function ChangeList({ changes, headings }: Props) {
  const { t } = useWording();
  if (changes.length === 0) return <HelperText>{t('logs.noChange')}</HelperText>;
  const { before, after } = headings;
  const isOneSided = !(before && after);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {changes.map((change) => (
        <Box
          key={change.path}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', md: `160px ${isOneSided ? '1fr' : '1fr 1fr'}` },
          }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary', py: 0.75 }}>
            {change.label}
          </Box>
          {before && (
            <Side tone="bad" heading={isOneSided ? undefined : t(before)} change={change} value={change.before} />
          )}
          {after && (
            <Side tone="good" heading={isOneSided ? undefined : t(after)} change={change} value={change.after} />
          )}
        </Box>
      ))}
    </Box>
  );
}

interface SideProps {
  tone: 'good' | 'bad';
  /** Undefined if there are no two sides to tell apart. */
  heading: string | undefined;
  change: FieldChange;
  value: unknown;
}

function Side({ tone, heading, change: { field, label }, value }: SideProps) {
  const wording = useWording();
  return (
    <Box
      component="dd"
      sx={{
        m: 0,
        minWidth: 0,
        px: 1.5,
        py: 0.75,
        typography: 'body2',
        overflowWrap: 'anywhere',
        borderInlineStart: `3px solid var(--tone-${tone})`,
        bgcolor: 'background.default',
      }}
    >
      {heading && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {heading}
        </Box>
      )}
      {displayOf(field ?? { kind: typeof value === 'object' ? 'json' : 'text' }, shown(value, field), label, wording)}
    </Box>
  );
}

/** Values without a declaration are shown unchanged. */
const shown = (value: unknown, field: FieldChange['field']) =>
  field || value === null || typeof value === 'object' ? value : String(value);
