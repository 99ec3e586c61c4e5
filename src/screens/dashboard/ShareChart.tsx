import { PieChart } from '@mui/x-charts/PieChart';
import { useNavigate } from 'react-router-dom';

export interface Part {
  label: string;
  count: number;
  /** Any CSS colour. */
  colour: string;
  /** Where a click on the part leads. */
  to: string;
}

/** How a total divides, as a ring. The rows beside it say and link the same, so it is hidden from those who cannot see it. */
export function ShareChart({ parts, size }: { parts: readonly Part[]; size: number }) {
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
