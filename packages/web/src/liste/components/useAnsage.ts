import { useEffect } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { ListenDarstellung } from './darstellung.ts'
import type { ListenZeile } from './listenForm.ts'
import type { Liste } from './useListe.ts'

/** Says politely what changed by itself. */
export function useAnsage<Zeile extends ListenZeile>({
  liste: { stand },
  darstellung: { worte, kopf },
}: {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
}): void {
  const t = useTexts(listeTexts)
  const neue = stand?.neue ?? 0
  const neuesWort = worte?.neue?.(neue) ?? t('neue', { count: neue })
  useEffect(() => {
    if (neue > 0) announce(neuesWort)
  }, [neue, neuesWort])
  const [erste, ...weitere] = stand?.geaendert ?? []
  let satz = ''
  if (erste !== undefined && weitere.length > 0) satz = t('geaenderteZeilen', { count: weitere.length + 1 })
  else if (erste !== undefined) satz = worte?.geaendert?.(erste) ?? t('geaenderteZeile', { name: kopf.name(erste) })
  useEffect(() => {
    if (satz !== '') announce(satz)
  }, [satz])
}
