import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Act } from '../../../dataProvider/act';
import type { FlatField } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { FORM_WIDTH } from '../../ui/frames/width';
import { ActionForm, SubmitButton } from '../forms/ActionForm';
import type { Done } from './success';

interface Props<V extends object> {
  /** The initial values of the inputs. */
  presets: Partial<V>;
  /** As in ActionForm. */
  leaves?: readonly FlatField[];
  submitLabel: string;
  /** Performs the action, and returns the success message; if it fails, the form stays. */
  perform(values: V, act: Act): Promise<string | Done>;
  onDone?(): void;
  onCancel?(): void;
  /** The inputs. */
  children: ReactNode;
}

/** A form that changes a record on its own page. */
export function PageForm<V extends object>({
  presets,
  leaves,
  submitLabel,
  perform,
  onDone,
  onCancel,
  children,
}: Props<V>) {
  const { t } = useWording();
  const actions = (
    <>
      <SubmitButton progress={`${submitLabel} …`}>{submitLabel}</SubmitButton>
      {onCancel && (
        <ActionButton size="medium" onClick={onCancel}>
          {t('common.cancel')}
        </ActionButton>
      )}
    </>
  );
  return (
    <Box sx={{ maxWidth: FORM_WIDTH.inputs }}>
      <Panel>
        <ActionForm<V>
          defaultValues={presets}
          {...(leaves ? { leaves } : {})}
          perform={perform}
          {...(onDone ? { onDone } : {})}
          actions={actions}
        >
          <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
        </ActionForm>
      </Panel>
    </Box>
  );
}
