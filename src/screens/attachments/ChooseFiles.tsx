import { type ChangeEvent, useRef } from 'react';
import { ATTACHMENT_TYPES } from '../../../contract/attachments/attachments';

const ACCEPTED = Object.keys(ATTACHMENT_TYPES).join(',');

interface Props {
  label: string;
  /** Takes a photo instead of choosing files. */
  camera?: boolean;
  onChoose(files: FileList): void;
  /** Returns the button that opens the choice. */
  children(open: () => void): React.ReactNode;
}

/** Lets the user choose files, or take a photo, with a button of its caller. */
export function ChooseFiles({ label, camera = false, onChoose, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files) onChoose(target.files);
    // Allows the user to choose the same file again.
    target.value = '';
  };
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        aria-label={label}
        hidden
        onChange={choose}
        {...(camera ? { accept: 'image/*', capture: 'environment' } : { accept: ACCEPTED, multiple: true })}
      />
    </>
  );
}
