import { PieChart } from '@mui/x-charts/PieChart';
import { useNavigate } from 'react-router-dom';

export interface ChartShare {
  label: string;
  count: number;
  /** Any CSS colour. */
  colour: string;
  /** The target of a click on the part. */
  to: string;
}

/** The parts of a total as a ring. The rows next to it have the same values and links, so it is hidden from screen readers. */
export function ShareChart({ parts, size }: { parts: readonly ChartShare[]; size: number }) {
  const navigate = useNavigate();
  const data = parts.map(({ label, count, colour }) => ({ id: label, label, value: count, color: colour }));
  return (
    <PieChart
      series={[{ data, innerRadius: '64%', outerRadius: '100%', paddingAngle: 2, cornerRadius: 2 }]}
      width={size}
      height={size}
      margin={2}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      onItemClick={(_, { dataIndex }) => navigate(parts[dataIndex]?.to ?? '')}
    />
  );
}
