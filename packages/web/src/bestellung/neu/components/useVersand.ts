import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError } from '../../../shared/apiError.ts'
import { useLanguage, useTexts } from '../../../shared/i18n.ts'
import type { SummaryEntry } from '../../../ui/ErrorSummary.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { issueMessage } from '../../../ui/issueMessage.ts'
import { uiTexts } from '../../../ui/ui.texts.ts'
import { ladeNeu } from '../../bestellung.queries.ts'
import { sendeEntwurf, vorschauQuery } from '../neu.queries.ts'
import { neuTexts } from '../neu.texts.ts'
import {
  anfangsBefunde,
  eingabeBefunde,
  fehlerTafel,
  feldBefunde,
  serverBefunde,
  zusammen,
  zusammenfassung,
  type Befund,
} from './befunde.ts'
import type { useEntwurf } from './useEntwurf.ts'

const keine: readonly Befund[] = []

export function useVersand({
  entwurf,
  onGesendet,
}: {
  entwurf: ReturnType<typeof useEntwurf>
  onGesendet: (id: string, nummer: string) => void
}) {
  const { werte, stand, speicher, eingabeFehler } = entwurf
  const t = useTexts(neuTexts)
  const tUi = useTexts(uiTexts)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [geprueft, setGeprueft] = useState(false)
  const [eintraege, setEintraege] = useState<readonly SummaryEntry[]>([])
  const [fehler, setFehler] = useState<unknown>(null)
  const [beschaeftigt, setBeschaeftigt] = useState<'pruefen' | 'senden' | null>(null)
  const deedKey = useDeedKey()

  const { ablage, schluessel } = stand
  const vorschau = useQuery({
    ...vorschauQuery(ablage ?? { id: '', version: 0 }, schluessel),
    enabled: ablage !== null && stand.art === 'gespeichert',
    placeholderData: keepPreviousData,
  })
  const eingabe = useMemo(() => eingabeBefunde(eingabeFehler, (issue) => issueMessage(issue, tUi)), [eingabeFehler, tUi])
  const vomServer = useMemo(
    () => (vorschau.data === undefined ? keine : serverBefunde(vorschau.data.befunde, vorschau.data.schluessel, language)),
    [vorschau.data, language],
  )
  const befunde = useMemo(
    () => zusammen([...anfangsBefunde(werte, language), ...eingabe], vomServer),
    [werte, language, eingabe, vomServer],
  )
  // No errors before the first attempt to send; only the duplicate warning appears immediately.
  const tafel = useMemo(() => fehlerTafel(geprueft ? befunde : keine), [geprueft, befunde])

  const zeige = (gefunden: readonly Befund[]) => setEintraege(zusammenfassung(gefunden, werte, (nr, satz) => t('fehlerBei', { nr, satz })))

  /** True when the order can be sent. Shows all errors at once. */
  const pruefe = async (): Promise<boolean> => {
    setGeprueft(true)
    setFehler(null)
    setBeschaeftigt('pruefen')
    try {
      await speicher.jetzt()
      const danach = speicher.stand()
      const hier = [...anfangsBefunde(werte, language), ...eingabe]
      if (danach.ablage === null || danach.art !== 'gespeichert') {
        const gefunden = hier.length > 0 ? hier : feldBefunde(danach.fehler?.fields ?? [], danach.schluessel)
        zeige(gefunden)
        if (gefunden.length === 0) setFehler(danach.fehler)
        return false
      }
      const { befunde: gefunden, schluessel: reihenfolge } = await queryClient.fetchQuery({
        ...vorschauQuery(danach.ablage, danach.schluessel),
        staleTime: 0,
      })
      const alle = zusammen(hier, serverBefunde(gefunden, reihenfolge, language))
      zeige(alle)
      return alle.every(({ schwere }) => schwere !== 'FEHLER')
    } catch (error) {
      setFehler(error)
      return false
    } finally {
      setBeschaeftigt(null)
    }
  }

  const sende = async (): Promise<void> => {
    if (ablage === null || beschaeftigt !== null) return
    setBeschaeftigt('senden')
    setFehler(null)
    try {
      const { id, nummer } = await sendeEntwurf(ablage, deedKey(ablage))
      entwurf.gibFrei()
      void ladeNeu(queryClient)
      onGesendet(id, nummer)
    } catch (error) {
      setFehler(error)
      if (error instanceof ApiError && error.fields.length > 0) zeige(feldBefunde(error.fields, schluessel))
    } finally {
      setBeschaeftigt(null)
    }
  }

  return { vorschau, befunde, tafel, eintraege, fehler, beschaeftigt, pruefe, sende }
}
