import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceCard } from '../forms/ChoiceCard';
import { FieldError } from '../forms/Field';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { PackageFacts } from './PackageFacts';
import type { Packages } from './usePackages';
import type { SubscribeValues } from './values';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface PackageChoiceProps {
  form: UseFormReturn<SubscribeValues>;
  packages: Packages;
}

/** The packages as cards, one of them to be chosen. */
export function PackageChoice({ form, packages: { products, error, retry } }: PackageChoiceProps) {
  const problem = form.formState.errors.productId?.message;
  const errorId = useId();
  return (
    <fieldset className="part card" aria-describedby={problem ? errorId : undefined}>
      <legend>
        <h2>Package</h2>
      </legend>
      <FieldError id={errorId} text={problem} />
      {error !== null && <FailedNotice title="The packages did not load" error={error} retry={retry} asksAgain />}
      {products?.length === 0 && (
        <Notice tone="info" title="No package is on offer just now">
          <ReachUs />
        </Notice>
      )}
      <div className="choices choices-packages" aria-busy={!products && error === null}>
        {products?.map((product) => (
          <ChoiceCard
            key={product.id}
            value={product.id}
            {...form.register('productId', { validate: (id) => (id ? undefined : 'Choose a package') })}
          >
            <PackageFacts product={product} />
          </ChoiceCard>
        ))}
        {!products && error === null && PLACEHOLDERS.map((key) => <span key={key} className="skeleton" />)}
      </div>
    </fieldset>
  );
}
