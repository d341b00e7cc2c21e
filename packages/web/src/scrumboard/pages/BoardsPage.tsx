import type { Board } from '@dreiklang/domain/scrumboard/board.contract'
import { IconLayoutKanban, IconPlus, IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { Button } from '../../ui/buttons.tsx'
import chip from '../../ui/Chip.module.css'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { BoardDialog } from '../components/BoardDialog.tsx'
import { BoardTile } from '../components/BoardTile.tsx'
import { TemplatesDialog } from '../components/TemplateDialogs.tsx'
import { useNewKey } from '../scrumboard.actions.tsx'
import { boardPath } from '../scrumboard.paths.ts'
import { boardsQuery, useLiveBoards } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import classes from '../components/Boards.module.css'

const views = ['aktiv', 'archiv'] as const
type View = (typeof views)[number]
const address = z.object({ ansicht: z.enum(views).default('aktiv') })

export function BoardsPage() {
  const t = useScrumboardTexts()
  const goTo = useGoTo()
  const [{ ansicht: view }, setAddress] = useSearchState(address)
  const [isMaking, setMaking] = useState(false)
  const { data: boards, state } = showQuery(useQuery(boardsQuery), { rows: 4, height: 88 })
  useLiveBoards()
  useNewKey('board', () => setMaking(true))
  const shown = boards?.filter(({ archived }) => archived === (view === 'archiv'))
  const isEmpty = shown?.length === 0
  return (
    <>
      <BoardsHeader boards={boards} view={view} onView={(ansicht) => setAddress({ ansicht })} onNew={() => setMaking(true)} />
      {state}
      {isEmpty && (
        <EmptyState
          icon={<IconLayoutKanban size={28} />}
          title={t(`empty.${view}.title`)}
          action={view === 'aktiv' && <Button onClick={() => setMaking(true)}>{t('board.new')}</Button>}
        >
          {t(`empty.${view}.text`)}
        </EmptyState>
      )}
      {shown !== undefined && !isEmpty && (
        <ul className={classes.grid} aria-label={t('title')}>
          {shown.map((board) => (
            <BoardTile key={board.id} board={board} />
          ))}
        </ul>
      )}
      {isMaking && <BoardDialog board={null} onClose={() => setMaking(false)} onCreated={(id) => goTo(boardPath(id))} />}
    </>
  )
}

interface BoardsHeaderProps {
  boards: readonly Board[] | undefined
  view: View
  onView: (view: View) => void
  onNew: () => void
}

function BoardsHeader({ boards, view, onView, onNew }: BoardsHeaderProps) {
  const t = useScrumboardTexts()
  const heading = usePageTitle(t('title'))
  const [isManaging, setManaging] = useState(false)
  const active = boards?.filter(({ archived }) => !archived).length
  return (
    <div className={classes.header} data-no-print>
      <div className={classes.name}>
        <Title order={1} size="h3" ref={heading} tabIndex={-1}>
          {t('title')}
        </Title>
        {active !== undefined && <span className={classes.quiet}>{t('count', { count: active })}</span>}
      </div>
      <div className={classes.views} role="group" aria-label={t('show')}>
        {views.map((one) => (
          <button key={one} type="button" className={chip.chip} aria-pressed={one === view} onClick={() => onView(one)}>
            {t(`view.${one}`)}
          </button>
        ))}
      </div>
      <Button look="secondary" iconOnPhone icon={<IconTemplate size={18} aria-hidden />} onClick={() => setManaging(true)}>
        {t('template.title')}
      </Button>
      <Button icon={<IconPlus size={20} aria-hidden />} onClick={onNew}>
        {t('board.new')}
      </Button>
      {isManaging && <TemplatesDialog onClose={() => setManaging(false)} />}
    </div>
  )
}
