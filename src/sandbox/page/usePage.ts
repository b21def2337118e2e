import type { APIChannel, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Action, Snapshot } from '../pageProtocol.ts';
import { type ActionOutcome, readMessages, readPeople, readSnapshot, sendAct } from './api.ts';
import { readPlace, writePlace } from './place.ts';
import { type PageState, reduce, START } from './state.ts';
import { followStream } from './stream.ts';

/** An act without whom it is for: the page fills that in. */
export type ActionBody<A = Action> = A extends Action ? Omit<A, 'as'> : never;

export interface OpenModal {
  readonly interaction: string;
  readonly modal: APIModalInteractionResponseCallbackData;
}

/** What the page can do, the same functions for as long as the person stays the same. */
export interface Doings {
  /** Does something as this window's person; opens the modal when the bot answers with one. */
  readonly act: (what: ActionBody) => Promise<ActionOutcome>;
  readonly sendCommand: (what: Extract<ActionBody, { do: 'command' }>, name: string) => Promise<string | undefined>;
  readonly goTo: (channel: string) => void;
  readonly switchTo: (person: string) => void;
  readonly dismissMessage: (id: string) => void;
  readonly dismissSent: (key: string) => void;
  readonly readOlder: (channel: string, before: string) => Promise<void>;
}

export interface Page extends Doings {
  readonly state: PageState;
  readonly channel: APIChannel | undefined;
  readonly modal: OpenModal | undefined;
  readonly closeModal: () => void;
}

const PAGE_SIZE = 50;

/** In an address, stands for the person's own DMs with the bot. */
const DIRECT = 'dm';

/** The channel an address means to this person; without one, the first that is offered. */
function channelAt(place: string | undefined, seen: Snapshot | undefined): APIChannel | undefined {
  const channels = seen?.channels ?? [];
  const named = channels.find(({ id, type }) => (place === DIRECT ? type === ChannelType.DM : id === place));
  return named ?? channels.find(({ type }) => type === ChannelType.GuildText);
}

function usePlace() {
  const [place, setPlace] = useState(() => readPlace(location.hash));
  useEffect(() => {
    const follow = () => setPlace(readPlace(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return place;
}

function useIsWatched(): boolean {
  const [watched, setWatched] = useState(!document.hidden);
  useEffect(() => {
    const follow = () => setWatched(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return watched;
}

/** Holds the page's state and keeps it up to date: people, the stream, messages of the open channel, what was read. */
export function usePage(): Page {
  const [state, dispatch] = useReducer(reduce, START);
  const [modal, setModal] = useState<OpenModal>();
  const place = usePlace();
  const watched = useIsWatched();
  const { people, seen } = state;

  const wanted = people.find(({ id }) => id === place.as) ?? people[0];
  const as = wanted?.id;
  const channel = useMemo(() => channelAt(place.channel, seen), [place.channel, seen]);
  const log = channel && state.logs[channel.id];
  const open = watched ? channel?.id : undefined;
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

  const goTo = useCallback(
    (id: string) => {
      location.hash = writePlace({ channel: id, as });
    },
    [as],
  );
  const direct = channel?.type === ChannelType.DM;
  const here = channel?.id;
  const switchTo = useCallback(
    (person: string) => {
      location.hash = writePlace({ channel: direct ? DIRECT : here, as: person });
    },
    [direct, here],
  );

  const act = useCallback(
    async (what: ActionBody): Promise<ActionOutcome> => {
      if (as === undefined) return { refused: 'Nobody is here yet.' };
      const result = await sendAct({ ...what, as });
      if ('acted' in result && result.acted.modal && result.acted.interaction !== undefined) {
        setModal({ interaction: result.acted.interaction, modal: result.acted.modal });
      }
      return result;
    },
    [as],
  );

  const sendCommand = useCallback(
    async (what: Extract<ActionBody, { do: 'command' }>, name: string): Promise<string | undefined> => {
      const key = crypto.randomUUID();
      dispatch({ type: 'commandSent', sent: { key, channel: what.channel, command: name } });
      const result = await act(what);
      const failed = 'acted' in result ? result.acted.failed : undefined;
      dispatch(failed === undefined ? { type: 'commandDone', key } : { type: 'commandFailed', key, failed });
      return 'refused' in result ? result.refused : undefined;
    },
    [act],
  );

  const readOlder = useCallback(
    async (id: string, before: string): Promise<void> => {
      if (as === undefined) return;
      const page = await readMessages(as, id, PAGE_SIZE, before);
      dispatch({ type: 'olderRead', channel: id, page, limit: PAGE_SIZE });
    },
    [as],
  );

  return {
    state,
    channel,
    modal,
    closeModal: useCallback(() => setModal(undefined), []),
    act,
    sendCommand,
    goTo,
    switchTo,
    dismissMessage: useCallback((id) => dispatch({ type: 'messageDismissed', id }), []),
    dismissSent: useCallback((key) => dispatch({ type: 'commandDone', key }), []),
    readOlder,
  };
}
