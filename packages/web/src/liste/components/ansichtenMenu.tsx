import type { AnsichtAnswer, AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { ApiError } from '../../shared/apiError.ts'
import type { SearchValues } from '../../shared/searchParams.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { MenuEntry, MenuGroups } from '../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { ansichtenQuery, useAnsichtTaten } from '../liste.queries.ts'
import { useListTexts } from '../liste.texts.ts'
import { AnsichtenDialog } from './AnsichtenDialog.tsx'
import { ansichtFrom, isEqual, type ListRow, withoutAnsicht, queryOfAnsicht } from './listForm.ts'
import type { Liste } from './useListPage.ts'

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
    dialogs: (
      <>
        {open === 'speichern' && <SaveAnsicht liste={form.id} suche={now} darfTeilen={data?.darfTeilen === true} onClose={saved} />}
        {open === 'verwalten' && data !== undefined && <AnsichtenDialog liste={form.id} stand={data} onClose={() => setOffen(null)} />}
      </>
    ),
  }
}

interface SaveAnsichtProps {
  liste: string
  suche: AnsichtSuche
  darfTeilen: boolean
  onClose: (added: string | null) => void
}

function SaveAnsicht({ liste, suche, darfTeilen, onClose }: SaveAnsichtProps) {
  const t = useListTexts()
  const { create } = useAnsichtTaten(liste)
  const [name, setName] = useState('')
  const [gemeinsam, setGemeinsam] = useState(false)
  const [empty, setLeer] = useState(false)
  const save = () => {
    if (create.isPending) return
    if (name.trim() === '') return setLeer(true)
    create.mutate(
      { name: name.trim(), suche, gemeinsam },
      {
        onSuccess: (ansicht) => {
          toastSuccess(t('gespeichert.gespeichert', { name: ansicht.name }))
          onClose(ansicht.id)
        },
      },
    )
  }
  return (
    <Dialog
      opened
      onClose={() => onClose(null)}
      title={t('gespeichert.speichernTitel')}
      onSubmit={save}
      cancel={t('gespeichert.abbrechen')}
      actions={
        <Button type="submit" busy={create.isPending}>
          {t('gespeichert.speichern')}
        </Button>
      }
    >
      <p>{t('gespeichert.speichernText')}</p>
      {create.error !== null && (
        <Alert tone="danger" urgent>
          {create.error instanceof ApiError ? create.error.message : String(create.error)}
        </Alert>
      )}
      <TextField
        label={t('gespeichert.name')}
        required
        maxLength={60}
        data-autofocus
        value={name}
        error={empty && name.trim() === '' ? t('gespeichert.nameFehlt') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {darfTeilen && (
        <Checkbox label={t('gespeichert.fuerTeam')} checked={gemeinsam} onChange={(event) => setGemeinsam(event.currentTarget.checked)} />
      )}
    </Dialog>
  )
}
