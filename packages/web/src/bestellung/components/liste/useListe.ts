import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useGoTo, useSearchState } from '../../../shared/searchState.ts'
import { bestellungPfad, type ListenSeite } from '../../bestellung.paths.ts'
import { listenQuery, zahlenQuery } from '../../bestellung.queries.ts'
import { useLive } from '../live.ts'
import { type AnsichtId, type ListenSuche, anfrageVon, ansichtVon, ansichten, listenSuche } from './ansichten.ts'
import { useAuswahl } from './auswahl.ts'
import { merkeStelle, nimmStelle } from './rueckkehr.ts'
import { useStehendeZeilen } from './useStehendeZeilen.ts'
import { fokussiere } from './zeilenFokus.ts'

/** Everything a list page knows: filters from the address, lines from the server, what is selected. */
export function useListe(seite: ListenSeite) {
  const [suche, setSuche] = useSearchState(listenSuche)
  const adresse = useLocation({ select: ({ href }) => href })
  const goTo = useGoTo()
  useLive(null)

  const ansicht = ansichtVon(seite, suche.ansicht)
  const anfrage = anfrageVon(suche, ansicht)
  const schluessel = JSON.stringify(anfrage)
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...listenQuery(anfrage), placeholderData: keepPreviousData })
  const { data: zahlen } = useQuery(zahlenQuery)
  const [eigene, setEigene] = useState<ReadonlySet<string>>(new Set())
  const { stand, zeigeNeues } = useStehendeZeilen(schluessel, { frisch: isPlaceholderData ? undefined : data?.zeilen, eigene })

  const da = stand !== null
  useEffect(() => {
    const zurueckZu = da ? nimmStelle(adresse) : null
    if (zurueckZu !== null) fokussiere(zurueckZu)
  }, [da, adresse])

  const setzeAnsicht = (id: AnsichtId) => {
    const naechste = ansichtVon(seite, id)
    setSuche({
      ansicht: id === ansichten[seite][0]?.id ? null : id,
      cursor: [],
      // What a tab decides by itself cannot stay set beside it.
      ...(naechste.status === undefined ? {} : { status: [] }),
      ...(naechste.wartetAuf === undefined ? {} : { wartetAuf: [] }),
    })
  }
  const blaettere = (cursor: string[]) => {
    setSuche({ cursor }, { replace: false })
    window.scrollTo({ top: 0 })
  }
  const oeffne = (bestellungId: string) => {
    merkeStelle(adresse, bestellungId)
    goTo(bestellungPfad(bestellungId))
  }
  const weiter = isPlaceholderData ? null : (data?.cursor ?? null)

  return {
    suche,
    ansicht,
    anfrage,
    zahlen,
    stand,
    error,
    laedt: isPlaceholderData || (data === undefined && error === null),
    auswahl: useAuswahl(schluessel),
    seite: suche.cursor.length + 1,
    nochmal: () => void refetch(),
    zeigeNeues,
    setzeAnsicht,
    filtere: (aenderung: Partial<ListenSuche>) => setSuche({ ...aenderung, cursor: [] }),
    vor: weiter === null ? null : () => blaettere([...suche.cursor, weiter]),
    zurueck: suche.cursor.length === 0 ? null : () => blaettere(suche.cursor.slice(0, -1)),
    zumAnfang: () => blaettere([]),
    oeffne,
    merke: (bestellungId: string) => merkeStelle(adresse, bestellungId),
    erledigt: useCallback((ids: readonly string[]) => setEigene((bisher) => new Set([...bisher, ...ids])), []),
  }
}

export type Liste = ReturnType<typeof useListe>
