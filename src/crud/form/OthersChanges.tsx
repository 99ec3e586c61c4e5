import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listChange, mergedList } from '../../../contract/api/listChange';
import { type FlatField, valueAt } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { TextButton } from '../../ui/buttons/TextButton';
import { displayOf } from '../kinds/displays';

interface Props {
  /** The fields of the form. */
  leaves: readonly FlatField[];
  /** The current record. */
  record: object;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const isBlank = (value: unknown) => same(value, null) || value === '';
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * Shows, once the user has edited the form, what others have changed since it was opened, and offers their value instead. In a
 * list, both users' changes are kept. The form itself keeps the user's input (ui/inputs/keepTyped.ts).
 */
export function OthersChanges({ leaves, record }: Props) {
  const { t, labelOf } = useWording();
  const form = useFormContext();
  const { isDirty } = form.formState;
  const opened = useRef(record);
  const seen = useRef(record);
  const [changed, setChanged] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = seen.current;
    if (same(before, record)) return;
    seen.current = record;
    if (!isDirty) {
      opened.current = record;
      return;
    }
    // The form's own changes don't count: after a save, the record contains them.
    const others = leaves
      .map(({ path }) => path)
      .filter((path) => {
        const theirs = valueAt(record, path);
        return !same(valueAt(opened.current, path), theirs) && !same(form.getValues(path), theirs);
      });
    for (const { path } of leaves) {
      const [base, mine, theirs] = [valueAt(before, path), form.getValues(path), valueAt(record, path)];
      if (!isList(base) || !isList(mine) || !isList(theirs) || same(base, mine)) continue;
      form.setValue(path, mergedList(base, mine, theirs), { shouldDirty: true });
    }
    setChanged((known) => [...new Set([...known, ...others])]);
  }, [record, leaves, form, isDirty]);
  if (changed.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('forms.changedMeanwhile')}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {leaves
          .filter(({ path }) => changed.includes(path))
          .map((leaf) => (
            <li key={leaf.path}>
              <strong>{labelOf(leaf)}:</strong>{' '}
              <OneChange leaf={leaf} before={valueAt(opened.current, leaf.path)} after={valueAt(record, leaf.path)} />
            </li>
          ))}
      </Box>
    </Alert>
  );
}

interface ChangeProps {
  leaf: FlatField;
  before: unknown;
  after: unknown;
}

function OneChange({ leaf, before, after }: ChangeProps) {
  const wording = useWording();
  const { t, rich, labelOf } = wording;
  const { watch, resetField } = useFormContext();
  const mine: unknown = watch(leaf.path);
  const shown = (value: unknown): ReactNode => (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {isBlank(value) ? t('forms.leftEmpty') : displayOf(leaf.field, value, labelOf(leaf), wording)}
    </Box>
  );
  if (isList(before) && isList(after)) {
    const { add, remove } = listChange(before, after);
    return (
      <>
        {add.length > 0 && <div>{rich('forms.added', { values: shown(add) })}</div>}
        {remove.length > 0 && <div>{rich('forms.removed', { values: shown(remove) })}</div>}
      </>
    );
  }
  return (
    <>
      {rich('forms.fromTo', { before: shown(before), after: shown(after) })}
      {!same(mine, after) && (
        <>
          {' '}
          {isBlank(mine) ? t('forms.yoursIsEmpty') : rich('forms.yoursIs', { value: shown(mine) })}{' '}
          <TextButton onClick={() => resetField(leaf.path, { defaultValue: after })}>{t('forms.useTheirs')}</TextButton>
        </>
      )}
    </>
  );
}
