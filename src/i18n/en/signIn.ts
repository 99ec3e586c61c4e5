export const signIn = {
  pictureTitle: 'From the first coverage check to a working line.',
  pictureText: 'Clients, payments, subscriptions and field work in one place.',
  enterUsername: 'Enter your e-mail or phone number.',
  enterPassword: 'Enter your password.',
  signIn: 'Sign in',
  heading: 'Sign in to the back-office',
  audience: 'For staff and sales agents of %{name}.',
  tryTheLocalDemo: 'Try the local demo',
} as const;
