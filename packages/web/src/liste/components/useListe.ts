import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchValues } from '../../shared/searchParams.ts'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { ansichtenQuery, seiteQuery } from '../liste.queries.ts'
import { useAuswahl } from './auswahl.ts'
import {
  anfrageVon,
  type ListenForm,
  type ListenZeile,
  reiterVon,
  type SucheAenderung,
  sucheAus,
  sucheDerAnsicht,
  suchSchema,
} from './listenForm.ts'
import { merkeStelle, nimmStelle } from './rueckkehr.ts'
import { useStehendeZeilen } from './useStehendeZeilen.ts'
import { fokussiere } from './zeilenFokus.ts'

/** The whole state of a list, in its address. */
function useListenSuche<Zeile extends ListenZeile>(form: ListenForm<Zeile>) {
  const [werte, setWerte] = useSearchState(suchSchema(form))
  const setze = ({ filter, ...rest }: SucheAenderung, how?: { replace: boolean }) => setWerte({ ...rest, ...filter }, how)
  return { suche: sucheAus(form, werte), setze }
}

/** Everything a list page knows: filters from the address, lines from the server, what is selected. */
export function useListe<Zeile extends ListenZeile>(form: ListenForm<Zeile>) {
  const { suche, setze } = useListenSuche(form)
  const adresse = useLocation({ select: ({ href }) => href })
  const goTo = useGoTo()

  const anfrage = anfrageVon(form, suche)
  const schluessel = JSON.stringify(anfrage)
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...seiteQuery(form, anfrage), placeholderData: keepPreviousData })
  const [eigene, setEigene] = useState<ReadonlySet<string>>(new Set())
  const [sammel, setSammel] = useState<{ aktion: string; ids: readonly string[] } | null>(null)
  const { stand, zeigeNeues } = useStehendeZeilen(schluessel, { frisch: isPlaceholderData ? undefined : data?.zeilen, eigene })
  useStandardAnsicht(form, setze)

  const da = stand !== null
  useEffect(() => {
    const zurueckZu = da ? nimmStelle(adresse) : null
    if (zurueckZu !== null) fokussiere(zurueckZu)
  }, [da, adresse])

  const blaettere = (cursor: string[]) => {
    setze({ cursor }, { replace: false })
    window.scrollTo({ top: 0 })
  }
  const auswahl = useAuswahl<Zeile>(schluessel)
  const erledigt = useCallback((ids: readonly string[]) => setEigene((bisher) => new Set([...bisher, ...ids])), [])
  const weiter = isPlaceholderData ? null : (data?.cursor ?? null)

  return {
    form,
    suche,
    anfrage,
    stand,
    /** What actions are about: the lines of the page, or all that the filter found. */
    zeilen: auswahl.treffer ?? stand?.zeilen.map(({ zeile }) => zeile) ?? [],
    mehrSeiten: weiter !== null || suche.cursor.length > 0,
    error,
    laedt: isPlaceholderData || (data === undefined && error === null),
    auswahl,
    seite: suche.cursor.length + 1,
    nochmal: () => void refetch(),
    zeigeNeues,
    /** Changes what does not change the lines: columns, density. */
    setze,
    /** Begins again on the first page. */
    filtere: (aenderung: SucheAenderung) => setze({ ...aenderung, cursor: [] }),
    setzeReiter: (id: string) => {
      const [neuer, alter] = [reiterVon(form, id), reiterVon(form, suche.ansicht)]
      const fest = Object.keys(neuer?.fest ?? {})
      const bisher = suche.sortierung === alter?.sortierung ? form.sortierungen[0] : suche.sortierung
      setze({
        ansicht: id === form.reiter?.[0].id ? null : id,
        cursor: [],
        sortierung: neuer?.sortierung ?? bisher,
        // A filter fixed by a tab cannot also be set separately.
        filter: Object.fromEntries(fest.map((name) => [name, Array.isArray(suche.filter[name]) ? [] : null])),
      })
    },
    vor: weiter === null ? null : () => blaettere([...suche.cursor, weiter]),
    zurueck: suche.cursor.length === 0 ? null : () => blaettere(suche.cursor.slice(0, -1)),
    zumAnfang: () => blaettere([]),
    oeffne: (id: string, pfad: string) => {
      merkeStelle(adresse, id)
      goTo(pfad)
    },
    merke: (id: string) => merkeStelle(adresse, id),
    /** These rows disappear as soon as the next answer lacks them. */
    erledigt,
    /** The action with many lines that is under way, by the id of its action. */
    sammel,
    sammle: (aktion: string, ids: readonly string[]) => setSammel({ aktion, ids }),
    schliesseSammel: (getan: readonly string[]) => {
      // After the dialog has closed; otherwise its focus trap takes the focus back.
      setTimeout(() => sammel?.ids.some(fokussiere), 0)
      erledigt(getan)
      auswahl.setze([])
      setSammel(null)
      if (getan.length > 0) void refetch()
    },
  }
}

export type Liste<Zeile extends ListenZeile> = ReturnType<typeof useListe<Zeile>>

/** Opens the person's default view once, when the address asks for nothing else. */
function useStandardAnsicht<Zeile extends ListenZeile>(form: ListenForm<Zeile>, setze: (aenderung: SucheAenderung) => void): void {
  const adresse = useLocation({ select: ({ search }): SearchValues => search })
  const ohneWunsch = Object.keys(adresse).every((name) => !(name in suchSchema(form).shape))
  const { data } = useQuery(ansichtenQuery(form.id))
  const getan = useRef(false)
  useEffect(() => {
    if (getan.current) return
    // A wish expressed before the views had loaded counts too.
    getan.current = data !== undefined || !ohneWunsch
    const standard = data?.ansichten.find(({ id }) => id === data.standardId)
    if (ohneWunsch && standard !== undefined) setze(sucheDerAnsicht(form, standard))
  }, [data, form, setze, ohneWunsch])
}
