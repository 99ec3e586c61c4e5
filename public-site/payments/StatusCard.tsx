import type { ReactNode } from 'react';
import { Icon, type IconName } from '../layout/Icon';
import type { NoticeTone } from '../layout/Notice';

interface StatusCardProps {
  tone: NoticeTone;
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A large card for one state: a symbol, a title, and what to do. It is announced when it changes. */
export function StatusCard({ tone, icon, title, children }: StatusCardProps) {
  return (
    <section className={`card status tone-${tone}`} aria-live="polite">
      <span className="status-sign">
        <Icon name={icon} size={32} />
      </span>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
