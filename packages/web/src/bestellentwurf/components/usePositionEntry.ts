import type { Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import type { Known } from '@dreiklang/domain/bestellung/besuch.contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { announce } from '../../ui/feedback.tsx'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionAnfang, PositionValues } from './formValues.ts'
import { correctionOf, knownFor } from './knownFor.ts'

const firstField = {
  PZN: 'produkt.bezeichnung',
  WIRKSTOFF: 'produkt.wirkstoff',
  FREITEXT: 'produkt.bezeichnung',
  REZEPTUR: 'produkt.bezeichnung',
  HMV: 'produkt.hmvNummer',
} as const

interface Entry {
  positionen: readonly PositionValues[]
  bekannte: Known | undefined
  dispatch: (aktion: EntwurfAktion) => void
  open: (key: string) => void
}

/** What comes into the order and goes out of it again, and where the focus is then. */
export function usePositionEntry({ positionen, bekannte, dispatch, open }: Entry) {
  const t = useNeuTexts()
  const [target, setZiel] = useState<string | null>(null)
  const [unbekannt, setUnbekannt] = useState<string | null>(null)
  const count = useRef(positionen.length)
  const all = useRef(positionen)
  useEffect(() => {
    all.current = positionen
    count.current = positionen.length
  })
  useEffect(() => {
    if (target === null) return
    document.getElementById(target)?.focus()
    setZiel(null)
  }, [target])

  const enter = (anfang: PositionAnfang, { zumFeld }: { zumFeld: boolean }) => {
    const schluessel = newIdempotencyKey()
    count.current += 1
    const nr = count.current
    const say = (name: string) => announce(t('eintrag.uebernommen', { bezeichnung: name, nr }))
    const before = knownFor(bekannte, anfang)
    if (before === null) dispatch({ art: 'hinzufuegen', anfang, schluessel, zuletzt: correctionOf(bekannte, anfang) })
    else dispatch({ art: 'uebernehmen', position: { ...before, schluessel } })
    if (before === null || zumFeld) open(schluessel)
    say(anfang.bezeichnung ?? anfang.pzn ?? t('position.titel', { nr }))
    if (zumFeld) setZiel(fieldId(schluessel, firstField[anfang.angabeart]))
    return (known: Produkt | null) => {
      if (known === null) return setUnbekannt(schluessel)
      // What the person has started to type takes precedence over remembered orders.
      if (all.current.find((position) => position.schluessel === schluessel)?.bezeichnung !== '') return
      const { bezeichnung, produktart, normgroesse } = known
      const text = {
        wirkstoff: known.wirkstoff ?? '',
        wirkstaerke: known.wirkstaerke ?? '',
        darreichungsform: known.darreichungsform ?? '',
      }
      dispatch({ art: 'position', schluessel, aenderung: { bezeichnung, produktart, normgroesse, ...text } })
      say(bezeichnung)
    }
  }
  const remove = useCallback(
    (schluessel: string) => {
      const index = all.current.findIndex((position) => position.schluessel === schluessel)
      dispatch({ art: 'entfernen', schluessel })
      announce(t('eintrag.entfernt', { nr: index + 1 }))
      setZiel(fieldId(null, 'positionen'))
    },
    [dispatch, t],
  )
  const goOn = useCallback((schluessel: string) => {
    const index = all.current.findIndex((position) => position.schluessel === schluessel)
    const next = all.current
      .slice(index + 1)
      .find((position) => document.getElementById(fieldId(position.schluessel, 'restbestand')) !== null)
    setZiel(next === undefined ? fieldId(null, 'positionen') : fieldId(next.schluessel, 'restbestand'))
  }, [])
  const namenlos = positionen.findIndex(({ schluessel, bezeichnung }) => schluessel === unbekannt && bezeichnung === '')
  const giveName = () => {
    if (unbekannt === null) return
    open(unbekannt)
    setZiel(fieldId(unbekannt, 'produkt.bezeichnung'))
  }
  return { enter, remove, goOn, namenlos, giveName }
}
