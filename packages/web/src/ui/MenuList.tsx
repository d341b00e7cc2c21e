import { Menu as BaseMenu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { PlainLink } from './buttons.tsx'
import type { MenuEntry, MenuGroups } from './menuEntry.ts'
import { type OpenerProps, OpenerTarget } from './useOpener.tsx'
import classes from './Menu.module.css'

export function MenuList({
  id,
  target,
  opened,
  onChange,
  groups,
}: OpenerProps & { onChange: (opened: boolean) => void; groups: MenuGroups }) {
  return (
    <BaseMenu id={id} opened={opened} onChange={onChange}>
      <BaseMenu.Target>
        <OpenerTarget target={target} />
      </BaseMenu.Target>
      <BaseMenu.Dropdown maw="calc(100vw - 16px)">
        {groups.map((group, index) => (
          // By what it holds: one that comes in above it takes no entry from under a finger.
          <div key={group.heading ?? group.entries[0]?.id ?? index}>
            {index > 0 && <BaseMenu.Divider />}
            {group.heading !== undefined && <BaseMenu.Label className={classes.heading ?? ''}>{group.heading}</BaseMenu.Label>}
            {group.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </div>
        ))}
      </BaseMenu.Dropdown>
    </BaseMenu>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  const look = { leftSection: entry.icon, mih: 40, ...(entry.danger === true ? { className: classes.danger ?? '' } : {}) }
  if (entry.blockedReason !== undefined && entry.blockedReason !== null) {
    // Not `disabled`: the arrow keys would skip it, and keyboard users would not learn the reason.
    return (
      <BaseMenu.Item leftSection={entry.icon} mih={40} className={classes.blocked ?? ''} aria-disabled closeMenuOnClick={false}>
        {entry.label}
        <span className={classes.reason}>{entry.blockedReason}</span>
      </BaseMenu.Item>
    )
  }
  if (entry.to !== undefined) {
    return (
      <BaseMenu.Item {...look} component={PlainLink} to={entry.to}>
        {entry.label}
      </BaseMenu.Item>
    )
  }
  if (entry.checked !== undefined) {
    return (
      <BaseMenu.RadioItem
        value={entry.id}
        checked={entry.checked}
        checkIcon={<IconCheck size={16} aria-hidden />}
        closeMenuOnClick
        mih={40}
        onChange={() => entry.onSelect?.()}
      >
        <span className={classes.choice}>
          {entry.icon}
          {entry.label}
        </span>
      </BaseMenu.RadioItem>
    )
  }
  return (
    <BaseMenu.Item {...look} onClick={() => entry.onSelect?.()}>
      {entry.label}
    </BaseMenu.Item>
  )
}
