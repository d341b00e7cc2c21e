import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useActions, type Action } from '../shared/actions.ts'
import { useTexts } from '../shared/i18n.ts'
import type { SammelSchritt } from './components/liste/auswahl.ts'
import { wandere, zeileMitFokus } from './components/liste/zeilenFokus.ts'
import { listeTexts } from './liste.texts.ts'
import { schritteTexts } from './schritte.texts.ts'

export interface ListenTasten {
  zeilen: readonly ZeileAntwort[]
  gewaehlt: ReadonlySet<string>
  suchfeld: RefObject<HTMLInputElement | null>
  onOeffnen: (bestellungId: string) => void
  onUmschalten: (bestellungId: string) => void
  /** With all selected lines, or with the one that has the focus. */
  onSammel: (schritt: SammelSchritt, bestellungIds: readonly string[]) => void
  onSchritt: (handlung: PersonenHandlung, bestellungId: string) => void
}

/** Keys of a list. What a key does and whether it does anything follows from the steps that the server allows for the lines. */
export function useListenActions(tasten: ListenTasten): void {
  const t = useTexts(listeTexts)
  const s = useTexts(schritteTexts)
  const jetzt = useRef(tasten)
  const letzte = useRef<string | null>(null)
  useEffect(() => {
    jetzt.current = tasten
  })
  useEffect(() => {
    const merke = () => {
      letzte.current = zeileMitFokus() ?? letzte.current
    }
    document.addEventListener('focusin', merke)
    return () => document.removeEventListener('focusin', merke)
  }, [])

  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const aktuelle = () => {
      const id = zeileMitFokus() ?? letzte.current
      return jetzt.current.zeilen.find((zeile) => zeile.id === id) ?? null
    }
    const gemeinte = () => {
      const { zeilen, gewaehlt } = jetzt.current
      const eine = aktuelle()
      if (gewaehlt.size > 0) return zeilen.filter(({ id }) => gewaehlt.has(id))
      return eine === null ? [] : [eine]
    }
    const einerDerZeilen = (handlungen: readonly PersonenHandlung[]) => () =>
      jetzt.current.zeilen.some(({ moeglich }) => handlungen.some((handlung) => moeglich.includes(handlung)))
    const sammel = (schritt: SammelSchritt) => {
      const ids = gemeinte().flatMap(({ id, moeglich }) => (moeglich.includes(schritt) ? [id] : []))
      if (ids.length > 0) jetzt.current.onSammel(schritt, ids)
      return ids.length > 0
    }
    const einzeln = (handlungen: readonly PersonenHandlung[]) => {
      const zeile = aktuelle() ?? gemeinte()[0]
      const handlung = handlungen.find((eine) => zeile?.moeglich.includes(eine))
      if (zeile !== undefined && handlung !== undefined) jetzt.current.onSchritt(handlung, zeile.id)
    }
    return [
      {
        id: 'bestellung.naechste',
        name: t('tasten.naechste'),
        section,
        chord: 'j',
        perform: () => wandere(zeileMitFokus() ?? letzte.current, 1),
      },
      {
        id: 'bestellung.vorige',
        name: t('tasten.vorige'),
        section,
        chord: 'k',
        perform: () => wandere(zeileMitFokus() ?? letzte.current, -1),
      },
      {
        id: 'bestellung.oeffnen',
        name: t('tasten.oeffnen'),
        section,
        chord: 'enter',
        // With the focus on a link or a button the browser does what that says. The help is a dialog and lists the key.
        visible: () => document.activeElement === document.body || document.querySelector('[aria-modal="true"]') !== null,
        perform: () => {
          const zeile = aktuelle()
          if (zeile !== null) jetzt.current.onOeffnen(zeile.id)
        },
      },
      { id: 'bestellung.suchen', name: t('tasten.suchen'), section, chord: '/', perform: () => jetzt.current.suchfeld.current?.focus() },
      {
        id: 'bestellung.auswaehlen',
        name: t('tasten.auswaehlen'),
        section,
        chord: 'x',
        visible: einerDerZeilen(['verordnen', 'annehmen', 'bereitstellen']),
        perform: () => {
          const zeile = aktuelle()
          if (zeile !== null) jetzt.current.onUmschalten(zeile.id)
        },
      },
      {
        id: 'bestellung.zusagen',
        name: `${s('name.verordnen')} / ${s('name.annehmen')}`,
        section,
        chord: 'a',
        visible: einerDerZeilen(['verordnen', 'annehmen']),
        perform: () => void (sammel('verordnen') || sammel('annehmen')),
      },
      {
        id: 'bestellung.bereitstellen',
        name: s('name.bereitstellen'),
        section,
        chord: 'b',
        visible: einerDerZeilen(['bereitstellen']),
        perform: () => void sammel('bereitstellen'),
      },
      {
        id: 'bestellung.ablehnen',
        name: s('name.arztAblehnen'),
        section,
        chord: 'r',
        visible: einerDerZeilen(['arztAblehnen', 'apothekeAblehnen']),
        perform: () => einzeln(['arztAblehnen', 'apothekeAblehnen']),
      },
      {
        id: 'bestellung.rueckfrage',
        name: s('name.rueckfrageStellen'),
        section,
        chord: 'f',
        visible: einerDerZeilen(['rueckfrageStellen']),
        perform: () => einzeln(['rueckfrageStellen']),
      },
    ]
  }, [t, s])
  useActions(actions)
}
