import { type APIInteraction, ApplicationCommandOptionType, InteractionType } from 'discord-api-types/v10';

/** An option as an interaction carries it: a subcommand has options, a value may be in the making. */
interface Part {
  readonly type: ApplicationCommandOptionType;
  readonly name: string;
  readonly focused?: boolean;
  readonly options?: readonly Part[];
}

const SUBS: readonly ApplicationCommandOptionType[] = [
  ApplicationCommandOptionType.Subcommand,
  ApplicationCommandOptionType.SubcommandGroup,
];

const partsOf = (interaction: APIInteraction): readonly Part[] =>
  interaction.data && 'options' in interaction.data ? ((interaction.data.options ?? []) as readonly Part[]) : [];

/** A command with its subcommands, as people read it; `undefined` for other interactions. */
export const commandName = (interaction: APIInteraction): string | undefined => {
  if (interaction.type !== InteractionType.ApplicationCommand) return undefined;
  const subs = (parts: readonly Part[]): readonly string[] =>
    parts.filter(({ type }) => SUBS.includes(type)).flatMap(({ name, options }) => [name, ...subs(options ?? [])]);
  return [interaction.data.name, ...subs(partsOf(interaction))].join(' ');
};

/** The kind of the option being typed. */
export const focusedType = (interaction: APIInteraction): ApplicationCommandOptionType | undefined => {
  const find = (parts: readonly Part[]): Part | undefined =>
    parts.find(({ focused }) => focused) ?? parts.flatMap(({ options }) => find(options ?? []) ?? [])[0];
  return find(partsOf(interaction))?.type;
};
