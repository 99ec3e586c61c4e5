export default {
  subscribeLink: 'Subscribe link',
  qrCode: 'QR code of the link of %{name}',
  active: 'A customer who subscribes here is brought by this agency.',
  inactive: 'This agency is not active, but its link still counts. Stop handing it out.',
  svg: 'SVG',
  png: 'PNG',
} as const;
