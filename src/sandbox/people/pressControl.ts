import { type APIMessageComponent, ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Context } from '../context.ts';
import { deliver } from '../interactions/deliver.ts';
import { envelope } from '../interactions/envelope.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { showMessage } from '../messages/show.ts';
import type { Action, ActionResult } from '../pageProtocol.ts';
import { channelFor, messageFor } from './place.ts';
import { refuse } from './refusal.ts';
import { type Named, resolve } from './resolved.ts';

type ComponentAct = Extract<Action, { do: 'component' }>;

/** The fields of a control that its use depends on. */
interface Control {
  readonly type: ComponentType;
  readonly custom_id: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly min_values?: number;
  readonly max_values?: number;
}

/** Presses a button or chooses from a menu. */
export const pressControl = (context: Context, interactions: Interactions, act: ComponentAct): Promise<ActionResult> => {
  const channel = channelFor(context, act.as, act.channel);
  const row = messageFor(context, act.as, channel.id, act.message);
  const control = controlsOf(row.message.components ?? []).find(({ custom_id }) => custom_id === act.customId);
  if (!control) return refuse('This control is no longer there.');
  if (control.disabled) return refuse('This control is switched off.');
  const values = act.values ?? [];
  if (control.type !== ComponentType.Button) checkValues(control, values);
  const interaction = envelope(context, act.as, channel, InteractionType.MessageComponent, {
    message: showMessage(context, row),
    data: {
      component_type: control.type,
      custom_id: act.customId,
      id: 1,
      ...(control.type === ComponentType.Button ? {} : { values }),
      ...resolve(context.world, act.as, channel, namedBy(control, values)),
    },
  });
  return deliver(context, interactions, {
    interaction,
    person: act.as,
    channel: channel.id,
    source: row.message.id,
    deliveries: act.deliveries,
  });
};

/** What the values of a menu are ids of. */
const NAMED: Readonly<Partial<Record<ComponentType, keyof Named>>> = {
  [ComponentType.UserSelect]: 'users',
  [ComponentType.ChannelSelect]: 'channels',
  [ComponentType.RoleSelect]: 'roles',
};

const namedBy = ({ type }: Control, values: readonly string[]): Named => {
  const kind = NAMED[type];
  return kind === undefined ? {} : { [kind]: values };
};

/** Returns the buttons and menus of a message, at any depth. */
const controlsOf = (components: readonly APIMessageComponent[]): readonly Control[] =>
  components.flatMap((component) => {
    if ('custom_id' in component && component.custom_id !== undefined) return [component as Control];
    const inner = 'components' in component ? controlsOf(component.components as readonly APIMessageComponent[]) : [];
    return 'accessory' in component ? [...inner, ...controlsOf([component.accessory as APIMessageComponent])] : inner;
  });

const checkValues = ({ options, min_values: least = 1, max_values: most = 1 }: Control, values: readonly string[]): void => {
  if (values.length < least || values.length > most) refuse(`Choose ${least === most ? least : `${least} to ${most}`} here.`);
  if (options && !values.every((value) => options.some((option) => option.value === value)))
    refuse('This choice is not offered.');
};
