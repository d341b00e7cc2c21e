import { hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import { type HausbesuchAnswer, hausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { TestClient } from '../testServer.ts'

const c = hausbesuchContract

const kopf = {
  ort: null,
  anlass: 'Fieber seit gestern',
  anlassCode: 'FIEBER',
  dringlichkeit: 'HEUTE',
  transportunfaehigGrund: null,
}

export const anfrageBody = (ids: { klientId: string; organisationId: string | null }, rest: Record<string, unknown> = {}) => ({
  ...kopf,
  typ: 'ARZTBESUCH',
  wunsch: { datum: '2026-11-18', von: '14:00', bis: '16:00' },
  ...ids,
  ...rest,
})

export const planungBody = (personIds: readonly string[], rest: Record<string, unknown> = {}) => ({
  datum: '2026-11-19',
  uhrzeit: '08:00',
  dauerMinuten: 30,
  personIds,
  fahrzeug: null,
  ...rest,
})

export const planBody = (ids: { klientId: string; personIds: readonly string[] }, rest: Record<string, unknown> = {}) => ({
  ...kopf,
  typ: 'PFLEGEBESUCH',
  klientId: ids.klientId,
  leistungen: [],
  ...planungBody(ids.personIds),
  ...rest,
})

export async function run(client: TestClient, hausbesuchId: string, handlung: PersonenHandlung, angaben: Record<string, unknown> = {}) {
  const { version } = await readBesuch(client, hausbesuchId)
  return client.call(stepContract[handlung], { params: { hausbesuchId }, body: { version, ...angaben } })
}

export async function readBesuch(client: TestClient, hausbesuchId: string): Promise<HausbesuchAnswer> {
  const { body } = await client.call(c.read, { params: { hausbesuchId } })
  return hausbesuchAnswer.parse(body)
}

/** A question or a plan; answers the id. @throws when it was refused */
export async function create(client: TestClient, wie: 'ask' | 'plan', body: Record<string, unknown>): Promise<string> {
  const answer = wie === 'ask' ? await client.call(c.ask, { body }) : await client.call(c.plan, { body })
  if (answer.status !== 201) throw new Error(`The visit was refused: ${answer.text}`)
  return answer.body.id
}
