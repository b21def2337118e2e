import { Select, SelectItem, SelectItemCheck, SelectPopover, SelectProvider } from '@ariakit/react';
import { usePageContext } from '../context.ts';
import { Avatar } from '../widgets/Avatar.tsx';
import { Icon } from '../widgets/Icon.tsx';

/** Chooses the person this window acts as. */
export function PersonSwitch({ compact = false }: { readonly compact?: boolean }) {
  const { names, actions } = usePageContext();
  const { me, people } = names;
  return (
    <SelectProvider value={me.id} setValue={actions.switchTo}>
      <Select className={compact ? 'person person-compact' : 'person'} aria-label={`Act as: ${me.name}`}>
        <Avatar id={me.id} name={me.name} />
        <span className="person-name">
          <small>Acting as</small>
          {me.name}
        </span>
        <Icon name="down" />
      </Select>
      <SelectPopover className="popover popover-people" gutter={6} portal unmountOnHide aria-label="Act as">
        {people.map(({ id, name }, index) => (
          <SelectItem key={id} value={id} className="popover-item">
            <Avatar id={id} name={name} size="small" />
            <span className="popover-text">{name}</span>
            <kbd>Alt+{index + 1}</kbd>
            <SelectItemCheck className="popover-check" />
          </SelectItem>
        ))}
      </SelectPopover>
    </SelectProvider>
  );
}
