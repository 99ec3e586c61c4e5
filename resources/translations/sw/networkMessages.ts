import type { NETWORK_MESSAGES } from '../../../contract/devices/networkMessages';

/** The sentences in which network tasks end. */
export default {
  'No device is installed for this account.': 'Hakuna kifaa kilichofungwa kwa akaunti hii.',
  'Nothing had to be switched off: no device is installed for this account.':
    'Hakuna cha kuzima: hakuna kifaa kilichofungwa kwa akaunti hii.',
  '{device} is not linked to the device manager, which knows no such serial number.':
    '{device} hakijaunganishwa na msimamizi wa vifaa, ambaye haijui namba hiyo ya mfululizo.',
  'The ONU is offline and has not reported for a day. It is switched on when it reports.':
    'ONU haipo hewani na haijaripoti kwa siku moja. Itawashwa itakaporipoti.',
  'The ONU is offline and has not reported for a day. It is switched off when it reports.':
    'ONU haipo hewani na haijaripoti kwa siku moja. Itazimwa itakaporipoti.',
  'The ONU is offline or slow. It is switched on when it reports.':
    'ONU haipo hewani au ni ya polepole. Itawashwa itakaporipoti.',
  'The ONU is offline or slow. It is switched off when it reports.':
    'ONU haipo hewani au ni ya polepole. Itazimwa itakaporipoti.',
  'The ONU did not answer.': 'ONU haikujibu.',
  'The ONU has reported no internet connection. Refresh it in the device manager, or name its connection INTERNET.':
    'ONU haijaripoti muunganisho wa intaneti. Isasishe katika msimamizi wa vifaa, au upe muunganisho wake jina INTERNET.',
  'The ONU has {count} connections that could be the customer’s internet ({names}). Name the right one INTERNET, and no other.':
    'ONU ina miunganisho {count} inayoweza kuwa intaneti ya mteja ({names}). Upe ulio sahihi jina INTERNET, na usiupe mwingine.',
  'The ONU does not let the device manager switch its internet connection ({name}).':
    'ONU haimruhusu msimamizi wa vifaa kuwasha au kuzima muunganisho wake wa intaneti ({name}).',
  'The ONU’s internet connection ({name}) also carries {services}, which would stop with it. Give the internet a connection of its own.':
    'Muunganisho wa intaneti wa ONU ({name}) unabeba pia {services}, ambayo itazimika nao. Ipe intaneti muunganisho wake.',
  'The Wi-Fi of this ONU is switched off.': 'Wi-Fi ya ONU hii imezimwa.',
  'The ONU does not let the device manager change the name of its Wi-Fi.':
    'ONU haimruhusu msimamizi wa vifaa kubadilisha jina la Wi-Fi yake.',
  'The ONU does not let the device manager change the password of its Wi-Fi.':
    'ONU haimruhusu msimamizi wa vifaa kubadilisha nenosiri la Wi-Fi yake.',
  'The device has told the device manager nothing of itself yet.':
    'Kifaa bado hakijatoa taarifa zake kwa msimamizi wa vifaa.',
  'The device refused: {reason}.': 'Kifaa kimekataa: {reason}.',
  'The device manager does not know this device.': 'Msimamizi wa vifaa hakijui kifaa hiki.',
  'The device manager did not answer within {seconds} seconds. Please try again.':
    'Msimamizi wa vifaa hakujibu ndani ya sekunde {seconds}. Tafadhali jaribu tena.',
  'The device manager cannot be reached. Please try again.': 'Msimamizi wa vifaa hapatikani. Tafadhali jaribu tena.',
  'The device manager refuses our user and password.': 'Msimamizi wa vifaa anakataa mtumiaji na nenosiri letu.',
  'The device manager gave an answer of no use (HTTP {status}).':
    'Msimamizi wa vifaa alitoa jibu lisilofaa (HTTP {status}).',
  'The device manager refused the user or the password ({status}).':
    'Msimamizi wa vifaa alikataa mtumiaji au nenosiri ({status}).',
  'The device manager’s answer ({status}) is not that of GenieACS.':
    'Jibu la msimamizi wa vifaa ({status}) si la GenieACS.',
  'Devices are off here: no device manager is set up.': 'Vifaa havitumiki hapa: hakuna msimamizi wa vifaa aliyewekwa.',
} satisfies Record<(typeof NETWORK_MESSAGES)[number], string>;
