import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useActions, type Action } from '../shared/actions.ts'
import { useTexts } from '../shared/i18n.ts'
import type { ListenDarstellung } from './components/darstellung.ts'
import type { ListenZeile } from './components/listenForm.ts'
import type { Liste } from './components/useListe.ts'
import { istWaehlbar } from './components/Zeilenkopf.tsx'
import { letzteZeile, wandere } from './components/zeilenFokus.ts'
import { listeTexts } from './liste.texts.ts'

interface ListenTasten<Zeile extends ListenZeile> {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
  suchfeld: RefObject<HTMLInputElement | null>
}

/** Keys of every list: to move, open, select, search. A room adds its own beside them. */
export function useListenActions<Zeile extends ListenZeile>(tasten: ListenTasten<Zeile>): void {
  const t = useTexts(listeTexts)
  const jetzt = useRef(tasten)
  useEffect(() => {
    jetzt.current = tasten
  })

  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const zeilen = () => jetzt.current.liste.stand?.zeilen.map(({ zeile }) => zeile) ?? []
    const aktuelle = () => zeilen().find(({ id }) => id === letzteZeile()) ?? null
    return [
      { id: 'liste.naechste', name: t('tasten.naechste'), section, chord: 'j', perform: () => wandere(1) },
      { id: 'liste.vorige', name: t('tasten.vorige'), section, chord: 'k', perform: () => wandere(-1) },
      {
        id: 'liste.oeffnen',
        name: t('tasten.oeffnen'),
        section,
        chord: 'enter',
        // With the focus on a link or button the browser handles the key. The help is a dialog and lists it.
        visible: () => document.activeElement === document.body || document.querySelector('[aria-modal="true"]') !== null,
        perform: () => {
          const zeile = aktuelle()
          if (zeile !== null) jetzt.current.liste.oeffne(zeile.id, jetzt.current.darstellung.pfad(zeile))
        },
      },
      {
        id: 'liste.suchen',
        name: t('tasten.suchen'),
        section,
        chord: '/',
        visible: () => jetzt.current.darstellung.suchePlatzhalter !== undefined,
        perform: () => jetzt.current.suchfeld.current?.focus(),
      },
      {
        id: 'liste.auswaehlen',
        name: t('tasten.auswaehlen'),
        section,
        chord: 'x',
        visible: () => zeilen().some((zeile) => istWaehlbar(jetzt.current.darstellung, zeile)),
        perform: () => {
          const zeile = aktuelle()
          if (zeile !== null && istWaehlbar(jetzt.current.darstellung, zeile)) jetzt.current.liste.auswahl.umschalten(zeile.id)
        },
      },
    ]
  }, [t])
  useActions(actions)
}
