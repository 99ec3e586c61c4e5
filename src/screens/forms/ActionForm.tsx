import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { FlatField } from '../../../resources/language/defineResource';
import { KeptInput } from '../../crud/form/KeptInput';
import { OthersChanges } from '../../crud/form/OthersChanges';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { KEEP_TYPED } from '../../ui/inputs/keepTyped';
import { fieldErrorsOf } from './failure';

interface Props<Values extends FieldValues> {
  defaultValues: Partial<Values>;
  /**
   * The fields of a form whose values other users may change, too. When `defaultValues` change, the form keeps the user's input
   * and shows the other changes.
   */
  leaves?: readonly FlatField[];
  /** Submits the form; after a failure the form keeps the input and shows the reason, next to the fields that caused it. */
  onSubmit(values: Values): Promise<unknown>;
  /** Shown below the inputs. */
  actions: ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** A form on a page for a single action, which never runs twice at once. */
export function ActionForm<Values extends FieldValues>({
  defaultValues,
  leaves,
  onSubmit,
  actions,
  children,
}: Props<Values>) {
  const { sentenceOf } = useWording();
  const underWay = useRef(false);
  const [failure, setFailure] = useState('');
  const [saved, setSaved] = useState(0);
  const send = async (values: FieldValues) => {
    if (underWay.current) return undefined;
    underWay.current = true;
    setFailure('');
    try {
      await onSubmit(values as Values);
      if (leaves) setSaved((times) => times + 1);
      return undefined;
    } catch (error) {
      setFailure(sentenceOf(error));
      return fieldErrorsOf(error);
    } finally {
      underWay.current = false;
    }
  };
  return (
    <Form
      // After a save, the form is mounted again with the saved values.
      key={saved}
      defaultValues={defaultValues}
      {...(leaves ? { resetOptions: KEEP_TYPED } : {})}
      onSubmit={send}
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
