export const salesAgents = {
  subscribeLink: 'Subscribe link',
  qrCodeOfTheLink: 'QR code of the link of %{name}',
  whoeverSubscribesHereIsBrought: 'Whoever subscribes here is brought by this agency.',
  thisAgencyIsNotActive: 'This agency is not active; its link still counts for it. Hand it out no more.',
  svg: 'SVG',
  png: 'PNG',
} as const;
