/** Refusals about customers, their orders and their service, in Kiswahili by their English texts. */
export const service = {
  'There is no such account.': 'Hakuna akaunti kama hiyo.',
  'There is no such subscription.': 'Hakuna usajili kama huo.',
  'There is no such business sales agent.': 'Hakuna wakala kama huyo.',
  'There is no such NAS.': 'Hakuna NAS kama hiyo.',
  'There is no such access line.': 'Hakuna laini ya mtandao kama hiyo.',
  'There is no such session change.': 'Hakuna badiliko la kipindi kama hilo.',
  'This session change does not wait for a decision.': 'Badiliko hili la kipindi halisubiri uamuzi.',
  'No disconnects of this NAS are held.': 'Hakuna ukataji wa NAS hii unaosubiri uamuzi.',
  'There is no such session.': 'Hakuna kipindi kama hicho.',
  'This session has ended.': 'Kipindi hiki kimeisha.',
  'Its username has no access line.': 'Jina lake la mtumiaji halina laini ya mtandao.',
  'Its NAS is not in the NAS list, or it is disabled.': 'NAS yake haipo kwenye orodha ya NAS, au imezimwa.',
  'This access line is terminated.': 'Laini hii ya mtandao imekomeshwa.',
  'This access line or its account is terminated.': 'Laini hii ya mtandao au akaunti yake imekomeshwa.',
  'The account is suspended: resume it first.': 'Akaunti imesimamishwa: irejeshe kwanza.',
  'Nothing was ever paid for this line, so it has no speed.':
    'Hakuna kilichowahi kulipwa kwa laini hii, kwa hiyo haina kasi.',
  'There is no such access hold.': 'Hakuna kuachwa wazi kama huko.',
  'This access hold has ended already.': 'Kuachwa wazi huku kumekwisha tayari.',
  'There is no such cut-off stop.': 'Hakuna kuzuia kukata kama huko.',
  'These cut-offs are confirmed already.': 'Kukata huku kumethibitishwa tayari.',
  'must be today or later': 'lazima iwe leo au baadaye',
  'is later than staff may promise': 'ni baada ya siku ambazo wafanyakazi wanaweza kuahidi',
  'is not installed at this account': 'hakijafungwa kwenye akaunti hii',
  'takes letters, digits and . _ @ + : / - only': 'hupokea herufi, tarakimu na . _ @ + : / - pekee',
  'must be a MAC address, such as 3C:7C:3F:0A:1B:2C': 'lazima iwe anwani ya MAC, kwa mfano 3C:7C:3F:0A:1B:2C',
  'must be an IPv4 address, such as 102.34.56.78': 'lazima iwe anwani ya IPv4, kwa mfano 102.34.56.78',
  'cannot be the address of a NAS': 'haiwezi kuwa anwani ya NAS',
  'takes letters, digits and . _ - only': 'hupokea herufi, tarakimu na . _ - pekee',
  'takes letters, digits and . _ @ + : / = ! * # - only': 'hupokea herufi, tarakimu na . _ @ + : / = ! * # - pekee',
  'cannot be the address of a customer': 'haiwezi kuwa anwani ya mteja',
  'must be at least the download speed': 'lazima isiwe chini ya kasi ya kupakua',
  'must be at least the upload speed': 'lazima isiwe chini ya kasi ya kupakia',
  'There is no such client.': 'Hakuna mteja kama huyo.',
  'There is no such order.': 'Hakuna agizo kama hilo.',
  '{title}. {text}': '{title}. {text}',
  'This account is suspended. Resume it, and then renew it.': 'Akaunti hii imesimamishwa. Irejeshe, kisha ihuishe.',
  'This account is closed. Refund the money, or order a new connection for the customer.':
    'Akaunti hii imefungwa. Rejesha fedha, au agiza muunganisho mpya kwa mteja.',
  'This account was transferred. Renew the account that has its connection now.':
    'Akaunti hii ilihamishwa. Huisha akaunti yenye muunganisho wake sasa.',
  'This account is suspended': 'Akaunti hii imesimamishwa',
  'It can’t be renewed now. Your paid days are kept: call us to switch your connection on again.':
    'Haiwezi kuhuishwa sasa. Siku ulizolipia zimehifadhiwa: tupigie simu ili tukuwashie tena.',
  'This account is closed': 'Akaunti hii imefungwa',
  'It can’t be renewed. Order a new connection, or call us.':
    'Haiwezi kuhuishwa. Agiza muunganisho mpya, au tupigie simu.',
  'This account was transferred': 'Akaunti hii ilihamishwa',
  'Its connection belongs to another account now. Renew that account, or call us.':
    'Muunganisho wake sasa ni wa akaunti nyingine. Huisha hiyo, au tupigie simu.',
  'There are no extension settings.': 'Hakuna mipangilio ya nyongeza.',
  'Extensions are switched off.': 'Nyongeza zimezimwa.',
  'This subscription was extended {given} times already, the most that is allowed.':
    'Usajili huu umeshaongezwa mara {given}, idadi ya juu inayoruhusiwa.',
  'A subscription that is {status} cannot be extended.': 'Usajili hauwezi kuongezwa; hali yake: {status}.',
  'A subscription that is {status} cannot be transferred.': 'Usajili hauwezi kuhamishwa; hali yake: {status}.',
  'It ended more than {days} days ago: it has to be renewed.':
    'Uliisha zaidi ya siku {days} zilizopita: lazima uhuishwe.',
  'It has ended, and {subscriptionNumber} has taken its place: extend that one.':
    'Umeisha, na {subscriptionNumber} umechukua nafasi yake: ongeza huo.',
  'Account {accountNumber} is {status}: it cannot be extended.':
    'Akaunti {accountNumber} haiwezi kuongezwa siku; hali yake: {status}.',
  'Account {accountNumber} is {status}: there is nothing to renew.':
    'Hali ya akaunti {accountNumber}: {status}. Hakuna cha kuhuisha.',
  'must not be in the past': 'haiwezi kuwa siku iliyopita',
  'is only for customers who asked to be called back': 'ni kwa wateja walioomba kupigiwa tena tu',
  'Account {accountNumber} is renewed already.': 'Akaunti {accountNumber} imeshahuishwa.',
  'The customer of account {accountNumber} does not want reminders.':
    'Mteja wa akaunti {accountNumber} hataki vikumbusho.',
  'Account {accountNumber} was reminded today.': 'Akaunti {accountNumber} imeshakumbushwa leo.',
  'Account {accountNumber} is {status}.': 'Hali ya akaunti {accountNumber}: {status}.',
  'Account {accountNumber} has a subscription of its own.': 'Akaunti {accountNumber} ina usajili wake yenyewe.',
  'Account {accountNumber} is suspended: resume the account.':
    'Akaunti {accountNumber} imesimamishwa: irejeshe kwanza.',
  'Account {accountNumber} has no paid days: it can become inactive.':
    'Akaunti {accountNumber} haina siku zilizolipiwa: inaweza kuwa isiyo hai.',
  'Account {accountNumber} has paid days left: it can become active.':
    'Akaunti {accountNumber} bado ina siku zilizolipiwa: inaweza kuwa hai.',
  'can become inactive': 'inaweza kuwa isiyo hai',
  'can become active': 'inaweza kuwa hai',
  'The network has nothing to do for this subscription; it is {status}.':
    'Mtandao hauna la kufanya kwa usajili huu; hali yake ni {status}.',
  'This subscription has moved to another account. Reload it and try again.':
    'Usajili huu umehamia akaunti nyingine. Upakie upya kisha ujaribu tena.',
  'has the subscription already': 'tayari ina usajili huu',
  'is not a customer’s account': 'si akaunti ya mteja',
  'is required: this account has had no package yet': 'inahitajika: akaunti hii haijawahi kuwa na kifurushi',
  'is no longer on offer': 'haiuzwi tena',
  'can be chosen here by the customer only: change it on the client':
    'huchaguliwa hapa na mteja pekee: ibadilishe kwenye rekodi ya mteja',
  'cannot be chosen: this account belongs to no client': 'haiwezi kuchaguliwa: akaunti hii si ya mteja yeyote',
  'We do not know this sales agent.': 'Hatumjui wakala huyu wa mauzo.',
  'We could not find this order.': 'Hatukupata agizo hili.',
  'We found no order or subscription with these details.': 'Hatukupata agizo wala usajili wenye taarifa hizi.',
  'Fibre has not reached this place yet: show interest instead.':
    'Faiba haijafika mahali hapa bado: onyesha nia badala yake.',
  'The order is paid and cannot be changed any more.': 'Agizo limelipiwa na haliwezi kubadilishwa tena.',
  'A payment of this order is under way: its package cannot be changed now.':
    'Malipo ya agizo hili yanaendelea: kifurushi chake hakiwezi kubadilishwa sasa.',
  'This client has ordered and paid. Ask the office to correct the details.':
    'Mteja huyu ameagiza na kulipa. Omba ofisi irekebishe taarifa.',
  'Someone else has worked on this lead. Ask the office to correct the details.':
    'Mtu mwingine ameshughulikia mteja huyu mtarajiwa. Omba ofisi irekebishe taarifa.',
  'must be another client': 'lazima awe mteja mwingine',
  '{client} is merged into another client already.': '{client} ameshaunganishwa na mteja mwingine.',
  '{client} is merged into {kept}: change that one.': '{client} ameunganishwa na {kept}: badilisha huyo.',
  '{client} is erased, or has asked to be.': '{client} amefutwa, au ameomba kufutwa.',
  'There is no such client merge.': 'Hakuna muunganiko kama huo wa wateja.',
  'This merge is undone already.': 'Muunganiko huu umeshatenguliwa.',
  'The kept client has since been merged into another one. Undo that merge first.':
    'Mteja aliyebaki ameunganishwa na mwingine tangu hapo. Tengua muunganiko huo kwanza.',
  'The client is erased, or has asked to be: the merge cannot be undone.':
    'Mteja amefutwa, au ameomba kufutwa: muunganiko hauwezi kutenguliwa.',
  'The merge cannot be undone. Changed since then: {fields}.':
    'Muunganiko hauwezi kutenguliwa. Vilivyobadilishwa tangu hapo: {fields}.',
  'The merge cannot be undone. Moved to another client since then: {records}.':
    'Muunganiko hauwezi kutenguliwa. Vilivyohamishiwa kwa mwingine tangu hapo: {records}.',
  'The merge cannot be undone. Created since then for records that would move back: {records}.':
    'Muunganiko hauwezi kutenguliwa. Vilivyoundwa tangu hapo kwa rekodi ambazo zingerudi: {records}.',
  'This lead is closed already.': 'Mteja huyu mtarajiwa ameshafungwa.',
  'This client is a customer. Only leads can be closed.':
    'Huyu tayari ni mteja. Wateja watarajiwa tu ndio wanaweza kufungwa.',
  'A payment of this client is under way. Close the lead once it has failed.':
    'Malipo ya mteja huyu yanaendelea. Mfunge baada ya malipo kushindikana.',
  '{device} is not linked to the device manager, which knows no such serial number. Check the serial number or enter the management ID.':
    '{device} hakijaunganishwa na msimamizi wa vifaa, ambaye haijui namba hiyo ya mfululizo. Hakiki namba ya mfululizo au weka kitambulisho cha usimamizi.',
  '{accountNumber} already has {device}. Replace that device.':
    '{accountNumber} tayari ina {device}. Badilisha kifaa hicho.',
  'is the serial number of {device}': 'ni namba ya mfululizo ya {device}',
  '{serialNumber} is installed at {accountNumber}.': '{serialNumber} kimefungwa kwa {accountNumber}.',
  '{serialNumber} is not in stock; it is {state}.': '{serialNumber} hakipo stoo; hali yake: {state}.',
  'must be INSTALLED while the device has an account': 'lazima iwe INSTALLED wakati kifaa kina akaunti',
  'is required for an installed device': 'inahitajika kwa kifaa kilichofungwa',
  'is not in stock: check it, or ask the network team to add the device':
    'haipo stoo: ihakiki, au uombe timu ya mtandao iongeze kifaa',
  'is required: the serial number is not in stock': 'inahitajika: namba ya mfululizo haipo stoo',
  'is required: the signal is out of the device’s range': 'inahitajika: mawimbi yako nje ya uwezo wa kifaa',
  'is required for another device': 'inahitajika kwa kifaa kingine',
  'No device is installed on this visit.': 'Hakuna kifaa kinachofungwa katika ziara hii.',
  'This work order is {status}. No device can be recorded on it.':
    'Hali ya kazi hii ya uwanjani: {status}. Hakuna kifaa kinachoweza kurekodiwa.',
  'An installation is done once its device and its measured signal are recorded.':
    'Usakinishaji unakamilika kifaa chake na mawimbi yaliyopimwa yanaporekodiwa.',
  'This installation has its device and its signal: it can be closed without a reason.':
    'Usakinishaji huu una kifaa na mawimbi yake: unaweza kufungwa bila sababu.',
  'Only an installation is closed without a device.': 'Usakinishaji tu ndio hufungwa bila kifaa.',
  'There is no such unknown place.': 'Hakuna mahali pasipojulikana kama hapo.',
  'There is no such ticket.': 'Hakuna tiketi kama hiyo.',
  'There is no such comment.': 'Hakuna maoni kama hayo.',
  'This ticket is closed. Reopen it first.': 'Tiketi hii imefungwa. Ifungue tena kwanza.',
  'Someone works on this ticket already.': 'Mtu anashughulikia tiketi hii tayari.',
  'This ticket is yours already.': 'Tiketi hii tayari ni yako.',
  'The assignee of this ticket has changed meanwhile.': 'Mhusika wa tiketi hii amebadilika kwa sasa.',
  'Show the key for customers’ messages.': 'Onyesha ufunguo wa ujumbe wa wateja.',
  'Terminating an account needs a reason: change its status on its own.':
    'Kusitisha akaunti kunahitaji sababu: badilisha hali yake pekee.',
  'This message was sent already.': 'Ujumbe huu umeshatumwa.',
  'This message is still waiting to be sent.': 'Ujumbe huu bado unasubiri kutumwa.',
  'This message was written by an earlier version and cannot be sent again.':
    'Ujumbe huu uliandikwa na toleo la awali na hauwezi kutumwa tena.',
  'This code has expired. Ask the customer to request a new one.':
    'Muda wa msimbo huu umeisha. Mwambie mteja aombe mwingine.',
  'This code has expired. Ask the payer to request a new one.':
    'Muda wa msimbo huu umeisha. Mwambie mlipaji aombe mwingine.',
  'This link has expired. They can ask for a new one on the sign-in page.':
    'Muda wa kiungo hiki umeisha. Anaweza kuomba kingine kwenye ukurasa wa kuingia.',
  'The date that this reminder is about has passed.': 'Tarehe ya kikumbusho hiki imepita.',
  'The price that this message announces is already in force.': 'Bei inayotangazwa na ujumbe huu tayari inatumika.',
  'The visit that this message is about is over.': 'Ziara ya ujumbe huu imekwisha.',
  'It is too late to send this message.': 'Muda wa kutuma ujumbe huu umepita.',
  'A visit that is not feasible needs a reason: change its status on its own.':
    'Ziara isiyowezekana inahitaji sababu: badilisha hali yake pekee.',
  'Ending a subscription needs a reason: change its status on its own.':
    'Kumaliza usajili kunahitaji sababu: badilisha hali yake pekee.',
  'needs a reason: change the status on its own': 'inahitaji sababu: badilisha hali pekee',
  'You cannot take tickets.': 'Huwezi kuchukua tiketi.',
  'This person takes no part in the ticket.': 'Mtu huyu hashiriki kwenye tiketi.',
  'is not a user who may sign in': 'si mtu anayeruhusiwa kuingia',
  'At least one participant of this ticket must hold the task permission Assign Participant.':
    'Lazima mtu kwenye tiketi hii awe na ruhusa ya kukabidhi mshiriki.',
  'There is no such report.': 'Hakuna ripoti kama hiyo.',
  'must be the first day or later': 'haiwezi kuwa kabla ya siku ya kwanza',
  'makes the period longer than {most} days': 'hufanya kipindi kizidi siku {most}',
  'makes the period longer than {most} months': 'hufanya kipindi kizidi miezi {most}',
  'There is no such work order.': 'Hakuna kazi ya uwanjani kama hiyo.',
  'This work order is closed. Its checklist can’t be changed.':
    'Kazi hii ya uwanjani imefungwa. Orodha yake ya ukaguzi haiwezi kubadilishwa.',
  'is not on this checklist': 'haipo kwenye orodha hii ya ukaguzi',
  'is about another account': 'inahusu akaunti nyingine',
  'There is no such message.': 'Hakuna ujumbe kama huo.',
  'There is no such notification.': 'Hakuna arifa kama hiyo.',
  'There is no such data request.': 'Hakuna ombi la taarifa kama hilo.',
  'Only an erasure is decided by a second person.': 'Ufutaji tu ndio huamuliwa na mtu wa pili.',
  'There is no such import.': 'Hakuna uingizaji kama huo.',
  'There is nothing to import: no line is ready, or all are already there.':
    'Hakuna cha kuingiza: hakuna mstari ulio tayari, au yote tayari ipo.',
  'This import is too old to be undone: its lines are no longer kept.':
    'Uingizaji huu ni wa zamani mno kutenduliwa: mistari yake haihifadhiwi tena.',
  'Other files are being read. Try again in a moment.': 'Faili nyingine zinasomwa. Jaribu tena baada ya muda mfupi.',
  'There is no such delivery.': 'Hakuna utumaji kama huo.',
  'There is no such connection.': 'Hakuna muunganisho kama huo.',
  'There is no such package.': 'Hakuna kifurushi kama hicho.',
  'There is no such price change.': 'Hakuna mabadiliko ya bei kama hayo.',
  'This price change was cancelled.': 'Mabadiliko haya ya bei yalighairiwa.',
  'This price is in force already: plan another change.': 'Bei hii imeshaanza kutumika: panga mabadiliko mengine.',
  'is over: choose today or a later day': 'imepita: chagua leo au siku ya baadaye',
  'is more than {days} days ahead': 'iko zaidi ya siku {days} mbele',
  'has a planned price already: change or cancel that one': 'tayari ina bei iliyopangwa: ibadilishe au ighairi hiyo',
  'is the price on that day already': 'tayari ndiyo bei ya siku hiyo',
  'This request is done already.': 'Ombi hili limeshatekelezwa.',
  'This request is declined already.': 'Ombi hili limeshakataliwa.',
  'Someone else must erase what you requested.': 'Mtu mwingine lazima afute ulichoomba kifutwe.',
  'Someone else must decline what you requested.': 'Mtu mwingine lazima akatae ulichoomba.',
  'On this ticket you do not hold the task permission: {missing}.': 'Kwenye tiketi hii huna ruhusa ya kazi: {missing}.',
  'You cannot give a task role with permissions that you do not hold here: {missing}.':
    'Huwezi kutoa jukumu la kazi lenye ruhusa ambazo huna hapa: {missing}.',
  'This ticket is {status}: it can become {ways}.': 'Hali ya tiketi hii: {status}. Inaweza kuwa: {ways}.',
  'This ticket is {status}: it does not wait for its customer.': 'Hali ya tiketi hii: {status}. Haimsubiri mteja.',
  'is required to reopen a ticket': 'inahitajika ili kufungua tena tiketi',
  'This visit is {is} already.': 'Hali ya ziara hii tayari ni: {is}.',
  'This visit is {is}. It can’t be {other} now.': 'Hali ya ziara hii: {is}. Haiwezi kuwa sasa: {other}.',
  'This work order is closed. It can’t be assigned.': 'Kazi hii ya uwanjani imefungwa. Haiwezi kukabidhiwa.',
  'must be yourself': 'lazima iwe wewe mwenyewe',
  'is no role that works on work orders': 'si jukumu linaloshughulikia kazi za uwanjani',
  'Tickets are opened in the role {role}: it keeps its name and all of its permissions.':
    'Tiketi hufunguliwa kwa jukumu la {role}: hubaki na jina lake na ruhusa zake zote.',
  '{fullName} takes part already: change their role instead.':
    '{fullName} anashiriki tayari: badilisha jukumu lake badala yake.',
  'takes at least 1 id': 'inahitaji angalau kitambulisho 1',
  'is not a place': 'si mahali',
  'must have letters': 'lazima iwe na herufi',
  'does not fit: the place has too many spellings': 'haitoshei: mahali hapa pana tahajia nyingi mno',
  'must be a map link, coordinates, a Plus Code or a known place':
    'lazima iwe kiungo cha ramani, kuratibu, Plus Code au mahali panapojulikana',
};
