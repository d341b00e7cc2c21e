import { useEffect } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { listTexts } from '../liste.texts.ts'
import type { ListView } from './view.ts'
import type { ListRow } from './listForm.ts'
import type { Liste } from './useListPage.ts'

export function useAnnouncement<Zeile extends ListRow>({
  liste: { stand },
  view: { worte, kopf },
}: {
  liste: Liste<Zeile>
  view: ListView<Zeile>
}): void {
  const t = useTexts(listTexts)
  const neue = stand?.neue ?? 0
  const newWord = worte?.neue?.(neue) ?? t('neue', { count: neue })
  useEffect(() => {
    if (neue > 0) announce(newWord)
  }, [neue, newWord])
  const [erste, ...weitere] = stand?.geaendert ?? []
  let satz = ''
  if (erste !== undefined && weitere.length > 0) satz = t('geaenderteZeilen', { count: weitere.length + 1 })
  else if (erste !== undefined) satz = worte?.geaendert?.(erste) ?? t('geaenderteZeile', { name: kopf.name(erste) })
  useEffect(() => {
    if (satz !== '') announce(satz)
  }, [satz])
}
