import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LatestSubscription } from '../../resources/subscriptions/renewalActions';
import { callApi } from '../api/callApi';
import { money } from '../content/format';
import { SubmitButton } from '../forms/SubmitButton';
import { CallFailed } from '../layout/CallFailed';
import type { Product } from '../subscribe/usePackages';
import { isEnded } from './isEnded';
import { keepPart, type RenewalAccess } from './kept';
import { RenewalPackages } from './RenewalPackages';
import { WhatYouGet } from './WhatYouGet';

interface RenewalFormProps {
  access: RenewalAccess;
  latest: LatestSubscription;
  /** On offer. */
  products: Product[];
  onEnded(): void;
  /** What stands before the choice. */
  children: ReactNode;
}

/** Choosing what to renew with, seeing what it gives, and going on to pay. */
export function RenewalForm({ access, latest, products, onEnded, children }: RenewalFormProps) {
  const navigate = useNavigate();
  const current = products.find(({ id }) => id === latest.product.id);
  const [chosenId, choose] = useState(current?.id);
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const chosen = products.find(({ id }) => id === chosenId);
  const offer = chosen && { productName: chosen.name, amount: chosen.price, ...quotedFor(chosen, latest) };

  const begin = async (product: Product) => {
    const { token, accountId } = access;
    const body = { accountId, productId: product.id };
    const { accountSubscription } = await callApi('renewSubscription', { body, token });
    const { id: subscriptionId, paymentFormId, amount } = accountSubscription;
    keepPart('order', {
      ...{ subscriptionId, paymentFormId, productName: product.name, amount },
      ...quotedFor(product, latest),
    });
    navigate('/pay-renew-subscription');
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    begin(chosen).catch((error: unknown) => {
      if (isEnded(error)) return onEnded();
      setFailure(error);
      setSending(false);
      underWay.current = false;
    });
  };

  return (
    <form className="subscribe-form" method="post" onSubmit={submit}>
      <div className="subscribe-parts">
        {children}
        <RenewalPackages products={products} current={current} chosenId={chosenId} onChoose={choose} />
      </div>
      {offer && (
        <WhatYouGet offer={offer}>
          {failure !== null && (
            <CallFailed
              title="We could not start your renewal"
              error={failure}
              unanswered="You have not been charged. Try again: you will get only one renewal."
            />
          )}
          <SubmitButton wide busy={sending ? 'Preparing your renewal…' : null}>
            {`Renew for ${money(offer.amount)}`}
          </SubmitButton>
        </WhatYouGet>
      )}
    </form>
  );
}

/** What the server says that a package gives; it was not on offer when it was asked where it is not among the quotes. */
function quotedFor({ id, durationDays }: Product, { quotes }: LatestSubscription) {
  const quote = quotes.find(({ productId }) => productId === id);
  return { durationDays, bonusDays: quote?.bonusDays ?? 0, endsAt: quote?.endsAt ?? null };
}
