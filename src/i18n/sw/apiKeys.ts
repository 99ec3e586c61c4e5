import type { Translation } from '../messages';

export default {
  create: 'Unda ufunguo wa API',
  created: 'Ufunguo wa API %{name} umeundwa.',
  copyNow: 'Nakili ufunguo sasa. Hautaonyeshwa tena.',
  key: 'Ufunguo',
  usage: 'Programu huutuma katika kila ombi: Authorization: Bearer %{prefix}…',
  revoke: 'Batilisha ufunguo',
  revokeTitle: 'Ubatilishe %{name}?',
  revokeText: 'Programu zinazotumia ufunguo huu zitakosa ruhusa mara moja. Hatua hii haiwezi kutenduliwa.',
  revoked: 'Ufunguo wa API %{name} umebatilishwa.',
} satisfies Translation['apiKeys'];
