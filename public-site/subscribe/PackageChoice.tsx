import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FieldError } from '../forms/Field';
import { FailedNotice } from '../layout/FailedNotice';
import { Notice } from '../layout/Notice';
import { ReachUs } from '../layout/ReachUs';
import { PackageGroups } from './PackageGroups';
import type { Packages } from './usePackages';
import type { SubscribeValues } from './values';

const PLACEHOLDERS = ['a', 'b', 'c', 'd'];

interface PackageChoiceProps {
  form: UseFormReturn<SubscribeValues>;
  packages: Packages;
}

/** The choice of one package among those on offer. */
export function PackageChoice({ form, packages: { products, error, retry } }: PackageChoiceProps) {
  const problem = form.formState.errors.productId?.message;
  const errorId = useId();
  return (
    <fieldset className="part card" aria-describedby={problem ? errorId : undefined}>
      <legend>
        <h2>Package</h2>
      </legend>
      <FieldError id={errorId} text={problem} of="This package" />
      {error !== null && <FailedNotice title="The packages did not load" error={error} retry={retry} asksAgain />}
      {products?.length === 0 && (
        <Notice tone="info" title="No package is on offer just now">
          <ReachUs />
        </Notice>
      )}
      {products && products.length > 0 && (
        <PackageGroups form={form} products={products} errorId={problem ? errorId : undefined} />
      )}
      {!products && error === null && (
        <div className="choices choices-packages" aria-busy="true">
          {PLACEHOLDERS.map((key) => (
            <span key={key} className="skeleton" />
          ))}
        </div>
      )}
    </fieldset>
  );
}
