import { type Blatt, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import {
  type DokumentationAnswer,
  dokumentationAnswer,
  dokumentationContract,
} from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { create, planBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const c = dokumentationContract

export const struempfe = { code: null, bezeichnung: 'Kompressionsstrümpfe anziehen', quelle: 'SGB_XI', sollMinuten: 10 }

export async function beginBesuch(
  { leitung, wer }: { leitung: TestClient; wer: TestClient },
  ids: { klientId: string; personId: string },
  rest: Record<string, unknown> = {},
): Promise<string> {
  const besuch = await create(
    leitung,
    'plan',
    planBody({ klientId: ids.klientId, personIds: [ids.personId] }, { datum: '2026-11-18', ...rest }),
  )
  await run(wer, besuch, 'beginnen', { identitaetGeprueft: true })
  return besuch
}

export async function readBlatt(client: TestClient, hausbesuchId: string): Promise<DokumentationAnswer> {
  const { body } = await client.call(c.read, { params: { hausbesuchId } })
  return dokumentationAnswer.parse(body)
}

export async function writeBlatt(
  client: TestClient,
  wie: 'save' | 'finish',
  { hausbesuchId, blatt }: { hausbesuchId: string; blatt: Blatt },
) {
  const { version } = await readBlatt(client, hausbesuchId)
  return client.call(c[wie], { params: { hausbesuchId }, body: { version, blatt } })
}

export const gemessen = (am: string, rest: Record<string, unknown> = {}): Blatt['vitalwerte'][number] => ({
  id: crypto.randomUUID(),
  art: 'BLUTDRUCK',
  wert: 150,
  wert2: 85,
  am,
  ort: 'linker Arm, sitzend',
  geraet: null,
  bemerkung: null,
  ...rest,
})

export const fertigesBlatt = (leistungen: number, rest: Partial<Blatt> = {}): Blatt => ({
  ...emptyBlatt(leistungen),
  leistungen: Array.from({ length: leistungen }, () => ({ erbracht: true, grund: null })),
  ergebnis: 'Klientin wohlauf, Wunde trocken',
  handzeichen: 'M 1 1 L 2 2',
  ...rest,
})
