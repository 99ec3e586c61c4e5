import type { Translation } from '../messages';

export default {
  notifications: 'Arifa',
  unread: 'Arifa, %{smart_count} hazijasomwa',
  nothingNew: 'Hakuna jipya.',
  readAll: 'Weka zote kuwa zimesomwa',
  choose: 'Chagua unachotaka kujulishwa',
  isNew: 'Mpya',
  aColleague: 'Mwenzako',
  ASSIGNED: '%{by} amekukabidhi tiketi',
  CUSTOMER_REPLIED: 'Mteja amejibu kwenye tiketi yako',
  TAKEN_OVER: '%{by} amechukua tiketi yako',
  VISIT_ASSIGNED: '%{by} amekukabidhi ziara',
  TASK_ASSIGNED: '%{by} amekupa kazi',
  MENTIONED: '%{by} amekutaja kwenye maelezo',
  REPLIED: '%{by} amejibu kwenye tiketi',
  REFUND_APPROVED: '%{by} ameidhinisha ombi lako la kurejesha fedha',
  REFUND_REJECTED: '%{by} amekataa ombi lako la kurejesha fedha',
  PAYMENT_FAILED: 'Malipo ya agizo lako yameshindikana',
  TASK_FAILED: 'Kazi ya mtandao imeshindikana',
  WEBHOOK_PAUSED: 'Webhook imesitishwa: imeshindwa kwa siku 3',
  NEW_DEVICE: 'Mtu ameingia kwa jina lako kwenye kifaa kipya',
} satisfies Translation['notifications'];
