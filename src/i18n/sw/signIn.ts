import type { Translation } from '../messages';

export const signIn: Translation['signIn'] = {
  pictureTitle: 'Kuanzia ukaguzi wa kwanza wa upatikanaji hadi laini inayofanya kazi.',
  pictureText: 'Wateja, malipo, usajili na kazi za uwanjani mahali pamoja.',
  enterUsername: 'Weka barua pepe au namba yako ya simu.',
  enterPassword: 'Weka nenosiri lako.',
  signIn: 'Ingia',
  heading: 'Ingia kwenye ofisi',
  audience: 'Kwa wafanyakazi na mawakala wa mauzo wa %{name}.',
  tryTheLocalDemo: 'Jaribu maonyesho ya ndani',
};
