import { type APIChannel, type APIModalInteractionResponseCallbackData, ChannelType } from 'discord-api-types/v10';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Action, Snapshot } from '../pageProtocol.ts';
import { type ActionOutcome, readMessages, readPeople, readSnapshot, sendAct } from './api.ts';
import { readLocation, writeLocation } from './location.ts';
import { type PageState, reduce, START } from './state.ts';
import { followStream } from './stream.ts';

/** An action without its user, which the page fills in. */
export type ActionBody<A = Action> = A extends Action ? Omit<A, 'as'> : never;

export interface OpenModal {
  readonly interaction: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

/** What the page can do. The functions stay the same until the person or the channel changes. */
export interface Actions {
  /** Acts as this window's person. Opens the modal if the bot answers with one. */
  readonly act: (action: ActionBody) => Promise<ActionOutcome>;
  readonly sendCommand: (action: Extract<ActionBody, { do: 'command' }>, name: string) => Promise<string | undefined>;
  readonly goTo: (channel: string) => void;
  readonly switchTo: (person: string) => void;
  readonly dismissMessage: (id: string) => void;
  readonly dismissSent: (key: string) => void;
  readonly readOlder: (channel: string, before: string) => Promise<void>;
}

export interface Page {
  readonly actions: Actions;
  readonly state: PageState;
  readonly channel: APIChannel | undefined;
  readonly modal: OpenModal | undefined;
  readonly closeModal: () => void;
}

const PAGE_SIZE = 50;

/** In an address, the person's own DMs with the bot. */
const DIRECT = 'dm';

/** Returns the channel of an address for this person; without one, the first text channel. */
function channelAt(place: string | undefined, seen: Snapshot | undefined): APIChannel | undefined {
  const channels = seen?.channels ?? [];
  const named = channels.find(({ id, type }) => (place === DIRECT ? type === ChannelType.DM : id === place));
  return named ?? channels.find(({ type }) => type === ChannelType.GuildText);
}

function usePageLocation() {
  const [place, setPlace] = useState(() => readLocation(location.hash));
  useEffect(() => {
    const follow = () => setPlace(readLocation(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}

function useIsVisible(): boolean {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const follow = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return visible;
}

/** Keeps the page's state up to date: people, the stream, messages of the open channel, read marks. */
export function usePage(): Page {
  const [state, dispatch] = useReducer(reduce, START);
  const [modal, setModal] = useState<OpenModal>();
  const place = usePageLocation();
  const visible = useIsVisible();
  const { people, seen } = state;

  const wanted = people.find(({ id }) => id === place.as) ?? people[0];
  const as = wanted?.id;
  const channel = useMemo(() => channelAt(place.channel, seen), [place.channel, seen]);
  const log = channel && state.logs[channel.id];
  const open = visible ? channel?.id : undefined;
  const openNow = useRef(open);
  openNow.current = open;

  useEffect(() => {
    let stopped = false;
    const read = () =>
      readPeople().then(
        (read) => stopped || dispatch({ type: 'peopleRead', people: read }),
        () => stopped || setTimeout(read, 1_000),
      );
    void read();
    return () => {
      stopped = true;
    };
  }, []);

  useEffect(() => {
    if (as === undefined) return;
    let current = true;
    const close = followStream(as, {
      opened: () =>
        void readSnapshot(as).then((snapshot) => {
          if (!current) return;
          dispatch({ type: 'snapshotRead', snapshot });
          dispatch({ type: 'streamOpened' });
        }),
      lost: () => dispatch({ type: 'streamLost' }),
      update: (update) => dispatch({ type: 'updated', update, open: openNow.current }),
    });
    return () => {
      current = false;
      close();
    };
  }, [as]);

  const settled = seen !== undefined && seen.me.id === as;
  const toRead = settled && channel && log?.state !== 'loaded' ? channel.id : undefined;
  useEffect(() => {
    if (toRead === undefined || as === undefined) return;
    let current = true;
    void readMessages(as, toRead, PAGE_SIZE).then(
      (page) => current && dispatch({ type: 'newestRead', channel: toRead, page, limit: PAGE_SIZE }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [as, toRead]);

  const newest = log?.messages.at(-1)?.id;
  useEffect(() => {
    if (as === undefined || open === undefined || newest === undefined || !settled) return;
    dispatch({ type: 'channelRead', channel: open });
    void sendAct({ as, do: 'read', channel: open });
  }, [as, open, newest, settled]);

  const direct = channel?.type === ChannelType.DM;
  const here = channel?.id;
  const actions = useMemo((): Actions => {
    const act = async (action: ActionBody): Promise<ActionOutcome> => {
      if (as === undefined) return { refused: 'Nobody is here yet.' };
      const outcome = await sendAct({ ...action, as });
      if ('result' in outcome && outcome.result.modal && outcome.result.interaction !== undefined) {
        setModal({ interaction: outcome.result.interaction, modal: outcome.result.modal });
      }
      return outcome;
    };
    return {
      act,
      sendCommand: async (action, name) => {
        const key = crypto.randomUUID();
        dispatch({ type: 'commandSent', sent: { key, channel: action.channel, command: name } });
        const outcome = await act(action);
        const failed = 'result' in outcome ? outcome.result.failed : undefined;
        dispatch(failed === undefined ? { type: 'commandDone', key } : { type: 'commandFailed', key, failed });
        return 'refused' in outcome ? outcome.refused : undefined;
      },
      goTo: (id) => {
        location.hash = writeLocation({ channel: id, as });
      },
      switchTo: (person) => {
        location.hash = writeLocation({ channel: direct ? DIRECT : here, as: person });
      },
      dismissMessage: (id) => dispatch({ type: 'messageDismissed', id }),
      dismissSent: (key) => dispatch({ type: 'commandDone', key }),
      readOlder: async (id, before) => {
        if (as === undefined) return;
        const page = await readMessages(as, id, PAGE_SIZE, before);
        dispatch({ type: 'olderRead', channel: id, page, limit: PAGE_SIZE });
      },
    };
  }, [as, direct, here]);

  return { state, channel, modal, closeModal: useCallback(() => setModal(undefined), []), actions };
}
