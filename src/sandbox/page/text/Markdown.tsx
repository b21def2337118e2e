import { Fragment, memo, type ReactNode, useState } from 'react';
import { useNow, usePageContext } from '../context.ts';
import { nameOf } from '../nameOf.ts';
import { placeName } from '../sidebar/threads.ts';
import { Emoji } from '../widgets/Emoji.tsx';
import { withKeys } from '../widgets/withKeys.ts';
import { type ListItem, type MarkdownNode, parseMarkdown } from './markdown.ts';
import { fullTime, styledTime } from './times.ts';

const MESSAGE_LINK = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/\d+$/;

type Nodes = MarkdownNode | readonly MarkdownNode[] | string | undefined;

function Spoiler({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  if (open) return <span className="spoiler spoiler-open">{children}</span>;
  return (
    <button type="button" className="spoiler" aria-label="Spoiler: show it" onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function TimeStamp({ seconds, style }: { readonly seconds: number; readonly style: string | undefined }) {
  const now = useNow();
  const { locale } = usePageContext().names.me;
  const at = seconds * 1000;
  if (!Number.isFinite(new Date(at).getTime())) return <span>an unknown time</span>;
  return (
    <time dateTime={new Date(at).toISOString()} title={fullTime(at, locale)} className="timestamp">
      {styledTime(at, style, now, locale)}
    </time>
  );
}

function UserMention({ id }: { readonly id: string }) {
  const { names } = usePageContext();
  return <span className={id === names.me.id ? 'mention mention-me' : 'mention'}>@{nameOf(names, id) ?? 'unknown-user'}</span>;
}

function ChannelMention({ id, message }: { readonly id: string; readonly message?: boolean }) {
  const { names, actions } = usePageContext();
  const channel = names.channels.find((each) => each.id === id);
  if (!channel) return <span className="mention">#unknown</span>;
  return (
    <button type="button" className="mention" onClick={() => actions.goTo(id)}>
      {placeName(channel)}
      {message && ' › message'}
    </button>
  );
}

function CommandMention({ name }: { readonly name: string }) {
  const { beginCommand } = usePageContext();
  return (
    <button type="button" className="mention" onClick={() => beginCommand(name)}>
      /{name}
    </button>
  );
}

function RoleMention({ id }: { readonly id: string }) {
  const role = usePageContext().names.roles.find((each) => each.id === id);
  return <span className="mention">@{role?.name ?? 'unknown-role'}</span>;
}

/** An address as written; that of a Discord message links to its channel on this page. */
function Address({ target }: { readonly target: string }) {
  const place = MESSAGE_LINK.exec(target)?.[1];
  return place === undefined ? <WebLink target={target}>{target}</WebLink> : <ChannelMention id={place} message />;
}

/** A link to a web address; any other address stays text. */
function WebLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  if (!/^https?:\/\//i.test(target)) return <span>{children}</span>;
  return (
    <a href={target} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function List({ items }: { readonly items: readonly ListItem[] }) {
  return (
    <ul className="list">
      {withKeys(items).map(({ key, item }) => (
        <li key={key} className={`list-depth-${Math.min(item.depth, 3)}`}>
          <span className="list-bullet">{item.bullet}</span>
          <span>{rendered(item.content)}</span>
        </li>
      ))}
    </ul>
  );
}

const RENDERERS: Readonly<Record<string, (node: MarkdownNode) => ReactNode>> = {
  text: (node) => String(node.content),
  br: () => '\n',
  newline: () => '\n',
  strong: (node) => <strong>{rendered(node.content)}</strong>,
  em: (node) => <em>{rendered(node.content)}</em>,
  underline: (node) => <u>{rendered(node.content)}</u>,
  strikethrough: (node) => <s>{rendered(node.content)}</s>,
  inlineCode: (node) => <code>{String(node.content)}</code>,
  codeBlock: (node) => (
    <pre>
      <code>{String(node.content)}</code>
    </pre>
  ),
  blockQuote: (node) => <blockquote>{rendered(node.content)}</blockquote>,
  heading: (node) => <h2 className={`heading heading-${Number(node.level)}`}>{rendered(node.content)}</h2>,
  subtext: (node) => <small className="subtext">{rendered(node.content)}</small>,
  list: (node) => <List items={node.items} />,
  spoiler: (node) => <Spoiler>{rendered(node.content)}</Spoiler>,
  link: (node) => <WebLink target={String(node.target)}>{rendered(node.content)}</WebLink>,
  url: (node) => <Address target={String(node.target)} />,
  autolink: (node) => <Address target={String(node.target)} />,
  user: (node) => <UserMention id={String(node.id)} />,
  channel: (node) => <ChannelMention id={String(node.id)} />,
  slashCommand: (node) => <CommandMention name={String(node.fullName)} />,
  timestamp: (node) => <TimeStamp seconds={Number(node.timestamp)} style={node.format} />,
  everyone: () => <span className="mention mention-me">@everyone</span>,
  here: () => <span className="mention mention-me">@here</span>,
  role: (node) => <RoleMention id={String(node.id)} />,
  emoji: (node) => <Emoji emoji={{ id: String(node.id), name: String(node.name) }} inText />,
  twemoji: (node) => <span className="emoji">{String(node.name)}</span>,
  guildNavigation: (node) => <span className="mention">#{String(node.navigation)}</span>,
};

function rendered(nodes: Nodes): ReactNode {
  if (nodes === undefined || typeof nodes === 'string') return nodes;
  const list = 'type' in nodes ? [nodes] : nodes;
  return withKeys(list.filter((node, index) => !(node.type === 'br' && list[index - 1]?.type === 'codeBlock'))).map(
    ({ key, item: node }) => {
      const render = RENDERERS[node.type];
      return <Fragment key={key}>{render ? render(node) : rendered(node.content)}</Fragment>;
    },
  );
}

/** A text in Discord's Markdown, rendered as React elements and text nodes only. */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }) {
  return <div className="markdown">{rendered(parseMarkdown(text))}</div>;
});
