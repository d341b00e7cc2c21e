import type { AnsichtAnswer } from '@dreiklang/domain/liste/ansicht.contract'
import { IconBookmark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import type { SearchValues } from '../../shared/searchParams.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { ansichtenQuery, useAnsichtTaten } from '../liste.queries.ts'
import { listTexts } from '../liste.texts.ts'
import { AnsichtenDialog } from './AnsichtenDialog.tsx'
import { SaveAnsicht } from './SaveAnsicht.tsx'
import { ansichtFrom, isEqual, type ListRow, withoutAnsicht, queryOfAnsicht } from './listForm.ts'
import type { Liste } from './useListPage.ts'

export function AnsichtenMenu<Zeile extends ListRow>({ liste: { form, suche, set } }: { liste: Liste<Zeile> }) {
  const t = useTexts(listTexts)
  const [offen, setOffen] = useState<'speichern' | 'verwalten' | null>(null)
  const adresse = useLocation({ select: ({ search }): SearchValues => search })
  const { data } = useQuery(ansichtenQuery(form.id))
  const { update } = useAnsichtTaten(form.id)
  const ansichten = data?.ansichten ?? []
  const gewaehlt = ansichten.find(({ id }) => id === suche.gespeichert) ?? null
  const jetzt = ansichtFrom(form, adresse)
  const geaendert = gewaehlt !== null && !isEqual(queryOfAnsicht(form, gewaehlt), suche)

  const entry = (ansicht: AnsichtAnswer): MenuEntry => ({
    id: ansicht.id,
    label: ansicht.name,
    checked: ansicht.id === gewaehlt?.id,
    onSelect: () => set(queryOfAnsicht(form, ansicht), { replace: false }),
  })
  const group = (heading: string, gemeinsam: boolean) => {
    const entries = ansichten.filter((ansicht) => ansicht.gemeinsam === gemeinsam).map(entry)
    return entries.length === 0 ? [] : [{ heading, entries }]
  }
  const ueberschreiben = (ansicht: AnsichtAnswer) =>
    update.mutate(
      { id: ansicht.id, name: ansicht.name, suche: jetzt, version: ansicht.version },
      { onSuccess: ({ name }) => toastSuccess(t('gespeichert.gespeichert', { name })), onError: toastError },
    )
  const taten: MenuEntry[] = [
    ...(gewaehlt === null
      ? []
      : [{ id: 'ohne', label: t('gespeichert.ohne'), onSelect: () => set(withoutAnsicht(form), { replace: false }) }]),
    ...(geaendert && (!gewaehlt.gemeinsam || data?.darfTeilen === true)
      ? [{ id: 'ueberschreiben', label: t('gespeichert.aktualisieren', { name: gewaehlt.name }), onSelect: () => ueberschreiben(gewaehlt) }]
      : []),
    { id: 'neu', label: t('gespeichert.neu'), onSelect: () => setOffen('speichern') },
    ...(ansichten.length === 0 ? [] : [{ id: 'verwalten', label: t('gespeichert.verwalten'), onSelect: () => setOffen('verwalten') }]),
  ]
  let name = t('gespeichert.menu')
  if (gewaehlt !== null) name = t(geaendert ? 'gespeichert.geaendert' : 'gespeichert.gewaehlt', { name: gewaehlt.name })
  return (
    <>
      <Menu
        trigger={
          <Button look="secondary" icon={<IconBookmark size={18} aria-hidden />} iconOnPhone={gewaehlt === null}>
            {name}
          </Button>
        }
        groups={[...group(t('gespeichert.meine'), false), ...group(t('gespeichert.team'), true), { entries: taten }]}
      />
      {offen === 'speichern' && (
        <SaveAnsicht
          liste={form.id}
          suche={jetzt}
          darfTeilen={data?.darfTeilen === true}
          onClose={(neue) => {
            setOffen(null)
            if (neue !== null) set({ gespeichert: neue })
          }}
        />
      )}
      {offen === 'verwalten' && data !== undefined && <AnsichtenDialog liste={form.id} stand={data} onClose={() => setOffen(null)} />}
    </>
  )
}
