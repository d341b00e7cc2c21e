import type { RuheGrund } from '@dreiklang/domain/frist/frist'
import { type FristAnfrage, type FristListRow, fristContract } from '@dreiklang/domain/frist/frist.contract'
import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { download } from '../shared/download.ts'
import { useSignal } from '../shared/signal.ts'

const c = fristContract
const raum = ['frist'] as const

export type FristSuche = Pick<FristAnfrage, 'tage' | 'nurMeine' | 'ruhende'> & { art: FristListRow['art'] | null }

const anfrageOf = ({ art, tage, nurMeine, ruhende }: FristSuche) => ({
  ...(art === null ? {} : { art }),
  tage: String(tage),
  nurMeine: String(nurMeine),
  ruhende: String(ruhende),
})

export const fristenQuery = (search: FristSuche) =>
  queryOptions({
    queryKey: [...raum, search],
    queryFn: ({ signal }) => call(c.list, { query: anfrageOf(search), signal }),
    placeholderData: keepPreviousData,
  })

/** Asked anew when what it follows from was saved, and not with every signal: each reading is logged. */
export const beratungQuery = ({ id: klientId, person, versicherung }: AkteAnswer) =>
  queryOptions({
    queryKey: ['beratung', klientId, person.version, versicherung.version],
    queryFn: ({ signal }) => call(c.beratung, { params: { klientId }, signal }),
  })

export const fetchKalender = (search: FristSuche) => download(c.calendar, { query: anfrageOf(search), fileName: 'fristen.ics' })

export function useFristenLive(): () => Promise<void> {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ queryKey: raum })
  useSignal('frist', () => void readAgain())
  useSignal('hausbesuch', () => void readAgain())
  return readAgain
}

const meant = ({ art, objektId, faellig }: FristListRow) => ({ art, objektId, faellig })

export const suspend = (frist: FristListRow, ruhe: { bis: string; grund: RuheGrund } | null, idempotencyKey?: string) =>
  call(c.rest, { body: { ...meant(frist), ruhe }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) })

export const assign = (frist: FristListRow, personId: string | null, idempotencyKey?: string) =>
  call(c.assign, { body: { ...meant(frist), personId }, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) })

export const askPraxis = ({ objektId, faellig }: FristListRow, praxisId: string | null, idempotencyKey: string) =>
  call(c.askPractice, { body: { objektId, faellig, praxisId }, idempotencyKey })

export const rememberCard = ({ klient, praxisId }: FristListRow, eingelesen: boolean) =>
  call(c.cardRead, { body: { klientId: klient?.id ?? '', praxisId: praxisId ?? '', eingelesen } })
