/** Labels and texts of commissions and their payouts. */
export default {
  'A commission is earned when a customer pays for an order that an agency brought.':
    'Kamisheni hupatikana mteja anapolipia agizo ambalo wakala amelileta.',
  'A payout is prepared on the page of an agency, from its unpaid commissions.':
    'Malipo huandaliwa kwenye ukurasa wa wakala, kutokana na kamisheni zake ambazo hazijalipwa.',
  'Approved by': 'Iliidhinishwa na',
  'As on the slip or the statement.': 'Kama ilivyo kwenye stakabadhi au taarifa.',
  'Cancelled by': 'Ilighairiwa na',
  Commission: 'Kamisheni',
  'Commission Payouts': 'Malipo ya kamisheni',
  'Commission paid': 'Kamisheni imelipwa',
  'Commission payout': 'Malipo ya kamisheni',
  'Commission payouts': 'Malipo ya kamisheni',
  'Earned up to': 'Iliyopatikana hadi',
  'In payout': 'Katika malipo',
  'Number of commissions': 'Idadi ya kamisheni',
  'Payout number': 'Namba ya malipo',
  Recorded: 'Ilirekodiwa',
  'Refunds count whenever they were made.': 'Urejeshaji huhesabiwa hata ukifanyika siku nyingine.',
  Reversed: 'Iliyorejeshwa',
  Unpaid: 'Haijalipwa',
};
