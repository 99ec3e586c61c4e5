import { openBrowser } from '../browser';
import { measure, type OfficeFigures } from './offices/measure';
import { openOurs } from './offices/ours';
import { openPeers } from './offices/peers';

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const ROWS: [title: string, show: (figures: OfficeFigures) => string][] = [
  ['script and style to the sign-in page', ({ toSignIn }) => kilobytes(toSignIn)],
  ['… and through it to the first list', ({ toFirstList }) => kilobytes(toFirstList)],
  ['navigation to first rows, empty cache, API 300 ms', ({ cold }) => seconds(cold)],
  ['… on slow 4G with 4 × CPU', ({ slow }) => seconds(slow)],
  ['menu click to rows, API 300 ms, the pointer rested for 0.5 s', ({ hovered }) => seconds(hovered)],
  ['… at once', ({ clicked }) => seconds(clicked)],
  ['script heap on the list', ({ heap }) => `${(heap / 1e6).toFixed(1)} MB`],
];

/** Measures the back-office and its peers, if their build folders are given (BENCH_DEMO_SHOP, BENCH_ATOMIC_CRM). */
export async function benchOffices(): Promise<string[]> {
  const offices = [await openOurs(), ...(await openPeers())];
  const browser = await openBrowser();
  const figures: OfficeFigures[] = [];
  try {
    for (const office of offices) figures.push(await measure(browser, office));
  } finally {
    await Promise.all([browser.close(), ...offices.map(({ stop }) => stop())]);
  }
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['back-office', ...offices.map(({ name }) => name)]),
    line(['---', ...offices.map(() => '---')]),
    ...ROWS.map(([title, show]) => line([title, ...figures.map(show)])),
  ];
}
