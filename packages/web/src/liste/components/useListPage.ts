import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchValues } from '../../shared/searchParams.ts'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { ansichtenQuery, seiteQuery } from '../liste.queries.ts'
import {
  anfrageOf,
  isReplaced,
  type ListForm,
  type ListRow,
  reiterOf,
  type SucheChange,
  queryFrom,
  queryOfAnsicht,
  searchSchema,
} from './listForm.ts'
import { focus } from './rowFocus.ts'
import { rememberPlace, takePlace } from './rueckkehr.ts'
import { useListPaper } from './useListPaper.ts'
import { useSelection } from './selection.ts'
import { markOwn, rowAfter, startMischung, mix, withoutOwn, type Mischung } from './standingRows.ts'

function useListSearch<Zeile extends ListRow>(form: ListForm<Zeile>) {
  const [values, setValues] = useSearchState(searchSchema(form))
  const set = ({ filter, ...rest }: SucheChange, how?: { replace: boolean }) => setValues({ ...rest, ...filter }, how)
  return { suche: queryFrom(form, values), set }
}

export function useListPage<Zeile extends ListRow>(form: ListForm<Zeile>) {
  const { suche, set } = useListSearch(form)
  const adresse = useLocation({ select: ({ href }) => href })
  const goTo = useGoTo()

  const anfrage = anfrageOf(form, suche)
  const key = JSON.stringify(anfrage)
  const ersetzt = isReplaced(form, suche)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...seiteQuery(form, anfrage),
    placeholderData: keepPreviousData,
    enabled: !ersetzt,
  })
  const [eigene, setEigene] = useState<ReadonlySet<string>>(new Set())
  const [sammel, setSammel] = useState<{ aktion: string; ids: readonly string[] } | null>(null)
  const { stand, showNew } = useStandingRows(key, {
    frisch: isPlaceholderData ? undefined : data?.zeilen,
    eigene,
    keepsDone: form.keepsDone === true,
  })
  useStandardAnsicht(form, set)

  const da = stand !== null
  useEffect(() => {
    const zurueckZu = da ? takePlace(adresse) : null
    if (zurueckZu !== null) focus(zurueckZu)
  }, [da, adresse])

  const turn = (cursor: string[]) => {
    set({ cursor }, { replace: false })
    window.scrollTo({ top: 0 })
  }
  const auswahl = useSelection<Zeile>(key)
  const paper = useListPaper(form, { anfrage, key })
  const erledigt = useCallback((ids: readonly string[]) => setEigene((previous) => new Set([...previous, ...ids])), [])
  const weiter = isPlaceholderData ? null : (data?.cursor ?? null)

  return {
    form,
    suche,
    anfrage,
    stand,
    /** Something else stands in the place of the lines. */
    ersetzt,
    zeilen: ersetzt ? [] : (auswahl.treffer ?? stand?.zeilen.map(({ zeile }) => zeile) ?? []),
    mehrSeiten: weiter !== null || suche.cursor.length > 0,
    error,
    laedt: isPlaceholderData || (data === undefined && error === null),
    auswahl,
    paper,
    seite: suche.cursor.length + 1,
    nochmal: () => void refetch(),
    showNew,
    /** Changes what does not change the lines: columns, density. */
    set,
    /** Begins again on the first page. */
    filtere: (change: SucheChange) => set({ ...change, cursor: [] }),
    setReiter: (id: string) => {
      const [neuer, alter] = [reiterOf(form, id), reiterOf(form, suche.ansicht)]
      const fest = Object.keys(neuer?.fest ?? {})
      const previous = suche.sortierung === alter?.sortierung ? form.sortierungen[0] : suche.sortierung
      set({
        ansicht: id === form.reiter?.[0].id ? null : id,
        cursor: [],
        sortierung: neuer?.sortierung ?? previous,
        // A filter fixed by a tab cannot also be set separately.
        filter: Object.fromEntries(fest.map((name) => [name, Array.isArray(suche.filter[name]) ? [] : null])),
      })
    },
    vor: weiter === null ? null : () => turn([...suche.cursor, weiter]),
    zurueck: suche.cursor.length === 0 ? null : () => turn(suche.cursor.slice(0, -1)),
    toStart: () => turn([]),
    open: (id: string, path: string) => {
      rememberPlace(adresse, id)
      goTo(path)
    },
    remember: (id: string) => rememberPlace(adresse, id),
    erledigt,
    sammel,
    collect: (aktion: string, ids: readonly string[]) => setSammel({ aktion, ids }),
    closeSammel: (getan: readonly string[]) => {
      const next = form.keepsDone === true ? rowAfter(stand, getan) : null
      // After the dialog has closed; otherwise its focus trap takes the focus back.
      setTimeout(() => focus(next) || sammel?.ids.some(focus), 0)
      setSammel(null)
      // Whoever only looked keeps what was selected.
      if (getan.length === 0) return
      erledigt(getan)
      auswahl.set([])
      void refetch()
    },
  }
}

export type Liste<Zeile extends ListRow> = ReturnType<typeof useListPage<Zeile>>

function useStandardAnsicht<Zeile extends ListRow>(form: ListForm<Zeile>, set: (change: SucheChange) => void): void {
  const adresse = useLocation({ select: ({ search }): SearchValues => search })
  const withoutWunsch = Object.keys(adresse).every((name) => !(name in searchSchema(form).shape))
  const { data } = useQuery(ansichtenQuery(form.id))
  const getan = useRef(false)
  useEffect(() => {
    if (getan.current) return
    // A wish expressed before the views had loaded counts too.
    getan.current = data !== undefined || !withoutWunsch
    const standard = data?.ansichten.find(({ id }) => id === data.standardId)
    if (withoutWunsch && standard !== undefined) set(queryOfAnsicht(form, standard))
  }, [data, form, set, withoutWunsch])
}

interface Stand<Zeile> extends Mischung<Zeile> {
  schluessel: string
  frisch: readonly Zeile[]
}

/** `schluessel` names filter and page: another one starts again. `frisch`: the newest answer; undefined while the first is on its way. */
export function useStandingRows<Zeile extends ListRow>(
  schluessel: string,
  { frisch, eigene, keepsDone = false }: { frisch: readonly Zeile[] | undefined; eigene: ReadonlySet<string>; keepsDone?: boolean },
): { stand: Mischung<Zeile> | null; showNew: () => void } {
  const [stand, setStand] = useState<Stand<Zeile> | null>(null)
  const gleich = stand !== null && stand.schluessel === schluessel
  if (frisch !== undefined && !(gleich && stand.frisch === frisch)) {
    setStand({ schluessel, frisch, ...(gleich ? mix(stand.zeilen, frisch) : startMischung(frisch)) })
  }
  return {
    stand: stand && (keepsDone ? markOwn : withoutOwn)(stand, eigene),
    showNew: () => {
      if (stand !== null) setStand({ ...stand, ...startMischung(stand.frisch) })
    },
  }
}
