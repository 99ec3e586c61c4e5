export default {
  points: '%{count} points',
  copied: 'Copied',
  copy: 'Copy %{what}',
  polygonOf: 'Polygon of %{count} points',
  hide: 'Hide %{what}',
  show: 'Show %{what}',
  logged: '%{label} (this is logged)',
  notShown: 'It could not be shown.',
  unavailable: 'Not available',
  wholeFault: 'must be a whole number',
} as const;
