import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export type NoticeTone = 'good' | 'warn' | 'bad' | 'info';
const ICONS: Record<NoticeTone, IconName> = { good: 'check', warn: 'clock', bad: 'alert', info: 'info' };

interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  /** True if the message is announced at once, as the response to something the visitor has just done. */
  live?: boolean;
  icon?: IconName;
  children?: ReactNode;
}

/** A message in the page, with the actions that the visitor can take. */
export function Notice({ tone, title, live = false, icon = ICONS[tone], children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={icon} size={22} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
