/** Settings that are stored in the database, and their connections. */
export default {
  Connections: 'Miunganisho',
  'Payment provider': 'Mtoa huduma za malipo',
  'Pesapal takes mobile money and cards. Without it, customers cannot pay online.':
    'Pesapal hupokea pesa za simu na kadi. Bila hiyo, wateja hawawezi kulipa mtandaoni.',
  'https://pay.pesapal.com/v3 for real payments, https://cybqa.pesapal.com/pesapalv3 to try it out.':
    'https://pay.pesapal.com/v3 kwa malipo halisi, https://cybqa.pesapal.com/pesapalv3 kwa majaribio.',
  'Consumer key': 'Ufunguo wa mteja',
  'Consumer secret': 'Siri ya mteja',
  'Pesapal sends you both by e-mail.': 'Pesapal hukutumia vyote viwili kwa barua pepe.',
  'A gateway that takes messages over HTTPS. Until it is set up, messages wait in the outbox.':
    'Lango linalopokea ujumbe kwa HTTPS. Hadi liwekwe, ujumbe husubiri katika kikasha cha kutuma.',
  'The gateway takes POST with JSON { to, text, id }.': 'Lango hupokea POST yenye JSON { to, text, id }.',
  'Sent as a bearer token.': 'Hutumwa kama tokeni ya bearer.',
  'Key for customers’ SMS': 'Ufunguo wa SMS za wateja',
  'Key for customers’ mail': 'Ufunguo wa barua pepe za wateja',
  'The gateway sends it as a bearer token when it delivers a customer’s SMS.':
    'Lango huutuma kama tokeni ya bearer linapoleta SMS ya mteja.',
  'Your mail service sends it as a bearer token when it delivers a customer’s mail.':
    'Huduma yako ya barua huutuma kama tokeni ya bearer inapoleta barua pepe ya mteja.',
  'Send a test SMS to': 'Tuma SMS ya majaribio kwa',
  'Your mail server. Until it is set up, mail waits in the outbox.':
    'Seva yako ya barua pepe. Hadi iwekwe, barua husubiri katika kikasha cha kutuma.',
  'Mail server': 'Seva ya barua pepe',
  'smtps://user:password@mail.example or smtp://user:password@mail.example:587.':
    'smtps://user:password@mail.example au smtp://user:password@mail.example:587.',
  Sender: 'Mtumaji',
  'The address that mail comes from, e.g. Kitara Fibre <care@kitara.example>.':
    'Anwani ambayo barua hutoka, k.m. Kitara Fibre <care@kitara.example>.',
  'Send a test e-mail to': 'Tuma barua pepe ya majaribio kwa',
  'Customers’ devices': 'Vifaa vya wateja',
  'GenieACS manages customers’ ONUs. Without it, connections are switched on and off by hand.':
    'GenieACS husimamia ONU za wateja. Bila hiyo, miunganisho huwashwa na kuzimwa kwa mkono.',
  'Its northbound interface, e.g. http://acs.internal:7557.':
    'Kiolesura chake cha kaskazini (northbound), k.m. http://acs.internal:7557.',
  'Only where a proxy guards it.': 'Pale tu ambapo proksi hukilinda.',
  'A backup is made and proved each night. Give a folder on another disk, or an S3-compatible store.':
    'Nakala rudufu hutengenezwa na kuthibitishwa kila usiku. Toa folda kwenye diski nyingine, au hifadhi inayolingana na S3.',
  Folder: 'Folda',
  'On the server, e.g. /var/backups/kitara.': 'Kwenye seva, k.m. /var/backups/kitara.',
  Store: 'Hifadhi',
  'https://s3.example/bucket/folder': 'https://s3.example/bucket/folder',
  'Access key': 'Ufunguo wa kuingia',
  'Secret key': 'Ufunguo wa siri',
  Region: 'Eneo',
  Hour: 'Saa',
  '0 to 23; 2 if you leave it out.': '0 hadi 23; 2 ukiiacha wazi.',
  'Backups to keep': 'Nakala za kutunza',
  'Days, weeks and months; 7,4,12 if you leave it out.': 'Siku, wiki na miezi; 7,4,12 ukiiacha wazi.',
  'Whom to send a test message to.': 'Nani atatumiwa ujumbe wa majaribio.',
  'Primary colour': 'Rangi ya msingi',
  'Accent colour': 'Rangi ya mkazo',
  Logo: 'Nembo',
  'A PNG, JPEG or WebP image, in base64.': 'Picha ya PNG, JPEG au WebP, kwa base64.',
  'E-mail': 'Barua pepe',
  WhatsApp: 'WhatsApp',
  Hours: 'Saa za kazi',
  'E.g. Every day, 7:00 to 22:00': 'K.m. Kila siku, 7:00 hadi 22:00',
  'VAT in per cent': 'VAT kwa asilimia',
  'Your own, printed on receipts: 10 digits.': 'Yako mwenyewe, huchapishwa kwenye risiti: tarakimu 10.',
  'Every price includes it.': 'Kila bei inaijumuisha.',
  'Time zone': 'Ukanda wa saa',
  'Can’t be changed once there are payments.': 'Haiwezi kubadilishwa pakishakuwa na malipo.',
  'Upload areas': 'Pakia maeneo',
  Geojson: 'GeoJSON',
  'Features with polygons, each with a name.': 'Vipengele vyenye poligoni, kila kimoja na jina.',
  'For areas that don’t have their own in the file.': 'Kwa maeneo yasiyo na yake katika faili.',
  'must be a colour such as #0b6e63': 'lazima iwe rangi kama #0b6e63',
  'is too light: text in it cannot be read on white': 'ni hafifu mno: maandishi yake hayasomeki kwenye nyeupe',
  'must be three capital letters such as UGX': 'lazima iwe herufi kubwa tatu kama UGX',
  'must be per cent from 0 to 100, such as 18': 'lazima iwe asilimia kati ya 0 na 100, kama 18',
  'must be a time zone such as Africa/Kampala': 'lazima iwe ukanda wa saa kama Africa/Kampala',
  Working: 'Inafanya kazi',
  'Not working': 'Haifanyi kazi',
  Untested: 'Haijajaribiwa',
  'Single sign-on': 'Kuingia kwa akaunti moja',
  'Staff sign in with the identity provider of your company, by OpenID Connect. Each must be a user here, with the e-mail address that the provider knows.':
    'Wafanyakazi huingia kwa mtoa utambulisho wa kampuni yako, kwa OpenID Connect. Kila mmoja lazima awe mtumiaji hapa, akiwa na barua pepe ambayo mtoa huduma anaijua.',
  'Its issuer, e.g. https://accounts.google.com.': 'Mtoaji wake, k.m. https://accounts.google.com.',
  'Client ID': 'Kitambulisho cha mteja',
  'Client secret': 'Siri ya mteja',
  'Trusted tenant': 'Shirika linaloaminiwa',
  'Only for a provider that does not confirm e-mail addresses, such as Microsoft Entra ID: the ID of your tenant there. All addresses in it are trusted.':
    'Kwa mtoa huduma asiyethibitisha anwani za barua pepe pekee, kama Microsoft Entra ID: kitambulisho cha shirika lako huko. Anwani zote ndani yake zinaaminiwa.',
  'The provider gives you both for this portal.': 'Mtoa huduma hukupa vyote viwili kwa tovuti hii.',
  'What stands on the button after “Sign in with”, e.g. Google. Left out: your company account.':
    'Kinachosimama kwenye kitufe baada ya “Ingia kwa”, k.m. Google. Bila hicho: akaunti ya kampuni yako.',
} as const;
