import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { MESSAGES } from '../../../contract/api/errors';
import { TOAST } from '../../../contract/constants';
import { looksLikeUsername } from '../../../contract/phone';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { LabelledInput } from '../access/login/LabelledInput';
import { DemoForm } from './DemoForm';
import { createDemoUsers, type DemoUser } from './demoUsers';

type Values = Omit<DemoUser, 'id'>;

const FIELDS = [
  { name: 'name', label: 'common.name', type: 'text', required: 'demoStore.enterAName' },
  { name: 'email', label: 'common.email', type: 'email', required: 'demoStore.enterAnEmail' },
  { name: 'password', label: 'common.password', type: 'password', required: 'demoStore.enterAPassword' },
] as const;

/** Registers a user in the local demo store; `onRegistered` receives their e-mail address. */
export function DemoSignUp({ onRegistered }: { onRegistered(email: string): void }) {
  const { t, word } = useWording();
  const { enqueueSnackbar } = useSnackbar();
  const form = useForm<Values>({ defaultValues: { name: '', email: '', password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    try {
      createDemoUsers(window.localStorage).register(values);
      enqueueSnackbar(word(MESSAGES.userRegistered), { variant: 'success', autoHideDuration: TOAST.register });
      onRegistered(values.email.trim());
    } catch (error) {
      form.setError('root', { message: word((error as Error).message) });
    }
  });
  return (
    <DemoForm refusal={errors.root?.message} onSubmit={submit}>
      {FIELDS.map(({ name, label, type, required }) => {
        const validate = (value: string) => name !== 'email' || looksLikeUsername(value.trim()) || t(required);
        const { ref, ...field } = form.register(name, { required: t(required), validate });
        const error = errors[name]?.message;
        return <LabelledInput key={name} label={t(label)} type={type} error={error} inputRef={ref} {...field} />;
      })}
      <ActionButton type="submit" variant="contained" size="medium" sx={{ minHeight: 40 }}>
        {t('demoStore.register')}
      </ActionButton>
    </DemoForm>
  );
}
