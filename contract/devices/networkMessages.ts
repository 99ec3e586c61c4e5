/**
 * The results of network tasks and of calls to devices, with placeholders. They are stored in English, and screens show them in
 * the user's language.
 */
export const NETWORK_MESSAGES = [
  'No device is installed for this account.',
  'Nothing had to be switched off: no device is installed for this account.',
  '{device} is not linked to the device manager, which knows no such serial number.',
  'The ONU is offline and has not reported for a day. It is switched on when it reports.',
  'The ONU is offline and has not reported for a day. It is switched off when it reports.',
  'The ONU is offline or slow. It is switched on when it reports.',
  'The ONU is offline or slow. It is switched off when it reports.',
  'The ONU did not answer.',
  'The ONU has reported no internet connection. Refresh it in the device manager, or name its connection INTERNET.',
  'The ONU has {count} connections that could be the customer’s internet ({names}). Name the right one INTERNET, and no other.',
  'The ONU does not let the device manager switch its internet connection ({name}).',
  'The ONU’s internet connection ({name}) also carries {services}, which would stop with it. Give the internet a connection of its own.',
  'The Wi-Fi of this ONU is switched off.',
  'The ONU does not let the device manager change the name of its Wi-Fi.',
  'The ONU does not let the device manager change the password of its Wi-Fi.',
  'The device has told the device manager nothing of itself yet.',
  'The device refused: {reason}.',
  'The device manager does not know this device.',
  'The device manager did not answer within {seconds} seconds. Please try again.',
  'The device manager cannot be reached. Please try again.',
  'The device manager refuses our user and password.',
  'The device manager gave an answer of no use (HTTP {status}).',
  'The device manager refused the user or the password ({status}).',
  'The device manager’s answer ({status}) is not that of GenieACS.',
  'Devices are off here: no device manager is set up.',
] as const;
