export const demoStore = {
  enterYourEMail: 'Enter your e-mail.',
  enterYourPassword: 'Enter your password.',
  signInToTheDemo: 'Sign in to the demo',
  enterAName: 'Enter a name.',
  enterAnEMail: 'Enter an e-mail.',
  enterAPassword: 'Enter a password.',
  register: 'Register',
  registerInTheDemo: 'Register in the demo',
  tryTheDemo: 'Try the demo',
  theseUsersLiveInThis:
    'These users live in this browser alone. They see the dashboard, the changelog and the kanban, and no records.',
  iAlreadyHaveAnAccount: 'I already have an account',
  registerADemoUser: 'Register a demo user',
  backToTheStaffSign: 'Back to the staff sign-in',
} as const;
