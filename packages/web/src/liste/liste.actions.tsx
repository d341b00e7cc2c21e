import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useActions, type Action } from '../shared/actions.ts'
import { isSelectable } from './components/Zeilenkopf.tsx'
import type { ListRow } from './components/listForm.ts'
import { lastRow, moveFocus } from './components/rowFocus.ts'
import type { Liste } from './components/useListPage.ts'
import type { ListView } from './components/view.ts'
import { useListTexts } from './liste.texts.ts'

interface ListKeys<Zeile extends ListRow> {
  liste: Liste<Zeile>
  view: ListView<Zeile>
  suchfeld: RefObject<HTMLInputElement | null>
}

export function useListActions<Zeile extends ListRow>(keys: ListKeys<Zeile>): void {
  const t = useListTexts()
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })

  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const rows = () => now.current.liste.stand?.zeilen.map(({ zeile }) => zeile) ?? []
    const aktuelle = () => rows().find(({ id }) => id === lastRow()) ?? null
    return [
      { id: 'liste.naechste', name: t('tasten.naechste'), section, chord: 'j', perform: () => moveFocus(1) },
      { id: 'liste.vorige', name: t('tasten.vorige'), section, chord: 'k', perform: () => moveFocus(-1) },
      {
        id: 'liste.oeffnen',
        name: t('tasten.oeffnen'),
        section,
        chord: 'enter',
        // With the focus on a link or button the browser handles the key. The help is a dialog and lists it.
        visible: () => document.activeElement === document.body || document.querySelector('[aria-modal="true"]') !== null,
        perform: () => {
          const row = aktuelle()
          if (row !== null) now.current.liste.open(row.id, now.current.view.pfad(row))
        },
      },
      {
        id: 'liste.suchen',
        name: t('tasten.suchen'),
        section,
        chord: '/',
        visible: () => now.current.view.suchePlatzhalter !== undefined,
        perform: () => now.current.suchfeld.current?.focus(),
      },
      {
        id: 'liste.auswaehlen',
        name: t('tasten.auswaehlen'),
        section,
        chord: 'x',
        visible: () => rows().some((row) => isSelectable(now.current.view, row)),
        perform: () => {
          const row = aktuelle()
          if (row !== null && isSelectable(now.current.view, row)) now.current.liste.auswahl.umschalten(row.id)
        },
      },
    ]
  }, [t])
  useActions(actions)
}
