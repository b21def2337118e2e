import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/**
 * What an answer of Discord means for what was being sent. `retryLater`: nothing is wrong with it; `channelUnavailable`: nothing can
 * be posted there; `personUnreachable`: this person gets no messages; `requestWrong`: the same request is refused again and again.
 */
export type DeliveryFailure = 'retryLater' | 'channelUnavailable' | 'personUnreachable' | 'requestWrong';

/** Discord's spam filter lets the bot write to nobody it has not written to yet; the library has no name for the code. */
export const FLAGGED_AS_SPAM = 20_026;

/** What each of Discord's codes means. A code that is missing here means `retryLater`: it's better to wait than to lose a message. */
export const MEANINGS: Readonly<Record<DeliveryFailure, readonly number[]>> = {
  retryLater: [
    Code.ActionCannotBePerformedDueToSlowmodeRateLimit,
    Code.ChannelSendRateLimit,
    Code.ServiceResourceIsBeingRateLimited,
    Code.APIResourceOverloaded,
    Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
    Code.MaximumActiveThreads,
    Code.CloudflareIsBlockingYourRequest,
  ],
  channelUnavailable: [
    Code.UnknownChannel,
    Code.UnknownGuild,
    Code.MissingAccess,
    Code.MissingPermissions,
    Code.CannotExecuteActionOnThisChannelType,
    Code.CannotSendMessagesInNonTextChannel,
  ],
  personUnreachable: [
    Code.UnknownUser,
    Code.UnknownMember,
    Code.CannotSendMessagesToThisUser,
    Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
    Code.InvalidRecipients,
    Code.OpeningDirectMessagesTooFast,
    FLAGGED_AS_SPAM,
  ],
  requestWrong: [
    Code.UnknownMessage,
    Code.RequestEntityTooLarge,
    Code.CannotSendAnEmptyMessage,
    Code.InvalidFormBodyOrContentType,
    Code.FileUploadedExceedsMaximumSize,
    Code.RequestBodyContainsInvalidJSON,
    Code.MessageWasBlockedByAutomaticModeration,
    Code.InvalidMessageType,
    Code.MessageBlockedByHarmfulLinksFilter,
  ],
};

const MEANING_OF: ReadonlyMap<number, DeliveryFailure> = new Map(
  (Object.keys(MEANINGS) as DeliveryFailure[]).flatMap((meaning) => MEANINGS[meaning].map((code) => [code, meaning] as const)),
);

/** What a refusal with this code means; `undefined` where the table doesn't have it. */
export const meaningOf = (code: number | undefined): DeliveryFailure | undefined =>
  code === undefined ? undefined : MEANING_OF.get(code);
