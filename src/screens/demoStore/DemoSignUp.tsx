import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useForm } from 'react-hook-form';
import { TOAST } from '../../../contract/constants';
import { MESSAGES } from '../../../contract/errors';
import { LabelledInput } from '../login/LabelledInput';
import { DemoForm } from './DemoForm';
import { createDemoUsers, type DemoUser } from './demoUsers';

type Values = Omit<DemoUser, 'id'>;

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', required: 'Enter a name.' },
  { name: 'email', label: 'E-mail', type: 'email', required: 'Enter an e-mail.' },
  { name: 'password', label: 'Password', type: 'password', required: 'Enter a password.' },
] as const;

/** Registers somebody in the local demo store; `onRegistered` gets their e-mail address. */
export function DemoSignUp({ onRegistered }: { onRegistered(email: string): void }) {
  const { enqueueSnackbar } = useSnackbar();
  const form = useForm<Values>({ defaultValues: { name: '', email: '', password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    try {
      createDemoUsers(window.localStorage).register(values);
      enqueueSnackbar(MESSAGES.userRegistered, { variant: 'success', autoHideDuration: TOAST.register });
      onRegistered(values.email.trim());
    } catch (error) {
      form.setError('root', { message: (error as Error).message });
    }
  });
  return (
    <DemoForm refusal={errors.root?.message} onSubmit={submit}>
      {FIELDS.map(({ name, label, type, required }) => {
        const { ref, ...field } = form.register(name, { required });
        const error = errors[name]?.message;
        return <LabelledInput key={name} label={label} type={type} error={error} inputRef={ref} {...field} />;
      })}
      <Button type="submit" variant="contained" size="medium" sx={{ minHeight: 40 }}>
        Register
      </Button>
    </DemoForm>
  );
}
