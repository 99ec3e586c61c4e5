import Box from '@mui/material/Box';
import { Count } from '../ui/texts/Count';
import { CutText } from '../ui/texts/CutText';
import { Due } from '../ui/texts/Due';
import { FactList } from '../ui/texts/FactList';
import { HelperText } from '../ui/texts/HelperText';
import { JsonText } from '../ui/texts/JsonText';
import { KeyCap } from '../ui/texts/KeyCap';
import { Logo } from '../ui/texts/Logo';
import { PersonAvatar } from '../ui/texts/PersonAvatar';
import { PolygonDrawing } from '../ui/texts/PolygonDrawing';
import { RelativeTime } from '../ui/texts/RelativeTime';
import { StatusChip } from '../ui/texts/StatusChip';
import { TagChips } from '../ui/texts/TagChips';
import { Timeline, type TimelineEvent } from '../ui/texts/Timeline';
import { WithCopy } from '../ui/texts/WithCopy';
import { KindSection, LONG, Sample } from './Sample';

const FACTS = [
  ['Account', 'KIT-000123'],
  ['Name', LONG],
  ['Not known', null],
  ['Address', 'Plot 7, Ntinda Road, Kampala', true],
] as const;
const AT = '2026-03-01T08:00:00.000Z';
const ENTRIES: TimelineEvent[] = [
  { id: 'a', at: AT, icon: 'circle-check', tone: 'good', text: 'Paid', note: 'Grace Auma' },
  { id: 'b', at: AT, icon: 'triangle-alert', tone: 'bad', text: LONG },
];
const SQUARE = [[[32.5, 0.3] as const, [32.6, 0.3] as const, [32.6, 0.4] as const, [32.5, 0.3] as const]];

export function Texts() {
  return (
    <KindSection name="Texts">
      <Sample name="StatusChip">
        {['ACTIVE', 'PENDING', 'NEW', 'FAILED', 'INACTIVE'].map((state) => (
          <StatusChip key={state} value={state} />
        ))}
      </Sample>
      <Sample name="TagChips">
        <TagChips tags={['VIP', 'Landlord', LONG]} />
        <TagChips tags={['VIP', 'Landlord', 'Outage Ntinda']} most={2} />
      </Sample>
      <Sample name="Due">
        <Due moment={AT} />
        <Due moment={new Date(Date.now() + 1_800_000).toISOString()} />
        <Due moment={new Date(Date.now() + 9_000_000).toISOString()} />
      </Sample>
      <Sample name="Count, Ago, HelperText, WithCopy, KeyCap, CutText">
        <Count value={undefined} />
        <Count value={0} />
        <Count value={12_345} />
        <RelativeTime moment={AT} />
        <HelperText>{LONG}</HelperText>
        <WithCopy text={LONG} what="E-mail" />
        <KeyCap>Ctrl K</KeyCap>
        <CutText>{LONG}</CutText>
      </Sample>
      <Sample name="FactList">
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <FactList facts={FACTS} columns={2} />
        </Box>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <FactList facts={FACTS} />
        </Box>
      </Sample>
      <Sample name="Timeline">
        <Timeline label="Activity" entries={ENTRIES} />
      </Sample>
      <Sample name="PersonAvatar">
        <PersonAvatar name="Grace Auma" />
        <PersonAvatar name="Grace Auma" size={72} />
      </Sample>
      <Sample name="JsonText, PolygonDrawing, Logo">
        <JsonText value={{ name: LONG, empty: null }} />
        <PolygonDrawing polygon={{ coordinates: SQUARE }} />
        <Logo />
        <Logo withName={false} />
      </Sample>
    </KindSection>
  );
}
