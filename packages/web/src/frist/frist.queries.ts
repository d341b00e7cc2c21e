import { type FristAnfrage, type FristZeile, fristContract } from '@dreiklang/domain/frist/frist.contract'
import type { RuheGrund } from '@dreiklang/domain/frist/frist'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { download } from '../shared/download.ts'
import { useZuruf } from '../shared/zuruf.ts'

const c = fristContract
const raum = ['frist'] as const

export type FristSuche = Pick<FristAnfrage, 'tage' | 'nurMeine' | 'ruhende'> & { art: FristZeile['art'] | null }

const anfrageVon = ({ art, tage, nurMeine, ruhende }: FristSuche) => ({
  ...(art === null ? {} : { art }),
  tage: String(tage),
  nurMeine: String(nurMeine),
  ruhende: String(ruhende),
})

export const fristenQuery = (suche: FristSuche) =>
  queryOptions({
    queryKey: [...raum, suche],
    queryFn: ({ signal }) => call(c.list, { query: anfrageVon(suche), signal }),
    placeholderData: keepPreviousData,
  })

export const holeKalender = (suche: FristSuche) => download(c.calendar, { query: anfrageVon(suche), fileName: 'fristen.ics' })

/** What colleagues note, and what happens to visits, changes the list. */
export function useFristenLive(): () => Promise<void> {
  const client = useQueryClient()
  const liesNeu = () => client.invalidateQueries({ queryKey: raum })
  useZuruf('frist', () => void liesNeu())
  useZuruf('hausbesuch', () => void liesNeu())
  return liesNeu
}

const gemeint = ({ art, objektId, faellig }: FristZeile) => ({ art, objektId, faellig })

export const lasseRuhen = (frist: FristZeile, ruhe: { bis: string; grund: RuheGrund } | null, idempotencyKey?: string) =>
  call(c.rest, { body: { ...gemeint(frist), ruhe }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) })

export const weiseZu = (frist: FristZeile, personId: string | null, idempotencyKey?: string) =>
  call(c.assign, { body: { ...gemeint(frist), personId }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) })

export const fragePraxis = ({ objektId, faellig }: FristZeile, idempotencyKey: string) =>
  call(c.askPractice, { body: { klientId: objektId, faellig }, idempotencyKey })

export const merkeKarte = ({ objektId }: FristZeile, eingelesen: boolean) => call(c.cardRead, { body: { klientId: objektId, eingelesen } })
