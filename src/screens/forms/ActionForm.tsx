import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { Act } from '../../../dataProvider/act';
import type { FlatField } from '../../../resources/language/defineResource';
import { KeptInput } from '../../crud/form/KeptInput';
import { OthersChanges } from '../../crud/form/OthersChanges';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { KEEP_TYPED } from '../../ui/inputs/keepTyped';
import type { Outcome } from '../actions/success';
import { useActionMutation } from '../actions/useActionMutation';

interface Props<Values extends FieldValues> {
  defaultValues: Partial<Values>;
  /**
   * The fields of a form whose values other users may change, too. When `defaultValues` change, the form keeps the user's input
   * and shows the other changes.
   */
  leaves?: readonly FlatField[];
  /**
   * Performs the action, and returns the result for the toast, if there is one. After a failure the form keeps the input and
   * shows the reason, next to the fields that caused it.
   */
  perform(values: Values, act: Act): Promise<Outcome | undefined>;
  /** The resources that are loaded again afterwards; by default, everything on the page. */
  refreshes?: readonly string[];
  onDone?(): void;
  /** Shown below the inputs. */
  actions: ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** A form on a page for a single action, which never runs twice at once. */
export function ActionForm<Values extends FieldValues>({
  defaultValues,
  leaves,
  perform,
  refreshes,
  onDone,
  actions,
  children,
}: Props<Values>) {
  const [saved, setSaved] = useState(0);
  const { submit, failure } = useActionMutation((values: FieldValues, act) => perform(values as Values, act), {
    done: (outcome) => outcome,
    onSuccess: () => {
      if (leaves) setSaved((times) => times + 1);
      onDone?.();
    },
    ...(refreshes ? { refreshes } : {}),
  });
  return (
    <Form
      // After a save, the form is mounted again with the saved values.
      key={saved}
      defaultValues={defaultValues}
      {...(leaves ? { resetOptions: KEEP_TYPED } : {})}
      onSubmit={submit}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <KeptInput form={Object.keys(defaultValues).sort().join()} />
        {leaves && <OthersChanges leaves={leaves} record={defaultValues} />}
        {children}
        {failure && (
          <Alert severity="error" role="alert">
            {failure}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
      </Box>
    </Form>
  );
}

interface SubmitProps {
  /** The text while the form is being submitted. */
  progress: string;
  children: ReactNode;
}

/** Submits the surrounding form, and shows the progress meanwhile. */
export function SubmitButton({ progress, children }: SubmitProps) {
  const { isSubmitting } = useFormState();
  return (
    <ActionButton type="submit" variant="contained" size="medium" loading={isSubmitting} loadingPosition="start">
      {isSubmitting ? progress : children}
    </ActionButton>
  );
}
