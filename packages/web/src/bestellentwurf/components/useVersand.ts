import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { reload } from '../../bestellung/bestellung.queries.ts'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { type SummaryEntry, useDeedKey } from '../../form/useSchemaForm.ts'
import { issueMessage } from '../../form/issueMessage.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { useUiTexts } from '../../ui/ui.texts.ts'
import { sendEntwurf, vorschauQuery } from '../bestellentwurf.queries.ts'
import { anfangsBefunde, inputBefunde, errorBoard, fieldBefunde, serverBefunde, joinBefunde, summary, type Befund } from './befunde.ts'
import type { useEntwurf } from './useEntwurf.ts'

const keine: readonly Befund[] = []

export function useVersand({ entwurf, onSent }: { entwurf: ReturnType<typeof useEntwurf>; onSent: (id: string, nummer: string) => void }) {
  const { werte, stand, speicher, eingabeFehler } = entwurf
  const t = useNeuTexts()
  const tUi = useUiTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [geprueft, setGeprueft] = useState(false)
  const [eintraege, setEntries] = useState<readonly SummaryEntry[]>([])
  const [fehler, setError] = useState<unknown>(null)
  const [beschaeftigt, setBeschaeftigt] = useState<'pruefen' | 'senden' | null>(null)
  const deedKey = useDeedKey()

  const { ablage, schluessel } = stand
  const vorschau = useQuery({
    ...vorschauQuery(ablage ?? { id: '', version: 0 }, schluessel),
    enabled: ablage !== null && stand.art === 'gespeichert',
    placeholderData: keepPreviousData,
  })
  const input = useMemo(() => inputBefunde(eingabeFehler, (issue) => issueMessage(issue, tUi)), [eingabeFehler, tUi])
  const vomServer = useMemo(
    () => (vorschau.data === undefined ? keine : serverBefunde(vorschau.data.befunde, vorschau.data.schluessel, language)),
    [vorschau.data, language],
  )
  const befunde = useMemo(() => joinBefunde([...anfangsBefunde(werte, language), ...input], vomServer), [werte, language, input, vomServer])
  // No errors before the first attempt to send; only the duplicate warning appears immediately.
  const tafel = useMemo(() => errorBoard(geprueft ? befunde : keine), [geprueft, befunde])

  const show = (found: readonly Befund[]) => setEntries(summary(found, werte, (nr, satz) => t('fehlerBei', { nr, satz })))

  const check = async (): Promise<boolean> => {
    setGeprueft(true)
    setError(null)
    setBeschaeftigt('pruefen')
    try {
      await speicher.now()
      const danach = speicher.stand()
      const hier = [...anfangsBefunde(werte, language), ...input]
      if (danach.ablage === null || danach.art !== 'gespeichert') {
        const found = hier.length > 0 ? hier : fieldBefunde(danach.fehler?.fields ?? [], danach.schluessel)
        show(found)
        if (found.length === 0) setError(danach.fehler)
        return false
      }
      const { befunde: found, schluessel: sequence } = await queryClient.fetchQuery({
        ...vorschauQuery(danach.ablage, danach.schluessel),
        staleTime: 0,
      })
      const all = joinBefunde(hier, serverBefunde(found, sequence, language))
      show(all)
      return all.every(({ schwere }) => schwere !== 'FEHLER')
    } catch (error) {
      setError(error)
      return false
    } finally {
      setBeschaeftigt(null)
    }
  }

  const send = async (): Promise<void> => {
    if (ablage === null || beschaeftigt !== null) return
    setBeschaeftigt('senden')
    setError(null)
    try {
      const { id, nummer } = await sendEntwurf(ablage, deedKey(ablage))
      entwurf.release()
      void reload(queryClient)
      onSent(id, nummer)
    } catch (error) {
      setError(error)
      if (error instanceof ApiError && error.fields.length > 0) show(fieldBefunde(error.fields, schluessel))
    } finally {
      setBeschaeftigt(null)
    }
  }

  return { vorschau, befunde, tafel, eintraege, fehler, beschaeftigt, check, send }
}
