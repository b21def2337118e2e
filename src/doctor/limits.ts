import { RESTJSONErrorCodes as Code, ComponentType, MessageFlags } from 'discord.js';
import { type Assumption, holdsIf, refusedWith } from './assumption.ts';
import { buttonRow, largestPost } from './bodies.ts';

const flags = MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications;
const text = (length: number) => ({ type: ComponentType.TextDisplay, content: 'x'.repeat(length) });
const gallery = (description: string) => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: 'https://discord.com/doctor.png' }, description }],
});
const choices = (count: number) => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      custom_id: 'doctor',
      options: Array.from({ length: count }, (_, index) => ({ label: `${index}`, value: `${index}` })),
    },
  ],
});

/** By what it is called: a message that is beyond one limit. */
const BEYOND: Readonly<Record<string, readonly [limit: string, body: object]>> = {
  'message length': ['A message of more than 2,000 characters', { content: 'x'.repeat(2_001) }],
  'post length': ['A post of more than 4,000 characters in all its texts', { flags, components: [text(2_000), text(2_001)] }],
  'component count': ['A post of more than 40 components', { flags, components: Array.from({ length: 41 }, () => text(1)) }],
  'custom id length': ['A custom id of more than 100 characters', { flags, components: [buttonRow('x'.repeat(101))] }],
  'label length': ['A button label of more than 80 characters', { flags, components: [buttonRow('x', 'x'.repeat(81))] }],
  'alt text length': ['An alt text of more than 1,024 characters', { flags, components: [gallery('x'.repeat(1_025))] }],
  'menu length': ['A menu of more than 25 options', { flags, components: [choices(26)] }],
  'nonce length': ['A nonce of more than 25 characters', { content: 'x', nonce: 'x'.repeat(26), enforce_nonce: true }],
};

/** How much a message may hold. */
export const LIMITS: readonly Assumption[] = [
  {
    name: 'largest post',
    assumes: 'A post of 4,000 characters in 40 components, with a custom id of 100 characters and a label of 80, is accepted.',
    check: async ({ made }) => holdsIf((await made.send(largestPost(made.mark))).id !== undefined, 'an answer without a message'),
  },
  ...Object.entries(BEYOND).map(
    ([name, [limit, body]]): Assumption => ({
      name,
      assumes: `${limit} is refused with 50035.`,
      check: ({ made }) => refusedWith(made.send(body), Code.InvalidFormBodyOrContentType),
    }),
  ),
];
