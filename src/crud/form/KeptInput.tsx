import Alert from '@mui/material/Alert';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { keptInput } from '../../session/keptInput';
import { TextButton } from '../../ui/buttons/TextButton';

/** The attribute of inputs whose values are not kept, in addition to passwords and codes. */
export const SENSITIVE = 'data-sensitive';
const SECRETS = [
  ...['[type="password"]', '[autocomplete="current-password"]', '[autocomplete="new-password"]'],
  ...['[autocomplete="one-time-code"]', `[${SENSITIVE}]`],
].join();

interface Props {
  /** Distinguishes the form from others on the page of the same record. */
  form: string;
}

/**
 * Keeps the input of the surrounding form if the session ends before it is saved, and offers it when the same user opens the form
 * again. Passwords, codes, masked values and files are not kept.
 */
export function KeptInput({ form }: Props) {
  const { t } = useWording();
  const { getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const userId = use(SessionContext)?.user.id ?? '';
  const { pathname, search } = useLocation();
  const key = `${pathname} ${new URLSearchParams(search).get('id') ?? ''} ${form}`;
  const place = useRef<HTMLSpanElement>(null);
  const secrets = useRef(new Set<string>());
  // A form that was opened without a session keeps nothing.
  const [hadSession] = useState(() => !keptInput.hasExpired());
  const [kept, setKept] = useState(() => keptInput.find(userId, key));

  useEffect(() => {
    // Each time, because an input may appear later; a revealed secret is no password for the browser any more.
    const inputs = place.current?.closest('form')?.querySelectorAll<HTMLInputElement>(SECRETS) ?? [];
    for (const { name } of inputs) secrets.current.add(name);
  });
  const keep = useEffectEvent(() => {
    if (!hadSession || !keptInput.hasExpired()) return;
    const paths = dirtyPaths(dirtyFields).filter((path) => !secrets.current.has(path));
    const typed = paths.map((path) => [path, getValues(path)] as const).filter(([, value]) => !(value instanceof Blob));
    if (typed.length > 0) keptInput.keep(userId, key, { ...kept, ...Object.fromEntries(typed) });
  });
  useEffect(() => () => keep(), []);

  const done = () => {
    keptInput.remove(key);
    setKept(null);
  };
  const putBack = () => {
    for (const [path, value] of Object.entries(kept ?? {})) setValue(path, value, { shouldDirty: true });
    done();
  };
  return (
    <>
      <span ref={place} hidden />
      {kept && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('forms.inputKept')} <TextButton onClick={putBack}>{t('forms.useKept')}</TextButton>{' '}
          <TextButton onClick={done}>{t('forms.discard')}</TextButton>
        </Alert>
      )}
    </>
  );
}

/** Returns the paths of changed fields; a list is one field. */
function dirtyPaths(dirty: object, above = ''): string[] {
  return Object.entries(dirty).flatMap(([name, part]) => {
    if (part === true || Array.isArray(part)) return [`${above}${name}`];
    return part && typeof part === 'object' ? dirtyPaths(part, `${above}${name}.`) : [];
  });
}
