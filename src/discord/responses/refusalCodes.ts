import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/**
 * What Discord's response means for the thing being sent. `retryLater`: nothing is wrong with it; `channelUnavailable`: nothing
 * can be posted there; `personUnreachable`: this user gets no messages; `requestWrong`: the same request will always be
 * refused.
 */
export type DeliveryFailure = 'retryLater' | 'channelUnavailable' | 'personUnreachable' | 'requestWrong';

/**
 * Discord's spam filter stops the bot from writing to users it has not written to before. The library has no name for the code.
 */
export const FLAGGED_AS_SPAM = 20_026;

/** The meaning of each Discord error code. A code missing here means `retryLater`: better to wait than to lose a message. */
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

/** Returns the meaning of a refusal's code; `undefined` where the table lacks it. */
export const meaningOf = (code: number | undefined): DeliveryFailure | undefined =>
  code === undefined ? undefined : MEANING_OF.get(code);
