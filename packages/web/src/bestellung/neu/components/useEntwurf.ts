import { useCallback, useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { type Datum } from '@dreiklang/domain/shared/zeit'
import { speicherWege } from '../neu.queries.ts'
import { nochNichtsGutes, pruefeEingabe, speicherbar } from './entwurfPruefung.ts'
import { entwurfReducer } from './entwurfReducer.ts'
import type { EntwurfStart } from './entwurfStart.ts'
import { type EntwurfWerte, worteDesKopfs } from './formWerte.ts'
import { createSpeicher } from './speicher.ts'
import { merkeUngespeichert, vergissUngespeichert } from './ungespeichert.ts'

/** A draft is created from the first item of a known client on; an existing one is always kept in sync. */
function lohnt({ kopf, positionen }: EntwurfWerte): boolean {
  return (kopf.klientId !== null || kopf.art === 'EINRICHTUNG') && positionen.length > 0
}

const hatWorte = ({ kopf, positionen }: EntwurfWerte) => positionen.length > 0 || worteDesKopfs.some((name) => kopf[name].trim() !== '')

interface EntwurfOptionen {
  start: EntwurfStart
  personId: string
  heute: Datum
  hausbesuchId: string | null
  folgeId: string | null
  klientVorgabe: string | null
}

/** The words of the form, and their way to the server and through a reload. */
export function useEntwurf({ start, personId, heute, hausbesuchId, folgeId, klientVorgabe }: EntwurfOptionen) {
  const [{ werte, klient }, dispatch] = useReducer(entwurfReducer, { werte: start.werte, klient: null, heute })
  const [speicher] = useState(() =>
    createSpeicher({
      ablage: start.ablage,
      gespeichert: start.gespeichert,
      veraltet: start.veraltet,
      wege: speicherWege({ hausbesuchId, folgeId, klientId: klientVorgabe }),
    }),
  )
  const stand = useSyncExternalStore(speicher.subscribe, speicher.stand)
  const gute = useRef(nochNichtsGutes)
  const verlassen = useRef(false)
  const eingabeFehler = useMemo(() => pruefeEingabe(werte), [werte])
  const entwurfId = stand.ablage?.id ?? null
  const version = stand.ablage?.version ?? null

  useEffect(() => {
    const kann = speicherbar(werte, gute.current)
    if (kann !== null) gute.current = kann.gute
    const soll = kann !== null && (lohnt(werte) || speicher.stand().ablage !== null)
    speicher.merke(soll ? { entwurf: kann.entwurf, schluessel: kann.schluessel } : null)
  }, [werte, speicher])
  useEffect(() => () => speicher.ende(), [speicher])

  const allesDort = stand.art === 'gespeichert' && eingabeFehler.length === 0
  useEffect(() => {
    if (verlassen.current) return
    if (entwurfId !== null) vergissUngespeichert(null)
    if (allesDort) vergissUngespeichert(entwurfId)
    else if (werte !== start.werte) merkeUngespeichert(entwurfId, { personId, version, werte })
  }, [allesDort, werte, start, entwurfId, version, personId])

  /** Read when leaving, even after a last attempt to save. */
  const offen = useCallback(() => {
    if (verlassen.current) return false
    const { art, ablage } = speicher.stand()
    return (ablage !== null || hatWorte(werte)) && !(art === 'gespeichert' && eingabeFehler.length === 0)
  }, [speicher, werte, eingabeFehler])

  /** Sent, deleted or given up: nothing of it stays in this browser. */
  const gibFrei = useCallback(() => {
    verlassen.current = true
    speicher.ende()
    vergissUngespeichert(speicher.stand().ablage?.id ?? null)
    vergissUngespeichert(null)
  }, [speicher])

  return { werte, klient, dispatch, speicher, stand, eingabeFehler, offen, gibFrei }
}
