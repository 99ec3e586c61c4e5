import { declareDemo } from '../../language/demo/declareDemo';
import { savedReplies } from '../savedReplies';

export const savedRepliesDemo = declareDemo(savedReplies, {
  rows: [
    {
      title: 'Restart the router',
      body: '{name}, please unplug your router, wait one minute and plug it in again. Tell us if the red light stays.',
    },
    {
      title: 'Paid, active until',
      body: '{name}, we have your payment. {package} is active until {active until}. Your account number is {account number}.',
    },
    {
      title: 'Technician on the way',
      body: '{name}, a technician will visit you today. They will call you before they come. Your ticket is {ticket number}.',
    },
    {
      title: 'Which light is red?',
      body: '{name}, which lights on your router are red or off? A photo helps.',
    },
    {
      title: 'Fault in your area',
      body: '{name}, a cable in your area is damaged. Our team is repairing it. We will send you an SMS when it is done.',
    },
    {
      title: 'Slow Wi-Fi',
      body: '{name}, please stand beside the router and test the speed again. Then tell us both results.',
    },
    {
      title: 'Wi-Fi password changed',
      body: '{name}, your new Wi-Fi password is set. Please connect your devices again.',
    },
    {
      title: 'Moving house',
      body: '{name}, please send us the new address and the day. Your account {account number} and its paid days move with you.',
    },
    {
      title: 'Change package',
      body: '{name}, you have {package} until {active until}. You can choose another package when you renew.',
    },
    {
      title: 'Payment not found',
      body: '{name}, we do not see your payment yet. Please send us the SMS that you received from your mobile money provider.',
    },
    {
      title: 'Receipt in a company’s name',
      body: '{name}, which name and TIN should be on the receipt?',
    },
    {
      title: 'Are you still offline?',
      body: '{name}, your line looks fine from here. Does it work now? We close {ticket number} in two days if we hear nothing.',
    },
  ],
});
