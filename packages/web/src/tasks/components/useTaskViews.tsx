import type { AnsichtAnswer } from '@dreiklang/domain/liste/ansicht.contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ansichtenQuery, useAnsichtTaten } from '../../liste/liste.queries.ts'
import type { MenuEntry, MenuGroups } from '../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useOnDemand } from '../../ui/useOnDemand.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { type ChangeAddress, type TaskAddress, readSaved, savedFrom } from './taskAddress.ts'

/** The saved views of tasks lie with those of all lists. */
const listName = 'tasks.alle'
const load = () => import('../../liste/components/AnsichtenDialog.tsx')

const textOf = (suche: Record<string, string>) => JSON.stringify(Object.entries(suche).toSorted(([a], [b]) => a.localeCompare(b)))

interface TaskViews {
  groups: MenuGroups
  /** Of the saved view that is shown; null when there is none. */
  name: string | null
  dialogs: ReactNode
}

/** The own saved views and those of the house, and what can be done with them. */
export function useTaskViews(address: TaskAddress, setAddress: ChangeAddress): TaskViews {
  const t = useTasksTexts()
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const { data } = useQuery(ansichtenQuery(listName))
  const { update } = useAnsichtTaten(listName)
  const dialogs = useOnDemand({ wanted: open !== null, load, onFailed: () => setOpen(null) })
  const views = data?.ansichten ?? []
  const now = savedFrom(address)
  const isShown = ({ suche }: AnsichtAnswer) => textOf(savedFrom({ ...address, ...readSaved(suche) })) === textOf(now)
  const shown = Object.keys(now).length === 0 ? undefined : views.find(isShown)
  const entry = (view: AnsichtAnswer): MenuEntry => ({
    id: view.id,
    label: view.name,
    checked: view.id === shown?.id,
    onSelect: () => setAddress(readSaved(view.suche)),
  })
  const group = (heading: string, ofHouse: boolean) => {
    const entries = views.filter(({ gemeinsam }) => gemeinsam === ofHouse).map(entry)
    return entries.length === 0 ? [] : [{ heading, entries }]
  }
  const overwrite = ({ id, name, version }: AnsichtAnswer) =>
    update.mutate({ id, name, version, suche: now }, { onSuccess: () => toastSuccess(t('view.saved', { name })), onError: toastError })
  const mine = views.filter(({ gemeinsam }) => !gemeinsam || data?.darfTeilen === true)
  const deeds: MenuEntry[] = [
    { id: 'plain', label: t('view.plain'), onSelect: () => setAddress(readSaved({})) },
    { id: 'save', label: t('view.save'), onSelect: () => setOpen('save') },
    ...(views.length === 0 ? [] : [{ id: 'manage', label: t('view.manage'), onSelect: () => setOpen('manage') }]),
  ]
  const overwriting =
    shown !== undefined || mine.length === 0
      ? []
      : [
          {
            heading: t('view.overwrite'),
            entries: mine.map((view) => ({ id: `over-${view.id}`, label: view.name, onSelect: () => overwrite(view) })),
          },
        ]
  return {
    groups: [...group(t('view.own'), false), ...group(t('view.house'), true), { entries: deeds }, ...overwriting],
    name: shown?.name ?? null,
    dialogs: dialogs && (
      <>
        {open === 'save' && (
          <dialogs.part.SaveAnsicht liste={listName} suche={now} darfTeilen={data?.darfTeilen === true} onClose={() => setOpen(null)} />
        )}
        {open === 'manage' && data !== undefined && (
          <dialogs.part.AnsichtenDialog liste={listName} stand={data} withStandard={false} onClose={() => setOpen(null)} />
        )}
      </>
    ),
  }
}
