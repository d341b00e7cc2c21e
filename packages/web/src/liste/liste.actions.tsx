import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useActions, type Action } from '../shared/actions.ts'
import { isSelectable, openRow } from './components/Zeilenkopf.tsx'
import type { ListRow } from './components/listForm.ts'
import { lastRow, moveFocus } from './components/rowFocus.ts'
import type { Liste } from './components/useListPage.ts'
import type { ListView } from './components/view.ts'
import { useListTexts } from './liste.texts.ts'

/** Ctrl+A and Ctrl+Enter mean something else in a field, and behind a dialog nothing is meant. */
const isInField = (): boolean =>
  (document.activeElement?.closest('input:not([type="checkbox"]), textarea, [aria-modal="true"]') ?? null) !== null

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

  const { ersetzt } = keys.liste
  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const rows = () => now.current.liste.stand?.zeilen.map(({ zeile }) => zeile) ?? []
    const selectable = () => rows().flatMap((row) => (isSelectable(now.current.view, row) ? [row.id] : []))
    const aktuelle = () => rows().find(({ id }) => id === lastRow()) ?? null
    const search: Action = {
      id: 'liste.suchen',
      name: t('tasten.suchen'),
      section,
      chord: '/',
      visible: () => now.current.view.suchePlatzhalter !== undefined,
      perform: () => now.current.suchfeld.current?.focus(),
    }
    // What stands in the place of the lines has keys of its own.
    if (ersetzt) return [search]
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
          if (row !== null) openRow(now.current, row)
        },
      },
      search,
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
      {
        id: 'liste.weiterUnten',
        name: t('tasten.weiterUnten'),
        section,
        chord: 'shift+arrowdown',
        visible: () => selectable().length > 0,
        perform: () => extend(now.current, 1),
      },
      {
        id: 'liste.weiterOben',
        name: t('tasten.weiterOben'),
        section,
        chord: 'shift+arrowup',
        visible: () => selectable().length > 0,
        perform: () => extend(now.current, -1),
      },
      {
        id: 'liste.drucken',
        name: t('datei.drucken'),
        section,
        chord: 'mod+p',
        visible: () => !isInField(),
        perform: () => now.current.liste.paper.print(),
      },
      {
        id: 'liste.alleAuswaehlen',
        name: t('tasten.alle'),
        section,
        chord: 'mod+a',
        visible: () => selectable().length > 0 && !isInField(),
        perform: () => now.current.liste.auswahl.set(selectable()),
      },
      {
        id: 'liste.schritt',
        name: t('tasten.schritt'),
        section,
        chord: 'mod+enter',
        visible: () => firstStep(now.current) !== undefined && !isInField(),
        perform: () => {
          const { liste } = now.current
          const step = firstStep(now.current)
          if (step !== undefined) liste.collect(step.id, [...liste.auswahl.ids])
        },
      },
    ]
  }, [t, ersetzt])
  useActions(actions)
}

/** The first that something selected allows, as in the bar. */
function firstStep<Zeile extends ListRow>({ liste: { zeilen, auswahl }, view: { sammel = [] } }: ListKeys<Zeile>) {
  const chosen = zeilen.filter(({ id }) => auswahl.ids.has(id))
  return sammel.find(({ geht }) => chosen.some(geht))
}

/** Takes the row and the next one in; going back over what is selected takes it out again. */
function extend<Zeile extends ListRow>({ liste, view }: ListKeys<Zeile>, step: 1 | -1): void {
  const { auswahl, stand } = liste
  const before = lastRow()
  moveFocus(step)
  const after = lastRow()
  const selectable = new Set((stand?.zeilen ?? []).flatMap(({ zeile }) => (isSelectable(view, zeile) ? [zeile.id] : [])))
  const ids = new Set(auswahl.ids)
  const isBack = before !== null && after !== null && before !== after && ids.has(before) && ids.has(after)
  if (isBack) ids.delete(before)
  else for (const id of [before, after]) if (id !== null && selectable.has(id)) ids.add(id)
  auswahl.set([...ids])
}
