const STRANDS = [
  'M-20 430C260 420 330 180 620 170S1010 60 1240 20',
  'M-20 470C300 460 380 250 680 230S1060 150 1240 120',
  'M-20 510C320 505 430 320 730 300S1090 250 1240 230',
  'M-20 550C340 550 470 400 770 372S1110 350 1240 345',
] as const;
const LIGHTS = [
  [620, 170, 5],
  [930, 92, 3],
  [730, 300, 4],
  [1010, 168, 3.5],
  [470, 456, 3],
] as const;

/** A decoration: glass fibres with light in them. */
export function FibreStrands() {
  return (
    <svg className="strands" viewBox="0 0 1200 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {STRANDS.map((path) => (
        <path key={path} d={path} />
      ))}
      {LIGHTS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
