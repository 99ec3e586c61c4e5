/** Changes of sessions that are online, and what becomes of them. */
export default {
  'Session change': 'Badiliko la kipindi',
  'Session changes': 'Mabadiliko ya vipindi',
  CoA: 'CoA',
  Disconnect: 'Kata muunganisho',
  'Access taken': 'Mtandao umeondolewa',
  'Access given': 'Mtandao umerudishwa',
  Speed: 'Kasi',
  'By hand': 'Kwa mkono',
  Acknowledged: 'Imekubaliwa',
  Confirmed: 'Imethibitishwa',
  Unconfirmed: 'Haijathibitishwa',
  'On hold': 'Inasubiri uamuzi',
  Discarded: 'Imeachwa',
  Given: 'Ilivyokuwa',
  Released: 'Imeruhusiwa',
  'Changes appear here once the speed or the access of a line that is online changes.':
    'Mabadiliko yataonekana hapa kasi au ruhusa ya laini iliyo mtandaoni itakapobadilika.',
  'Disconnects held since': 'Ukataji unasubiri tangu',
  'Held disconnects': 'Ukataji unaosubiri',
  'NAS of which so many sessions would lose access at once that nobody else is cut off until you decide.':
    'NAS ambazo vipindi vingi mno vingekosa mtandao kwa wakati mmoja; hakuna mwingine anayekatwa hadi uamue.',
  'Unconfirmed changes': 'Mabadiliko yasiyothibitishwa',
  'Changes of live sessions that a NAS refused or did not answer, or that no accounting has confirmed.':
    'Mabadiliko ya vipindi vinavyoendelea ambayo NAS iliyakataa, haikuyajibu, au ambayo taarifa za matumizi hazijayathibitisha.',
  Discard: 'Achana nalo',
  discarded: 'imeachwa',
  requested: 'imeombwa',
} as const;
