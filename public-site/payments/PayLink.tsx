import { useId, useRef, useState } from 'react';
import { brand } from '../../contract/brand';
import { Icon } from '../layout/Icon';

export interface PayLinkProps {
  formId: string;
  formNumber: string;
  /** The amount with its currency. */
  amount: string;
}

const COPY = { idle: 'Copy the link', copied: 'Copied', selected: 'Selected: copy it now' } as const;

/** The link with which anyone can pay the order: the visitor can copy or share it. */
export function PayLink({ formId, formNumber, amount }: PayLinkProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<keyof typeof COPY>('idle');
  const url = `${window.location.origin}/pay/${formId}`;
  const text = `Please pay ${amount} for my ${brand.name} order ${formNumber}:`;

  const copy = async () => {
    field.current?.select();
    setCopied((await copyText(url)) ? 'copied' : 'selected');
  };
  // Closing the share sheet rejects the promise; there is nothing to report.
  const share = () => navigator.share({ title: brand.name, text, url }).catch(() => {});

  return (
    <div className="field pay-link">
      <label htmlFor={id}>Payment link</label>
      <input id={id} ref={field} readOnly value={url} onFocus={(event) => event.target.select()} />
      <p className="button-row">
        <button type="button" className="button button-quiet" onClick={copy}>
          <Icon name="copy" /> <span aria-live="polite">{COPY[copied]}</span>
        </button>
        {'share' in navigator ? (
          <button type="button" className="button button-quiet" onClick={share}>
            <Icon name="share" /> Share
          </button>
        ) : (
          <a className="button button-quiet" href={`sms:?body=${encodeURIComponent(`${text} ${url}`)}`}>
            <Icon name="chat" /> Send by SMS
          </a>
        )}
      </p>
    </div>
  );
}

/** Copies a text; returns false if the browser does not allow writing to the clipboard, for example over plain HTTP. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
