import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReachUs } from '../../layout/ReachUs';

/** The texts of pages that replace one that is not available. */
const PLACEHOLDERS = {
  comingSoon: {
    sign: 'Soon',
    heading: 'This is coming soon',
    lead: 'We are still building it. Meanwhile, check whether fibre reaches you. If it does not yet, leave your number and we will call you.',
  },
  underConstruction: {
    sign: 'Hold on',
    heading: 'This page is being worked on',
    lead: 'It will be back soon. Everything else works: check coverage, order, pay or track your order.',
  },
  notFound: {
    sign: '404',
    heading: 'There is no page here',
    lead: 'The link may be old or mistyped. Were you looking for one of these?',
  },
} as const;

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
