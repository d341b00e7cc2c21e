import { anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { type BlattAngaben, type DokumentationAntwort, dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import {
  type Rueckblick,
  type Vitalverlauf,
  type ZielAngaben,
  zielbereichContract,
} from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

const c = dokumentationContract
const raum = ['dokumentation'] as const

export const blattQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'blatt', hausbesuchId],
    queryFn: ({ signal }): Promise<DokumentationAntwort> => call(c.read, { params: { hausbesuchId }, signal }),
  })

interface Sendung {
  hausbesuchId: string
  body: BlattAngaben
  idempotencyKey: string
}

/** In the background: who writes must not be held up by the bar that says that something loads. */
export const speichereBlatt = ({ hausbesuchId, ...sendung }: Sendung) =>
  call(c.save, { params: { hausbesuchId }, background: true, ...sendung })
export const schliesseBlatt = ({ hausbesuchId, ...sendung }: Sendung) => call(c.finish, { params: { hausbesuchId }, ...sendung })

const a = anordnungContract
const anordnungenSchluessel = [...raum, 'anordnungen'] as const

export const anordnungenQuery = (nurOffene: boolean) =>
  queryOptions({
    queryKey: [...anordnungenSchluessel, nurOffene],
    queryFn: async ({ signal }) => (await call(a.list, { query: { offen: String(nurOffene) }, signal })).anordnungen,
  })

export const anordnungenNeu = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: anordnungenSchluessel })

interface Entscheidung<Body> {
  anordnungId: string
  body: Body
  idempotencyKey: string
}

export const gegenzeichne = ({ anordnungId, ...rest }: Entscheidung<{ version: number }>) =>
  call(a.countersign, { params: { anordnungId }, ...rest })
export const lehneAb = ({ anordnungId, ...rest }: Entscheidung<{ version: number; grund: string }>) =>
  call(a.reject, { params: { anordnungId }, ...rest })

const z = zielbereichContract
const vitalSchluessel = (klientId: string) => [...raum, 'vitalwerte', klientId] as const

export const vitalverlaufQuery = (klientId: string, tage: Rueckblick) =>
  queryOptions({
    queryKey: [...vitalSchluessel(klientId), tage],
    queryFn: ({ signal }): Promise<Vitalverlauf> => call(z.read, { params: { klientId }, query: { tage }, signal }),
  })

export const vitalverlaufNeu = (client: QueryClient, klientId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: vitalSchluessel(klientId) })

export const setzeZiel = ({ klientId, ...rest }: { klientId: string; body: ZielAngaben; idempotencyKey: string }) =>
  call(z.set, { params: { klientId }, ...rest })
export const beendeZiel = ({ idempotencyKey, ...params }: { klientId: string; zielbereichId: string; idempotencyKey: string }) =>
  call(z.end, { params, idempotencyKey })
