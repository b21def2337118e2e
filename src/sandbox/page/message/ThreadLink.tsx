import type { APIChannel } from 'discord-api-types/v10';
import { usePageContext } from '../context.ts';
import { Icon } from '../widgets/Icon.tsx';

/** The link from a message to its thread. */
export function ThreadLink({ thread }: { readonly thread: APIChannel }) {
  const { names, actions } = usePageContext();
  const current = names.channels.find(({ id }) => id === thread.id);
  if (!current) {
    return (
      <p className="thread-link thread-gone">
        <Icon name="thread" /> This thread was deleted.
      </p>
    );
  }
  return (
    <button type="button" className="thread-link" onClick={() => actions.goTo(thread.id)}>
      <Icon name="thread" />
      <strong>{current.name}</strong>
      <span>Open thread ›</span>
    </button>
  );
}
