/** The styles of areas. Doubtful ones are dashed, so that colour is not the only difference. */
export const LOOKS = {
  known: { stroke: 'var(--mui-palette-text-secondary)', fill: 'var(--mui-palette-text-secondary)', fillOpacity: 0.12 },
  new: { stroke: 'var(--mui-palette-primary-main)', fill: 'var(--mui-palette-primary-main)', fillOpacity: 0.24 },
  doubtful: {
    stroke: 'var(--mui-palette-warning-main)',
    fill: 'var(--mui-palette-warning-main)',
    fillOpacity: 0.24,
    strokeDasharray: '5 3.5',
  },
} as const;
