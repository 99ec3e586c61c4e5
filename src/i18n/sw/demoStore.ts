import type { Translation } from '../messages';

export default {
  enterYourEmail: 'Weka barua pepe yako.',
  enterYourPassword: 'Weka nenosiri lako.',
  signInToTheDemo: 'Ingia kwenye maonyesho',
  enterAName: 'Weka jina.',
  enterAnEmail: 'Weka barua pepe.',
  enterAPassword: 'Weka nenosiri.',
  register: 'Jisajili',
  registerInTheDemo: 'Jisajili kwenye maonyesho',
  tryTheDemo: 'Jaribu maonyesho',
  onlyHere:
    'Watumiaji hawa wapo kwenye kivinjari hiki tu. Wanaona dashibodi, mabadiliko na kanban, bila rekodi zozote.',
  haveAccount: 'Tayari nina akaunti',
  registerADemoUser: 'Sajili mtumiaji wa maonyesho',
  backToSignIn: 'Rudi kwenye ukurasa wa wafanyakazi wa kuingia',
} satisfies Translation['demoStore'];
