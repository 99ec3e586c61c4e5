import { ActionBar } from '../ui/buttons/ActionBar';
import { ActionButton } from '../ui/buttons/ActionButton';
import { CopyButton } from '../ui/buttons/CopyButton';
import { IconButton } from '../ui/buttons/IconButton';
import { MoreMenu } from '../ui/buttons/MoreMenu';
import { Pill } from '../ui/buttons/Pill';
import { ShowButton } from '../ui/buttons/ShowButton';
import { TextButton } from '../ui/buttons/TextButton';
import { ToolButton } from '../ui/buttons/ToolButton';
import { KindSection, LONG, nothing, Sample } from './Sample';

const ACTIONS = ['Renew', 'Extend', 'Suspend', 'Terminate'].map((label) => ({ label, icon: 'pencil', run: nothing }));

export function Buttons() {
  return (
    <KindSection name="Buttons">
      <Sample name="ActionButton">
        <ActionButton>Outlined</ActionButton>
        <ActionButton variant="contained" icon="plus">
          Contained
        </ActionButton>
        <ActionButton variant="text">Text</ActionButton>
        <ActionButton color="error" icon="trash-2">
          Delete
        </ActionButton>
        <ActionButton disabled>Disabled</ActionButton>
        <ActionButton variant="contained" loading loadingPosition="start">
          Loading
        </ActionButton>
        <ActionButton sx={{ whiteSpace: 'normal' }}>{LONG}</ActionButton>
      </Sample>
      <Sample name="IconButton">
        <IconButton label="Small" icon="copy" size="small" />
        <IconButton label="Medium" icon="refresh-cw" />
        <IconButton label="Large" icon="x" size="large" />
        <IconButton label="Disabled" icon="refresh-cw" disabled />
        <IconButton label="Loading" icon="download" loading />
      </Sample>
      <Sample name="ToolButton">
        <ToolButton icon="download">Export</ToolButton>
        <ToolButton icon="download" disabled>
          Disabled
        </ToolButton>
        <ToolButton icon="download" loading>
          Loading
        </ToolButton>
        <ToolButton icon="bookmark">{LONG}</ToolButton>
      </Sample>
      <Sample name="ActionBar">
        <ActionBar actions={ACTIONS} primary />
        <ActionBar actions={ACTIONS.slice(0, 1).map((action) => ({ ...action, busy: true }))} />
      </Sample>
      <Sample name="Pill">
        <Pill label="Status" clearLabel="Clear status" onEdit={nothing} onClear={nothing} />
        <Pill label="Area" value="Ntinda" clearLabel="Clear area" onEdit={nothing} onClear={nothing} />
        <Pill label="Client" value={LONG} clearLabel="Clear client" onEdit={nothing} onClear={nothing} />
      </Sample>
      <Sample name="CopyButton, ShowButton, TextButton, MoreMenu">
        <CopyButton text="0771 234 567" what="Phone" />
        <ShowButton what="national ID" shown={false} onClick={nothing} />
        <ShowButton what="national ID" shown onClick={nothing} />
        <ShowButton what="national ID" shown={false} disabled onClick={nothing} />
        <TextButton onClick={nothing}>Show all 12</TextButton>
        <MoreMenu label="More" items={[{ label: 'Edit', icon: 'pencil', act: nothing }]} />
      </Sample>
    </KindSection>
  );
}
