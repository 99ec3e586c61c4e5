import { useEffect, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { IconButton } from './IconButton';

/** Copies a text and confirms it briefly. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useWording();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const reset = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(reset);
  }, [copied]);
  const label = copied ? t('values.copied') : t('values.copy', { what: what.toLowerCase() });
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return <IconButton label={label} icon={copied ? 'check' : 'copy'} size="small" onClick={copy} />;
}
