import type { ReactNode } from 'react';
import { Icon } from '../../layout/Icon';
import { FibreStrands } from './FibreStrands';

interface HeroProps {
  heading: string;
  lead: string;
  facts: readonly string[];
  children: ReactNode;
}

/** The first screen: an introduction, and the coverage check. */
export function Hero({ heading, lead, facts, children }: HeroProps) {
  return (
    <div className="hero">
      <FibreStrands />
      <div className="hero-inner wide">
        <div className="hero-words">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <ul className="hero-facts">
            {facts.map((fact) => (
              <li key={fact}>
                <Icon name="check" size={18} /> {fact}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-check">{children}</div>
      </div>
    </div>
  );
}
