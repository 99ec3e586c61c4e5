/** Backups of the database. */
export default {
  'One is made and proved each night once a place for backups is set under Connections. On the server, npm run backup makes one at once.':
    'Moja hutengenezwa na kuthibitishwa kila usiku mahali pa nakala panapowekwa kwenye Miunganisho. Kwenye seva, npm run backup hutengeneza moja papo hapo.',
  Backup: 'Nakala rudufu',
  Backups: 'Nakala rudufu',
  'As of': 'Hali ya tarehe',
  Occasion: 'Tukio',
  Nightly: 'Kila usiku',
  Upgrade: 'Kabla ya toleo jipya',
  Command: 'Kwa amri',
  Made: 'Imetengenezwa',
  Proved: 'Imethibitishwa',
  'Size in MB': 'Ukubwa kwa MB',
} as const;
