import { Link, useParams } from 'react-router';
import { isId } from '../../contract/api/id';
import { CONTACT_LINKS } from '../content/contacts';
import { Notice } from '../layout/Notice';
import { useHydrated } from '../layout/useHydrated';
import { SubscribeForm } from '../subscribe/SubscribeForm';

/** Order a package; `/subscribe/:agentId` ties the order to a sales agent. */
export default function SubscribePage() {
  const params = useParams();
  const agentId = useHydrated() ? params.agentId : undefined;
  const agentKnown = agentId !== undefined && isId(agentId);
  return (
    <div className="page wide">
      <h1>Get connected</h1>
      <p className="lead">Three short parts, then payment. What you type is kept on this device until you send it.</p>
      {agentKnown && (
        <Notice tone="info">
          <p>
            You are ordering through a sales agent. <Link to="/subscribe">Order without an agent</Link>
          </p>
        </Notice>
      )}
      {agentId !== undefined && !agentKnown && (
        <Notice tone="warn">
          <p>The agent’s link is incomplete. You can order all the same; tell us the agent’s name when we call.</p>
        </Notice>
      )}
      <noscript>
        <p className="notice notice-info">
          Ordering here needs JavaScript. Without it, call {CONTACT_LINKS.phone.text} and we take your order by phone.
        </p>
      </noscript>
      <SubscribeForm agentId={agentKnown ? agentId : undefined} />
    </div>
  );
}
