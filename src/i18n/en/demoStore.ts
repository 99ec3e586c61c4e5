export default {
  enterYourEmail: 'Enter your e-mail.',
  enterYourPassword: 'Enter your password.',
  signInToTheDemo: 'Sign in to the demo',
  enterAName: 'Enter a name.',
  enterAnEmail: 'Enter an e-mail.',
  enterAPassword: 'Enter a password.',
  register: 'Register',
  registerInTheDemo: 'Register in the demo',
  tryTheDemo: 'Try the demo',
  onlyHere:
    'These users live in this browser alone. They see the dashboard, the changelog and the kanban, and no records.',
  haveAccount: 'I already have an account',
  registerADemoUser: 'Register a demo user',
  backToSignIn: 'Back to the staff sign-in',
} as const;
