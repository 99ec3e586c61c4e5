import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PLACEHOLDERS } from '../../content/placeholders';
import { ReachUs } from '../../layout/ReachUs';

/** A page without content except links to other pages. */
export function Placeholder({ name, children }: { name: keyof typeof PLACEHOLDERS; children?: ReactNode }) {
  const { sign, heading, lead } = PLACEHOLDERS[name];
  return (
    <div className="page narrow placeholder">
      <p className="placeholder-sign" aria-hidden="true">
        {sign}
      </p>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {children}
      <p className="button-row">
        <Link className="button" to="/">
          Check coverage
        </Link>
        <Link className="button button-quiet" to="/subscribe">
          Subscribe
        </Link>
        <Link className="button button-quiet" to="/track_">
          Track an order
        </Link>
      </p>
      <ReachUs />
    </div>
  );
}
