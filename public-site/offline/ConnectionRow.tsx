import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/Icon';
import type { NoticeTone } from '../layout/Notice';

interface ConnectionRowProps {
  tone: NoticeTone;
  icon: IconName;
  text: string;
  /** The actions that the visitor can take. */
  children?: ReactNode;
}

/** One line at the bottom of the window; its text is announced. */
export function ConnectionRow({ tone, icon, text, children }: ConnectionRowProps) {
  return (
    <div className={`connection-row tone-${tone}`}>
      <Icon name={icon} />
      <p role="status">{text}</p>
      {children && <div className="connection-ways">{children}</div>}
    </div>
  );
}

/** Says that the browser is offline; hidden while it is online. */
export const OfflineRow = ({ online }: { online: boolean }) =>
  online ? null : <ConnectionRow tone="info" icon="info" text="You are offline. What you type is kept." />;
