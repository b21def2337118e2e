/** An action that Discord's own app would not allow; the message is a sentence for the page. */
export class ActionRefused extends Error {}

export const refuse = (sentence: string): never => {
  throw new ActionRefused(sentence);
};
