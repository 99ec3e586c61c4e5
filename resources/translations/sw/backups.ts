/** Backups of the database. */
export default {
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
