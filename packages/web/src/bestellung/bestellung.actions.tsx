import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useEffect, useMemo, useRef } from 'react'
import { letzteZeile } from '../liste/components/zeilenFokus.ts'
import { useActions, type Action } from '../shared/actions.ts'
import { useTexts } from '../shared/i18n.ts'
import type { SammelSchritt } from './components/liste/sammelSchritte.ts'
import { listeTexts } from './liste.texts.ts'
import { schritteTexts } from './schritte.texts.ts'

interface SchrittTasten {
  zeilen: readonly ZeileAntwort[]
  gewaehlt: ReadonlySet<string>
  onSammel: (schritt: SammelSchritt, bestellungIds: readonly string[]) => void
  onSchritt: (handlung: PersonenHandlung, bestellungId: string) => void
}

/** Shortcuts for steps in a list. Which step a key triggers follows from the steps the server allows for the rows. */
export function useSchrittActions(tasten: SchrittTasten): void {
  const t = useTexts(listeTexts)
  const s = useTexts(schritteTexts)
  const jetzt = useRef(tasten)
  useEffect(() => {
    jetzt.current = tasten
  })

  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const aktuelle = () => jetzt.current.zeilen.find(({ id }) => id === letzteZeile()) ?? null
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
