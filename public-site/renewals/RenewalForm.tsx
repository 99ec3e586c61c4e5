import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LatestSubscription } from '../../resources/subscriptions/renewalActions';
import { callApi } from '../api/callApi';
import { formatMoney } from '../content/format';
import { SubmitButton } from '../forms/SubmitButton';
import { CallFailed } from '../layout/CallFailed';
import type { Product } from '../subscribe/usePackages';
import { isEnded, keepPart, type RenewalAccess } from './kept';
import { LanguageField } from './LanguageField';
import { RenewalPackages } from './RenewalPackages';
import { WhatYouGet } from './WhatYouGet';

interface RenewalFormProps {
  access: RenewalAccess;
  latest: LatestSubscription;
  /** The packages on offer. */
  products: Product[];
  onEnded(): void;
  /** Shown before the choice. */
  children: ReactNode;
}

/** Lets the customer choose a package, shows what the renewal adds, and goes on to the payment. */
export function RenewalForm({ access, latest, products, onEnded, children }: RenewalFormProps) {
  const navigate = useNavigate();
  const current = products.find(({ id }) => id === latest.product.id);
  const [chosenId, choose] = useState(current?.id);
  const underWay = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [language, setLanguage] = useState(latest.language);
  const chosen = products.find(({ id }) => id === chosenId);
  const offer = chosen && { productName: chosen.name, amount: chosen.price, ...quotedFor(chosen, latest) };

  const begin = async (product: Product) => {
    const { token, accountId } = access;
    const body = { accountId, productId: product.id, ...(language === latest.language ? {} : { language }) };
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
          {language && <LanguageField language={language} onChoose={setLanguage} />}
          <SubmitButton wide busy={sending ? 'Preparing your renewal…' : null}>
            {`Renew for ${formatMoney(offer.amount)}`}
          </SubmitButton>
        </WhatYouGet>
      )}
    </form>
  );
}

/** Returns the server's quote for a package; without bonus days and end date if the package was not among the quotes. */
function quotedFor({ id, durationDays }: Product, { quotes }: LatestSubscription) {
  const quote = quotes.find(({ productId }) => productId === id);
  return { durationDays, bonusDays: quote?.bonusDays ?? 0, endsAt: quote?.endsAt ?? null };
}
