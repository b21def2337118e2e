import { usePageContext } from '../context.ts';
import type { SentCommand } from '../state.ts';
import { Avatar } from '../widgets/Avatar.tsx';
import { Failure } from '../widgets/Failure.tsx';
import { EphemeralNote } from './EphemeralNote.tsx';

/** A command that waits for the bot's response, or that never got one. */
export function SentLine({ sent }: { readonly sent: SentCommand }) {
  const { names, actions } = usePageContext();
  const { me, bot } = names;
  const failure = sent.failed === 'offline' ? `${bot.name} is offline.` : 'The application did not respond.';
  return (
    <article className="message message-secret" aria-label={`/${sent.command}`}>
      <p className="origin">
        <Avatar id={me.id} name={me.name} size="small" />
        <span>
          {me.name} used <b>/{sent.command}</b>
        </span>
      </p>
      <div className="message-row">
        <Avatar id={bot.id} name={bot.name} bot />
        <div className="message-body">
          {sent.failed === undefined ? (
            <p className="thinking">Sending command…</p>
          ) : (
            <>
              <Failure text={failure} />
              <EphemeralNote onDismiss={() => actions.dismissSent(sent.key)} />
            </>
          )}
        </div>
      </div>
    </article>
  );
}
