import { Link, useParams } from 'react-router';
import { CONTACT_LINKS } from '../content/contacts';
import { Notice } from '../layout/Notice';
import { useHydrated } from '../layout/useHydrated';
import { SubscribeForm } from '../subscribe/SubscribeForm';
import { useAgent } from '../subscribe/useAgent';

/** The page for ordering a package; `/subscribe/:agentId` links the order to a sales agent. */
export default function SubscribePage() {
  const params = useParams();
  const named = useHydrated() ? params.agentId : undefined;
  const { agent, unknown } = useAgent(named);
  return (
    <div className="page wide">
      <h1>Get connected</h1>
      <p className="lead">Three short parts, then payment. What you type is kept on this device until you send it.</p>
      {agent && (
        <Notice tone="info">
          <p>
            You are ordering through a sales agent: {agent.name}. <Link to="/subscribe">Order without an agent</Link>
          </p>
        </Notice>
      )}
      {unknown && (
        <Notice tone="warn">
          <p>We do not know this agent’s link. You can still order; tell us the agent’s name when we call.</p>
        </Notice>
      )}
      <noscript>
        <p className="notice notice-info">
          Ordering here needs JavaScript. Without it, call {CONTACT_LINKS.phone.text} and we will take your order by
          phone.
        </p>
      </noscript>
      <SubscribeForm agentId={unknown ? undefined : named} />
    </div>
  );
}
