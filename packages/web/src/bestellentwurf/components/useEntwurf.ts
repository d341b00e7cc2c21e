import { type IsoDate } from '@dreiklang/domain/shared/time'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { saveWays } from '../bestellentwurf.queries.ts'
import { nochNichtsGutes, checkInput, savable } from './entwurfPruefung.ts'
import { entwurfReducer } from './entwurfReducer.ts'
import type { EntwurfStart } from './entwurfStart.ts'
import { type EntwurfValues, wordsOfKopfs } from './formValues.ts'
import { createStore } from './store.ts'
import { rememberUnsaved, forgetUnsaved } from './ungespeichert.ts'

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
