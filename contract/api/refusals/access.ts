/** Refusals about users, roles and signing in, in Kiswahili by their English texts. */
export const access = {
  'Change a username or password in a call without account info.':
    'Badilisha jina la mtumiaji au nenosiri katika ombi lisilo na taarifa za akaunti.',
  'cannot be changed together with a username or password':
    'haiwezi kubadilishwa pamoja na jina la mtumiaji au nenosiri',
  'A customer’s account has no username or password: customers renew with a code sent to their phone. Only accounts of users have them.':
    'Akaunti ya mteja haina jina la mtumiaji wala nenosiri: wateja huhuisha kwa msimbo unaotumwa kwenye simu yao. Ni akaunti za watumiaji pekee zilizo nazo.',
  'cannot be changed: customers do not sign in': 'haiwezi kubadilishwa: wateja hawaingii kwenye mfumo',
  'There is no such user.': 'Hakuna mtumiaji kama huyo.',
  'There is no such session.': 'Hakuna kipindi kama hicho.',
  'There is no such API key.': 'Hakuna ufunguo wa API kama huo.',
  'There is no such passkey.': 'Hakuna ufunguo wa siri kama huo.',
  'This key was revoked already.': 'Ufunguo huu umeshabatilishwa.',
  'This sign-in has ended. Sign in again.': 'Kipindi hiki kimeisha. Ingia tena.',
  'Your sign-in took too long. Enter your password again.': 'Kuingia kumechukua muda mrefu. Weka nenosiri tena.',
  'Your sign-in took too long. Try again.': 'Kuingia kumechukua muda mrefu. Jaribu tena.',
  'Your sign-in could not be confirmed. Try again, or use your password.':
    'Kuingia kwako hakukuthibitishwa. Jaribu tena, au tumia nenosiri lako.',
  'Many people are signing in right now. Try again in a moment.':
    'Watu wengi wanaingia sasa hivi. Jaribu tena baada ya muda mfupi.',
  'Single sign-on is not set up.': 'Kuingia kwa akaunti moja hakujawekwa.',
  'The identity provider could not be reached. Try again, or use your password.':
    'Mtoa utambulisho hapatikani. Jaribu tena, au tumia nenosiri lako.',
  'The identity provider does not confirm your e-mail address.': 'Mtoa utambulisho hathibitishi barua pepe yako.',
  'You signed in before with another account at the identity provider. Use that one, or ask an administrator to unlink it.':
    'Uliingia awali kwa akaunti nyingine ya mtoa utambulisho. Tumia hiyo, au omba msimamizi mkuu aitenganishe.',
  'You can’t sign in here. Ask an administrator.': 'Huwezi kuingia hapa. Muulize msimamizi mkuu.',
  'No user here has the e-mail address {emailAddress}. Ask an administrator to add you.':
    'Hakuna mtu hapa mwenye barua pepe {emailAddress}. Omba msimamizi mkuu akuongeze.',
  'This user has no account at the identity provider.': 'Mtumiaji huyu hana akaunti kwa mtoa utambulisho.',
  'You have an authenticator app already. Switch the second factor off first.':
    'Tayari una programu ya uthibitishaji. Zima uthibitisho wa pili kwanza.',
  'You have no second factor.': 'Huna uthibitisho wa pili.',
  'This user has no second factor.': 'Mtumiaji huyu hana uthibitisho wa pili.',
  'You cannot reset your own second factor. Switch it off in your profile.':
    'Huwezi kuweka upya uthibitisho wako wa pili. Uzime kwenye wasifu wako.',
  'Confirm that it is you with your {proof}.': 'Thibitisha kuwa ni wewe kwa {proof}.',
  'second factor': 'uthibitisho wa pili',
  password: 'nenosiri',
  'Your role needs a second factor. Set it up first.': 'Jukumu lako linahitaji uthibitisho wa pili. Uweke kwanza.',
  'You have the maximum number of passkeys. Remove one first.':
    'Umefikia idadi ya juu ya funguo za siri. Ondoa mmoja kwanza.',
  'You have no passkey.': 'Huna ufunguo wa siri.',
  'This passkey could not be added. Try again.': 'Ufunguo huu wa siri haukuweza kuongezwa. Jaribu tena.',
  'This passkey was not accepted. Try again, or use another way.':
    'Ufunguo huu wa siri haukukubaliwa. Jaribu tena, au tumia njia nyingine.',
  'Wrong code, or one that was used already. Wait for the next one and try again.':
    'Msimbo si sahihi, au umeshatumika. Subiri unaofuata kisha ujaribu tena.',
  'Wrong or expired code. Ask for a new one.': 'Msimbo si sahihi au muda wake umeisha. Omba mpya.',
  'Your line was not recognised. Ask for a code instead.': 'Laini yako haikutambuliwa. Omba msimbo badala yake.',
  'This link has expired or was used already. Ask for a new one.':
    'Muda wa kiungo hiki umeisha au kimeshatumika. Omba kipya.',
  'Your password was changed in the meantime. Nothing was changed now.':
    'Nenosiri lako lilibadilishwa wakati huo huo. Hakuna kilichobadilishwa sasa.',
  'must be another one than before': 'lazima liwe tofauti na la awali',
  'is not a JPEG, PNG or WebP image': 'si picha ya JPEG, PNG au WebP',
  'You keep {most} preferences already.': 'Tayari umehifadhi mapendeleo {most}.',
  '{users} user still holds this role. Take it from them first.':
    'Mtumiaji {users} bado ana jukumu hili. Mwondolee kwanza.',
  '{users} users still hold this role. Take it from them first.':
    'Watumiaji {users} bado wana jukumu hili. Waondolee kwanza.',
  'You cannot {verb} permissions that you do not hold: {missing}.': 'Huwezi {verb} ruhusa usizokuwa nazo: {missing}.',
  give: 'kutoa',
  'take away': 'kuondoa',
  'You cannot change a role with permissions that you do not hold: {missing}.':
    'Huwezi kubadilisha jukumu lenye ruhusa usizokuwa nazo: {missing}.',
  'You cannot give a key permissions that you do not hold: {missing}.':
    'Huwezi kuupa ufunguo ruhusa usizokuwa nazo: {missing}.',
  'You cannot {what} of a user with permissions that you do not hold: {missing}.':
    'Huwezi {what} wa mtu mwenye ruhusa usizokuwa nazo: {missing}.',
  'reset the second factor': 'kuweka upya uthibitisho wa pili',
  'unlink the account at the identity provider': 'kutenganisha utambulisho',
  '{what}: {missing}.': '{what}: {missing}.',
  'You cannot give roles with permissions that you do not hold': 'Huwezi kutoa majukumu yenye ruhusa usizokuwa nazo',
  'You cannot take away roles with permissions that you do not hold':
    'Huwezi kuondoa majukumu yenye ruhusa usizokuwa nazo',
  'You cannot give access to a user with permissions that you do not hold':
    'Huwezi kumruhusu kuingia mtu mwenye ruhusa usizokuwa nazo',
  'You cannot delete a user with permissions that you do not hold': 'Huwezi kumfuta mtu mwenye ruhusa usizokuwa nazo',
  'You cannot disable a user with permissions that you do not hold': 'Huwezi kumzima mtu mwenye ruhusa usizokuwa nazo',
  'You cannot change the password of a user with permissions that you do not hold':
    'Huwezi kubadilisha nenosiri la mtu mwenye ruhusa usizokuwa nazo',
  'You cannot change the e-mail address of a user with permissions that you do not hold':
    'Huwezi kubadilisha barua pepe ya mtu mwenye ruhusa usizokuwa nazo',
  'You cannot change the phone number of a user with permissions that you do not hold':
    'Huwezi kubadilisha namba ya simu ya mtu mwenye ruhusa usizokuwa nazo',
  'You cannot change the account type of a user with permissions that you do not hold':
    'Huwezi kubadilisha aina ya akaunti ya mtu mwenye ruhusa usizokuwa nazo',
  'You cannot change the agency of a user with permissions that you do not hold':
    'Huwezi kubadilisha wakala wa mtu mwenye ruhusa usizokuwa nazo',
  'No one could change users and roles any more. Give another user the permissions Update Users and Update Roles first.':
    'Hatabaki mtu anayeweza kubadilisha watumiaji na majukumu. Mpe mtu mwingine kwanza ruhusa za kubadilisha watumiaji na majukumu.',
  'You cannot show this user other records with permissions that you do not hold: {missing}.':
    'Huwezi kumwonyesha mtumiaji huyu rekodi nyingine zenye ruhusa ambazo huna: {missing}.',
};
