import type { Snapshot } from '../../pageProtocol.ts';
import { ChannelList } from './ChannelList.tsx';
import { PersonSwitch } from './PersonSwitch.tsx';
import { Settings } from './Settings.tsx';

/** The channels and the current person. */
export function Sidebar({
  seen,
  open,
  onChosen,
}: {
  readonly seen: Snapshot;
  readonly open: string | undefined;
  readonly onChosen: () => void;
}) {
  return (
    <div className="sidebar">
      <header className="guild">
        <strong>{seen.guild.name}</strong>
        <small>Local: nothing leaves this machine</small>
      </header>
      <ChannelList seen={seen} open={open} onChosen={onChosen} />
      <section className="me" aria-label="You">
        <PersonSwitch />
        <Settings guild={seen.guild} />
      </section>
    </div>
  );
}
