/** Sign-in and authentication. */
export default {
  Code: 'Msimbo',
  'New device': 'Kifaa kipya',
  'Settings changed': 'Mipangilio imebadilishwa',
  'Audit log changed': 'Kumbukumbu za ukaguzi zimebadilishwa',
  'Confirmation failed': 'Uthibitisho umeshindwa',
  'Password link': 'Kiungo cha nenosiri',
  'Second factor required': 'Uthibitisho wa pili unahitajika',
  'Second factor since': 'Uthibitisho wa pili tangu',
  'Single sign-on since': 'Kuingia kwa pamoja tangu',
  'People with this role sign in with a code from an app, too.':
    'Watu wenye jukumu hili huingia pia kwa msimbo kutoka programu.',
};
