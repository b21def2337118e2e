import type { PictureTheme } from './people.ts';

/** How a server wants its matches. What is absent has not been set. */
export interface Server {
  readonly id: string;
  /** Where matches may be opened; none: in every channel. */
  readonly channels: readonly string[];
  /** Who has it may act as an organiser, beside those who manage the server. */
  readonly organiserRole?: string;
  /** In which language the bot speaks to all. */
  readonly locale?: string;
  /** What a new match begins with: the name of a pace of `clock/pace.ts`, or `off`. */
  readonly pace?: string;
  /** Who may open matches. */
  readonly creators: 'everybody' | 'organisers';
  /** How many open matches a person may have here when opening another. */
  readonly openMatches?: number;
  /** How pictures for all look. */
  readonly theme?: PictureTheme;
}

/** What is to be set: the keys that are there, `undefined` for one that is to be unset. */
export type ServerChange = Partial<Pick<Server, 'channels' | 'creators'>> & {
  readonly [Key in 'organiserRole' | 'locale' | 'pace' | 'openMatches' | 'theme']?: Server[Key] | undefined;
};

export interface ServerStore {
  /** A server that has set nothing is there, too: see `SERVER_UNSET`. */
  find(server: string): Promise<Server>;
  /** Leaves what it does not name as it is, so that two who set different things at once both have their way. */
  save(server: string, change: ServerChange): Promise<void>;
}

/** A server that has set nothing: matches everywhere, by everybody, as many as they like, at the house's own pace. */
export const SERVER_UNSET: Omit<Server, 'id'> = { channels: [], creators: 'everybody' };
