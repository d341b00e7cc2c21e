import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { serieContract, type SerienAngaben, type SerienAnswer, type SerienQuittung } from '@dreiklang/domain/serie/serie.contract'
import type { TestClient } from '../testServer.ts'

const c = serieContract

export const serienBody = (ids: { klientId: string; personIds: string[] }, rest: Partial<SerienAngaben> = {}): SerienAngaben => ({
  typ: 'PFLEGEBESUCH',
  regel: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  uhrzeit: '08:00',
  dauerMinuten: 30,
  gueltigVon: '2026-11-18',
  gueltigBis: null,
  feiertagsregel: 'AUSFUEHREN',
  bundesland: 'BY',
  ausnahmen: [],
  fahrzeug: null,
  leistungen: [],
  anlass: null,
  anlassCode: 'ROUTINE',
  ...ids,
  ...rest,
})

/** @throws when it was refused */
export async function createSerie(client: TestClient, body: SerienAngaben): Promise<SerienQuittung> {
  const answer = await client.call(c.create, { body })
  if (answer.status !== 201) throw new Error(`The series was refused: ${answer.text}`)
  return answer.body
}

export const readSerie = async (client: TestClient, serieId: string): Promise<SerienAnswer> =>
  (await client.call(c.read, { params: { serieId } })).body

export function contentOf(serie: SerienAnswer): Omit<SerienAngaben, 'klientId' | 'typ'> {
  const { regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis, feiertagsregel, bundesland, ausnahmen } = serie
  const { fahrzeug, leistungen, anlass, anlassCode, personen } = serie
  const when = { regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis, feiertagsregel, bundesland, ausnahmen }
  return { ...when, fahrzeug, leistungen, anlass, anlassCode, personIds: personen.map(({ id }) => id) }
}

export async function imPlan(client: TestClient, klientId: string): Promise<string[]> {
  const { body } = await client.call(hausbesuchContract.list, { query: { klientId, limit: '100' } })
  return body.zeilen.map(({ plan, status }) => `${plan?.datum} ${plan?.uhrzeit} ${status}`)
}
