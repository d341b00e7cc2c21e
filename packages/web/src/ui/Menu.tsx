import { useState } from 'react'
import type { MenuGroups } from './menuEntry.ts'
import { type Trigger, useOpener } from './useOpener.tsx'

const loadList = async () => (await import('./MenuList.tsx')).MenuList

/** Groups that are asked for are made when it opens: of menus that stand in a thousand rows few are. */
export function Menu({ trigger, groups }: { trigger: Trigger; groups: MenuGroups | (() => MenuGroups) }) {
  const [opened, setOpened] = useState(false)
  const { button, opener, Opened } = useOpener({
    trigger,
    kind: 'menu',
    opened,
    load: loadList,
    onClick: () => setOpened(!opened),
    onFailed: () => setOpened(false),
  })
  return (
    <>
      {button}
      {Opened !== null && <Opened {...opener} onChange={setOpened} groups={typeof groups === 'function' ? groups() : groups} />}
    </>
  )
}
