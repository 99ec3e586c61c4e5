import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { routes } from '../../resources/language/routes';
import { TextField } from '../forms/Field';
import { Icon } from '../layout/Icon';
import { RULES, type SubscribeValues } from './values';

const { lengths } = routes.createSubscriptionForm;

type Client = keyof SubscribeValues['client'];

/** Fields that few customers need: they are folded until one is filled in or has an error. */
const FOLDED = ['otherNumber', 'nationalId', 'placeOfResidence', 'companyName', 'tin'] as const;

interface PersonalDetailsProps {
  form: UseFormReturn<SubscribeValues>;
  /** True if a package for businesses is chosen. */
  isBusiness: boolean;
}

/** The personal details of the customer; a business gives its name and TIN first. */
export function PersonalDetails({ form, isBusiness }: PersonalDetailsProps) {
  const errors = form.formState.errors.client ?? {};
  const field = (name: Client): Pick<ComponentProps<typeof TextField>, 'error' | 'maxLength' | 'name'> => {
    const path = `client.${name}` as const;
    const validate = path in RULES ? RULES[path as keyof typeof RULES] : undefined;
    const maxLength = lengths?.[name];
    return { error: errors[name]?.message, maxLength, ...form.register(path, validate ? { validate } : {}) };
  };
  const business = (
    <div className="field-pair">
      <TextField
        label="Company name"
        hint="Receipts are made out to it."
        autoComplete="organization"
        {...field('companyName')}
      />
      <TextField
        label="TIN"
        inputMode="numeric"
        autoComplete="off"
        hint="For a tax invoice to your business: 10 digits."
        {...field('tin')}
      />
    </div>
  );
  const folded = FOLDED.filter((name) => !isBusiness || (name !== 'companyName' && name !== 'tin'));
  const isFilled = folded.some((name) => form.watch(`client.${name}`) || errors[name]);
  return (
    <section className="part card" aria-labelledby="part-person">
      <h2 id="part-person">Your details</h2>
      {isBusiness && business}
      <div className="field-pair">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className="field-pair">
        <TextField
          label="Phone number"
          required
          type="tel"
          autoComplete="tel"
          hint="We will call this number to arrange installation."
          placeholder="0771 234 567"
          {...field('phoneNumber')}
        />
        <TextField label="E-mail" type="email" autoComplete="email" {...field('emailAddress')} />
      </div>
      <details className="question" open={isFilled || undefined}>
        <summary>
          More details (optional) <Icon name="down" />
        </summary>
        <div className="field-pair">
          <TextField
            label="Other phone number"
            type="tel"
            hint="In case we cannot reach you."
            {...field('otherNumber')}
          />
          <TextField
            label="National ID number"
            autoComplete="off"
            autoCapitalize="characters"
            {...field('nationalId')}
          />
        </div>
        <TextField
          label="Place of residence"
          hint="Where you live, if that is not where we install."
          {...field('placeOfResidence')}
        />
        {!isBusiness && business}
      </details>
    </section>
  );
}
