export const signIn = {
  fromTheFirstCoverageCheck: 'From the first coverage check to a working line.',
  clientsPaymentsSubscriptionsAndField: 'Clients, payments, subscriptions and field work in one place.',
  enterYourEMailOr: 'Enter your e-mail or phone number.',
  enterYourPassword: 'Enter your password.',
  signIn: 'Sign in',
  signInToTheBack: 'Sign in to the back-office',
  forStaffAndSalesAgents: 'For staff and sales agents of %{name}.',
  tryTheLocalDemo: 'Try the local demo',
} as const;
