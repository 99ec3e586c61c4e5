export const salesAgents = {
  subscribeLink: 'Subscribe link',
  qrCode: 'QR code of the link of %{name}',
  active: 'A customer who subscribes here is brought by this agency.',
  inactive: 'This agency is not active; its link still counts for it. Hand it out no more.',
  svg: 'SVG',
  png: 'PNG',
} as const;
