/** The differences between money and network. */
export default {
  'Network difference': 'Tofauti ya mtandao',
  'Network differences': 'Tofauti za mtandao',
  'Network Differences': 'Tofauti za Mtandao',
  'Network differences per day': 'Tofauti za mtandao kwa siku',
  'Per day': 'Kwa siku',
  'Access changed': 'Ruhusa ilibadilika',
  'Last login': 'Kuingia kwa mwisho',
  'Paid but off': 'Imelipiwa lakini haipo mtandaoni',
  'On but unpaid': 'Mtandaoni bila kulipiwa',
  'Wrong speed': 'Kasi isiyo sahihi',
  'Unknown session': 'Kipindi kisichojulikana',
  'Two logins': 'Kuingia mara mbili',
  'Never connected': 'Haijawahi kuunganishwa',
  'The stored answer is not what the rule says': 'Jibu lililohifadhiwa silo linalosemwa na kanuni',
  'Online with the pay-only list since before the payment': 'Mtandaoni na orodha ya kulipa tu tangu kabla ya malipo',
  'The network ended the session, and the modem has not come back': 'Mtandao ulimaliza kipindi, na modemu haijarudi',
  'Online with full access since before the paid days ended':
    'Mtandaoni na ruhusa kamili tangu kabla ya siku zilizolipiwa kuisha',
  'Online although the line is terminated': 'Mtandaoni ingawa laini imesitishwa',
  'Online with the speed of its login, which has changed since':
    'Mtandaoni na kasi ya wakati wa kuingia, ambayo imebadilika tangu hapo',
  'No access line has this username': 'Hakuna laini yenye jina hili la mtumiaji',
  'More than a fifth of its sessions missed three reports':
    'Zaidi ya moja ya tano ya vipindi vyake vimekosa taarifa tatu',
  'A second session goes on beside the first one': 'Kipindi cha pili kinaendelea pamoja na cha kwanza',
  'Paid and installed for a day, and never online': 'Imelipiwa na kufungwa kwa siku moja, na haijawahi kuwa mtandaoni',
  'Every paid line is on, and no other. The network is read every five minutes.':
    'Kila laini iliyolipiwa iko mtandaoni, na si nyingine. Mtandao husomwa kila dakika tano.',
  'Lines that are paid but off, on but unpaid, too fast or too slow, online twice or never, and sessions of nobody’s username.':
    'Laini zilizolipiwa lakini hazipo mtandaoni, zilizo mtandaoni bila kulipiwa, zenye kasi isiyo sahihi, zilizoingia mara mbili au ambazo hazijawahi kuingia, na vipindi vya majina yasiyojulikana.',
} as const;
