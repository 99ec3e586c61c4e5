import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/Icon';
import type { Tone } from '../layout/Notice';

interface ConnectionRowProps {
  tone: Tone;
  icon: IconName;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One line at the foot of the window; its text is read out. */
export function ConnectionRow({ tone, icon, text, children }: ConnectionRowProps) {
  return (
    <div className={`connection-row tone-${tone}`}>
      <Icon name={icon} />
      <p role="status">{text}</p>
      {children && <div className="connection-ways">{children}</div>}
    </div>
  );
}
