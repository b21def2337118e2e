/** Discord's nested tree of what is wrong with a request's fields: `{ components: { 0: { _errors: […] } } }`. */
export interface ErrorTree {
  readonly [key: string]: ErrorTree | readonly FieldError[];
}

export interface FieldError {
  readonly code: string;
  readonly message: string;
}

/** An error response of Discord. Thrown by a route, sent by the server. */
export class DiscordError extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: ErrorTree | undefined;

  constructor(status: number, code: number, message: string, errors?: ErrorTree) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The JSON body of the answer. */
  body(): Readonly<Record<string, unknown>> {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

/** The errors of Discord's documents ("JSON error codes") that this sandbox gives. */
const ERRORS = {
  generalNotFound: [404, 0, '404: Not Found'],
  unauthorized: [401, 0, '401: Unauthorized'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooManyThreadMembers: [400, 30033, 'Max number of thread participants has been reached (1000)'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notOnDirectMessage: [403, 50003, 'Cannot execute action on a DM channel'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotMessageUser: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  invalidRecipient: [400, 50033, 'Invalid Recipient(s)'],
  noMutualGuilds: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  guildUnavailable: [503, 0, '503: Service Unavailable'],
  threadArchived: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadLocked: [400, 160005, 'Thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [status: number, code: number, message: string]>;

/** One of Discord's errors by name. */
export const discordError = (name: keyof typeof ERRORS): DiscordError => {
  const [status, code, message] = ERRORS[name];
  return new DiscordError(status, code, message);
};

/** 50035, "Invalid Form Body", with what is wrong where. */
export const invalidForm = (tree: ErrorTree): DiscordError => new DiscordError(400, 50035, 'Invalid Form Body', tree);

/** 50035 about one field. `path` is empty for the body as a whole. */
export const invalidField = (path: readonly PropertyKey[], code: string, message: string): DiscordError =>
  invalidForm(treeOf([{ path, error: { code, message } }]));

interface MutableTree {
  [key: string]: MutableTree | FieldError[];
}

/** The tree of errors found at paths. */
export const treeOf = (found: readonly { readonly path: readonly PropertyKey[]; readonly error: FieldError }[]): ErrorTree => {
  const root: MutableTree = {};
  for (const { path, error } of found) {
    let node = root;
    for (const key of path) {
      const next = node[String(key)];
      const inner: MutableTree = next && !Array.isArray(next) ? next : {};
      node[String(key)] = inner;
      node = inner;
    }
    const errors = Array.isArray(node._errors) ? node._errors : [];
    node._errors = [...errors, error];
  }
  return root;
};
