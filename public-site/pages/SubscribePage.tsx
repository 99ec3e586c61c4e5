import { Link, useParams } from 'react-router';
import { isId } from '../../contract/api/id';
import { ApiError } from '../api/ApiError';
import { useCall } from '../api/useCall';
import { CONTACT_LINKS } from '../content/contacts';
import { useRememberedCheck } from '../coverage/useRememberedCheck';
import { Notice } from '../layout/Notice';
import { useHydrated } from '../layout/useHydrated';
import { NoFibreYet } from '../subscribe/NoFibreYet';
import { SubscribeForm } from '../subscribe/SubscribeForm';

/** The page for ordering a package; `/subscribe/:agentId` links the order to a sales agent. */
export default function SubscribePage() {
  const params = useParams();
  const named = useHydrated() ? params.agentId : undefined;
  const { agent, unknown } = useAgent(named);
  const { check, change } = useRememberedCheck();
  const noFibre = check && check.coverage !== 'available' ? check : null;
  return (
    <div className="page wide">
      <h1>Get connected</h1>
      {!noFibre && (
        <p className="lead">Three short parts, then payment. What you type is kept on this device until you send it.</p>
      )}
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
      {noFibre ? (
        <NoFibreYet check={noFibre} onChange={change} />
      ) : (
        <SubscribeForm agentId={unknown ? undefined : named} check={check} />
      )}
    </div>
  );
}

/**
 * Loads the sales agent named in a link: `agent` once loaded, `unknown` if there is no such agent. Neither is set while loading
 * or if the call failed; the order is then sent with the agent, and continues without one that does not exist.
 */
function useAgent(id: string | undefined) {
  const asked = id !== undefined && isId(id);
  const { data, error } = useCall('getOrderAgent', asked ? { params: { id } } : null);
  const refused = error instanceof ApiError && error.status === 404;
  return { agent: data?.agent ?? null, unknown: id !== undefined && (!asked || refused) };
}
