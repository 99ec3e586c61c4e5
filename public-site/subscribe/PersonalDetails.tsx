import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../forms/TextField';
import { RULES, type SubscribeValues } from './values';

type Client = keyof SubscribeValues['client'];

/** Who orders. */
export function PersonalDetails({ form }: { form: UseFormReturn<SubscribeValues> }) {
  const errors = form.formState.errors.client ?? {};
  const field = (name: Client): Pick<ComponentProps<typeof TextField>, 'error' | 'name'> => {
    const path = `client.${name}` as const;
    const validate = path in RULES ? RULES[path as keyof typeof RULES] : undefined;
    return { error: errors[name]?.message, ...form.register(path, validate ? { validate } : {}) };
  };
  return (
    <section className="part card" aria-labelledby="part-person">
      <h2 id="part-person">Your details</h2>
      <div className="field-pair">
        <TextField label="First name" required autoComplete="given-name" maxLength={60} {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" maxLength={60} {...field('lastName')} />
      </div>
      <div className="field-pair">
        <TextField
          label="Phone number"
          required
          type="tel"
          autoComplete="tel"
          maxLength={30}
          hint="We will call this number to arrange installation."
          placeholder="0771 234 567"
          {...field('phoneNumber')}
        />
        <TextField
          label="Other phone number"
          type="tel"
          maxLength={30}
          hint="In case we cannot reach you."
          {...field('otherNumber')}
        />
      </div>
      <div className="field-pair">
        <TextField label="E-mail" type="email" autoComplete="email" maxLength={254} {...field('emailAddress')} />
        <TextField
          label="National ID number"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...field('nationalId')}
        />
      </div>
      <TextField
        label="Place of residence"
        maxLength={120}
        hint="Where you live, if that is not where we install."
        {...field('placeOfResidence')}
      />
    </section>
  );
}
