import type { IsoDate } from '@dreiklang/domain/shared/time'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { reload } from '../../bestellung/bestellung.queries.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { issueMessage } from '../../form/issueMessage.ts'
import { type SummaryEntry, useDeedKey } from '../../form/useSchemaForm.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { useUiTexts } from '../../ui/ui.texts.ts'
import { saveWays, sendEntwurf, vorschauQuery } from '../bestellentwurf.queries.ts'
import { anfangsBefunde, type Befund, errorBoard, fieldBefunde, inputBefunde, joinBefunde, serverBefunde, summary } from './befunde.ts'
import { checkInput, nochNichtsGutes, savable } from './entwurfPruefung.ts'
import { entwurfReducer } from './entwurfReducer.ts'
import type { EntwurfStart } from './entwurfStart.ts'
import { type EntwurfValues, wordsOfKopfs } from './formValues.ts'
import { isInLine } from './lineFields.ts'
import { createStore } from './store.ts'
import { forgetUnsaved, rememberUnsaved } from './ungespeichert.ts'

/** A draft is created from the first item of a known client on; an existing one is always kept in sync. */
function isWorthwhile({ kopf, positionen }: EntwurfValues): boolean {
  return (kopf.klientId !== null || kopf.art === 'EINRICHTUNG') && positionen.length > 0
}

const hasWords = ({ kopf, positionen }: EntwurfValues) => positionen.length > 0 || wordsOfKopfs.some((name) => kopf[name].trim() !== '')

interface EntwurfOptions {
  start: EntwurfStart
  personId: string
  heute: IsoDate
  hausbesuchId: string | null
  folgeId: string | null
  klientVorgabe: string | null
}

export function useEntwurf({ start, personId, heute, hausbesuchId, folgeId, klientVorgabe }: EntwurfOptions) {
  const [{ werte, klient }, dispatch] = useReducer(entwurfReducer, { werte: start.werte, klient: null, heute })
  const [speicher] = useState(() =>
    createStore({
      ablage: start.ablage,
      gespeichert: start.gespeichert,
      veraltet: start.veraltet,
      wege: saveWays({ hausbesuchId, folgeId, klientId: klientVorgabe }),
    }),
  )
  const stand = useSyncExternalStore(speicher.subscribe, speicher.stand)
  const gute = useRef(nochNichtsGutes)
  const verlassen = useRef(false)
  const eingabeFehler = useMemo(() => checkInput(werte), [werte])
  const entwurfId = stand.ablage?.id ?? null
  const version = stand.ablage?.version ?? null

  useEffect(() => {
    const kann = savable(werte, gute.current)
    if (kann !== null) gute.current = kann.gute
    const soll = kann !== null && (isWorthwhile(werte) || speicher.stand().ablage !== null)
    speicher.remember(soll ? { entwurf: kann.entwurf, schluessel: kann.schluessel } : null)
  }, [werte, speicher])
  useEffect(() => () => speicher.ende(), [speicher])

  const everythingDort = stand.art === 'gespeichert' && eingabeFehler.length === 0
  useEffect(() => {
    if (verlassen.current) return
    if (entwurfId !== null) forgetUnsaved(null)
    if (everythingDort) forgetUnsaved(entwurfId)
    else if (werte !== start.werte) rememberUnsaved(entwurfId, { personId, version, werte })
  }, [everythingDort, werte, start, entwurfId, version, personId])

  /** Read when leaving, even after a last attempt to save. */
  const offen = useCallback(() => {
    if (verlassen.current) return false
    const { art, ablage } = speicher.stand()
    return (ablage !== null || hasWords(werte)) && !(art === 'gespeichert' && eingabeFehler.length === 0)
  }, [speicher, werte, eingabeFehler])

  /** Sent, deleted or given up: nothing of it stays in this browser. */
  const release = useCallback(() => {
    verlassen.current = true
    speicher.ende()
    forgetUnsaved(speicher.stand().ablage?.id ?? null)
    forgetUnsaved(null)
  }, [speicher])

  return { werte, klient, dispatch, speicher, stand, eingabeFehler, offen, release }
}

const keine: readonly Befund[] = []

/** Positions with an error for which the closed line has no field. */
function faultyOf(found: readonly Befund[], { positionen }: EntwurfValues): string[] {
  const isBehind = (schluessel: string) => {
    const position = positionen.find((one) => one.schluessel === schluessel)
    return found.some(
      (one) => one.schluessel === schluessel && one.schwere === 'FEHLER' && position !== undefined && !isInLine(position, one.feld),
    )
  }
  return positionen.flatMap(({ schluessel }) => (isBehind(schluessel) ? [schluessel] : []))
}

export function useVersand({ entwurf, onSent }: { entwurf: ReturnType<typeof useEntwurf>; onSent: (id: string, nummer: string) => void }) {
  const { werte, stand, speicher, eingabeFehler } = entwurf
  const t = useNeuTexts()
  const tUi = useUiTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [geprueft, setGeprueft] = useState(false)
  const [eintraege, setEntries] = useState<readonly SummaryEntry[]>([])
  const [faulty, setFaulty] = useState<readonly string[]>([])
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

  const show = (found: readonly Befund[]) => {
    // The list of errors names the fields: first the lines open that have them.
    flushSync(() => setFaulty(faultyOf(found, werte)))
    setEntries(summary(found, werte, (nr, satz) => t('fehlerBei', { nr, satz })))
  }

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

  return { vorschau, befunde, tafel, eintraege, faulty, fehler, beschaeftigt, check, send }
}
