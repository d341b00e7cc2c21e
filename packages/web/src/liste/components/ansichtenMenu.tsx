import type { AnsichtAnswer } from '@dreiklang/domain/liste/ansicht.contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { SearchValues } from '../../shared/searchParams.ts'
import type { MenuEntry, MenuGroups } from '../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useOnDemand } from '../../ui/useOnDemand.ts'
import { ansichtenQuery, useAnsichtTaten } from '../liste.queries.ts'
import { useListTexts } from '../liste.texts.ts'
import { ansichtFrom, isEqual, type ListRow, withoutAnsicht, queryOfAnsicht } from './listForm.ts'
import type { Liste } from './useListPage.ts'

const load = () => import('./AnsichtenDialog.tsx')

interface AnsichtenMenu {
  groups: MenuGroups
  /** Of the saved view that is open, with a word when it was changed since; null when there is none. */
  name: string | null
  leave: () => void
  dialogs: ReactNode
}

/** The Ansichten of a list: what the menu has of them, and the dialogs that it opens. */
export function useAnsichtenMenu<Zeile extends ListRow>({ form, suche, set }: Liste<Zeile>): AnsichtenMenu {
  const t = useListTexts()
  const [open, setOffen] = useState<'speichern' | 'verwalten' | null>(null)
  const adresse = useLocation({ select: ({ search }): SearchValues => search })
  const { data } = useQuery(ansichtenQuery(form.id))
  const { update } = useAnsichtTaten(form.id)
  const ansichten = data?.ansichten ?? []
  const dialogs = useOnDemand({ wanted: open !== null, load, onFailed: () => setOffen(null) })
  const chosen = ansichten.find(({ id }) => id === suche.gespeichert) ?? null
  const now = ansichtFrom(form, adresse)
  const changed = chosen !== null && !isEqual(queryOfAnsicht(form, chosen), suche)
  const leave = () => set(withoutAnsicht(form), { replace: false })

  const entry = (ansicht: AnsichtAnswer): MenuEntry => ({
    id: ansicht.id,
    label: ansicht.name,
    checked: ansicht.id === chosen?.id,
    onSelect: () => set(queryOfAnsicht(form, ansicht), { replace: false }),
  })
  const group = (heading: string, gemeinsam: boolean) => {
    const entries = ansichten.filter((ansicht) => ansicht.gemeinsam === gemeinsam).map(entry)
    return entries.length === 0 ? [] : [{ heading, entries }]
  }
  const ueberschreiben = (ansicht: AnsichtAnswer) =>
    update.mutate(
      { id: ansicht.id, name: ansicht.name, suche: now, version: ansicht.version },
      { onSuccess: ({ name }) => toastSuccess(t('gespeichert.gespeichert', { name })), onError: toastError },
    )
  const taten: MenuEntry[] = [
    ...(chosen === null ? [] : [{ id: 'ohne', label: t('gespeichert.ohne'), onSelect: leave }]),
    ...(changed && (!chosen.gemeinsam || data?.darfTeilen === true)
      ? [{ id: 'ueberschreiben', label: t('gespeichert.aktualisieren', { name: chosen.name }), onSelect: () => ueberschreiben(chosen) }]
      : []),
    { id: 'neu', label: t('gespeichert.neu'), onSelect: () => setOffen('speichern') },
    ...(ansichten.length === 0 ? [] : [{ id: 'verwalten', label: t('gespeichert.verwalten'), onSelect: () => setOffen('verwalten') }]),
  ]
  const saved = (added: string | null) => {
    setOffen(null)
    if (added !== null) set({ gespeichert: added })
  }
  return {
    groups: [...group(t('gespeichert.meine'), false), ...group(t('gespeichert.team'), true), { entries: taten }],
    name: chosen && t(changed ? 'gespeichert.geaendert' : 'gespeichert.gewaehlt', { name: chosen.name }),
    leave,
    dialogs: dialogs && (
      <>
        {open === 'speichern' && (
          <dialogs.part.SaveAnsicht liste={form.id} suche={now} darfTeilen={data?.darfTeilen === true} onClose={saved} />
        )}
        {open === 'verwalten' && data !== undefined && (
          <dialogs.part.AnsichtenDialog liste={form.id} stand={data} onClose={() => setOffen(null)} />
        )}
      </>
    ),
  }
}
