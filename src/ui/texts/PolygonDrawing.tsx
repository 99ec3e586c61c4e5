import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';

const SIZE = 160;
const MARGIN = 8;

interface Polygon {
  /** Rings of points, each as longitude and latitude. */
  coordinates: readonly (readonly (readonly [number, number])[])[];
}

/** The outline of a polygon, north up, fitted into a square. */
export function PolygonDrawing({ polygon }: { polygon: Polygon }) {
  const { t } = useWording();
  const points = polygon.coordinates.flat();
  const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [south, north] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const scale = (SIZE - 2 * MARGIN) / (Math.max(east - west, north - south) || 1);
  const place = ([x, y]: readonly [number, number]) =>
    `${(MARGIN + (x - west) * scale).toFixed(1)},${(MARGIN + (north - y) * scale).toFixed(1)}`;
  const path = polygon.coordinates.map((ring) => `M${ring.map(place).join('L')}Z`).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={t('values.polygonOf', { count: polygon.coordinates[0]?.length ?? 0 })}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      sx={{ width: SIZE, maxWidth: '100%', border: 1, borderColor: 'divider', borderRadius: 1, color: 'primary.main' }}
    >
      <path
        d={path}
        fillRule="evenodd"
        fill="currentColor"
        fillOpacity={0.16}
        stroke="currentColor"
        strokeWidth={1.5}
      />
    </Box>
  );
}
