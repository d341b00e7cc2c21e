import { contains } from '@dreiklang/domain/search/search'
import { useLocation } from '@tanstack/react-router'
import { type Action, useActionList } from '../../shared/actions.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { CommandBox, type CommandGroup } from '../../ui/CommandBox.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { PaletteDialog } from '../../ui/PaletteDialog.tsx'
import { useSearchTexts } from '../search.texts.ts'
import type { RecentPage } from './recentPages.ts'
import { Markiert, useSuchgruppen } from './useSuchgruppen.tsx'
import classes from './Treffer.module.css'

interface PaletteProps {
  pages: readonly RecentPage[]
  onClose: () => void
  /** Restores the previous focus, because an action about "this one" refers to it. */
  onBack: () => void
}

export function Palette({ pages, onClose, onBack }: PaletteProps) {
  const t = useSearchTexts()
  const goTo = useGoTo()
  const hier = useLocation({ select: ({ href }) => href })
  const allAktionen = useActionList()
  const go = (link: string) => {
    onClose()
    goTo(link)
  }
  const { woerter, box } = useSuchgruppen(go)
  const zurueck = () => {
    onClose()
    onBack()
  }
  const option = (action: Action) => ({
    id: action.id,
    content: <AktionsRow action={action} woerter={woerter} />,
    onSelect: () => {
      zurueck()
      action.perform()
    },
  })
  const aktionen: CommandGroup = {
    id: 'actions',
    label: t('palette.actions'),
    options: allAktionen
      .filter(
        ({ id, name, section, visible }) => id !== 'search.palette' && visible?.() !== false && contains(`${section} ${name}`, woerter),
      )
      .map(option),
  }
  const zuletzt: CommandGroup = {
    id: 'recent',
    label: t('palette.recent'),
    options: pages
      .filter(({ href, title }) => href !== hier && contains(title, woerter))
      .map(({ href, title }) => ({ id: href, content: <Markiert text={title} woerter={woerter} />, onSelect: () => go(href) })),
  }
  const all = [zuletzt, aktionen, ...box.groups].filter(({ options }) => options.length > 0)
  return (
    <PaletteDialog onClose={zurueck} title={t('palette.title')}>
      <CommandBox look="palette" {...box} groups={all} />
    </PaletteDialog>
  )
}

function AktionsRow({ action, woerter }: { action: Action; woerter: readonly string[] }) {
  return (
    <>
      <span className={classes.worte}>
        <Markiert text={action.name} woerter={woerter} />
        <span className={classes.dazu}>
          <Markiert text={action.section} woerter={woerter} />
        </span>
      </span>
      {action.chord !== undefined && <Kbd chord={action.chord} />}
    </>
  )
}
