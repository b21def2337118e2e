import { type APIApplicationCommand, type APIChannel, ChannelType } from 'discord-api-types/v10';
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePageContext } from '../context.ts';
import { placeName } from '../sidebar/threads.ts';
import { CommandForm } from './CommandForm.tsx';
import { type Draft, emptyDraft, sendableOptions } from './draft.ts';
import { slashesOf } from './slash.ts';
import { TextBox } from './TextBox.tsx';

/** The composer of messages and commands. What could not be sent comes back, with the reason. */
export function Composer({
  channel,
  commands,
  asked,
}: {
  readonly channel: APIChannel;
  readonly commands: readonly APIApplicationCommand[];
  /** A command that was pressed elsewhere on the page; a new object each time. */
  readonly asked: { readonly name: string } | undefined;
}) {
  const { actions, names } = usePageContext();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Draft>();
  const [trouble, setTrouble] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const hadDraft = useRef(false);

  const direct = channel.type === ChannelType.DM;
  const slashes = useMemo(
    () => slashesOf(commands, direct ? 'direct' : 'guild', names.me.locale),
    [commands, direct, names.me.locale],
  );

  useEffect(() => {
    const slash = asked && slashes.find(({ path }) => path.join(' ') === asked.name);
    if (slash) setDraft(emptyDraft(slash));
  }, [asked, slashes]);

  useEffect(() => {
    if (draft === undefined && hadDraft.current) box.current?.focus();
    hadDraft.current = draft !== undefined;
  }, [draft]);

  const begin = (begun: Draft | undefined): void => {
    setText('');
    setTrouble(undefined);
    setDraft(begun);
  };
  const send = async (sent: Draft): Promise<void> => {
    const options = sendableOptions(sent, names);
    if (!options) return;
    begin(undefined);
    const { command, name } = sent.slash;
    const refused = await actions.sendCommand({ do: 'command', channel: channel.id, command, options }, name);
    if (refused !== undefined) setDraft({ ...sent, trouble: refused });
  };
  const say = async (): Promise<void> => {
    const content = text.trim();
    if (content === '') return;
    if (content.startsWith('/')) {
      setTrouble(`There is no command “${content.split(/\s/)[0]}” here. Type / to see them all.`);
      return;
    }
    begin(undefined);
    const result = await actions.act({ do: 'say', channel: channel.id, content });
    if ('result' in result) return;
    setText(content);
    setTrouble(result.refused);
  };

  if (draft) {
    return (
      <CommandForm
        key={draft.slash.name}
        draft={draft}
        channel={channel.id}
        onChange={setDraft}
        onSend={() => void send(draft)}
        onLeave={() => begin(undefined)}
      />
    );
  }
  return (
    <TextBox
      place={direct ? `@${names.bot.name}` : placeName(channel)}
      slashes={slashes}
      text={text}
      trouble={trouble}
      boxRef={box}
      onText={(typed) => {
        setText(typed);
        setTrouble(undefined);
      }}
      onSay={() => void say()}
      onBegin={begin}
      onCommand={(typed) => void send(typed)}
    />
  );
}
