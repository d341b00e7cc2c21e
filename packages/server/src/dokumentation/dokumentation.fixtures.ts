/** For tests of documentation: a visit at which someone is, and words for its sheet. */
import { type Blatt, leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import {
  type DokumentationAntwort,
  dokumentationAntwort,
  dokumentationContract,
} from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { legeAn, planBody, tue } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const c = dokumentationContract

export const struempfe = { code: null, bezeichnung: 'Kompressionsstrümpfe anziehen', quelle: 'SGB_XI', sollMinuten: 10 }

/** Planned for the person and begun; answers the id. */
export async function beginneBesuch(
  { leitung, wer }: { leitung: TestClient; wer: TestClient },
  ids: { klientId: string; personId: string },
  rest: Record<string, unknown> = {},
): Promise<string> {
  const besuch = await legeAn(
    leitung,
    'plan',
    planBody({ klientId: ids.klientId, personIds: [ids.personId] }, { datum: '2026-11-18', ...rest }),
  )
  await tue(wer, besuch, 'beginnen', { identitaetGeprueft: true })
  return besuch
}

export async function liesBlatt(client: TestClient, hausbesuchId: string): Promise<DokumentationAntwort> {
  const { body } = await client.call(c.read, { params: { hausbesuchId } })
  return dokumentationAntwort.parse(body)
}

/** Keeps or finishes in the name of someone, with the version that he sees now. */
export async function schreibeBlatt(
  client: TestClient,
  wie: 'save' | 'finish',
  { hausbesuchId, blatt }: { hausbesuchId: string; blatt: Blatt },
) {
  const { version } = await liesBlatt(client, hausbesuchId)
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

/** Whole: it can be finished. */
export const fertigesBlatt = (leistungen: number, rest: Partial<Blatt> = {}): Blatt => ({
  ...leeresBlatt(leistungen),
  leistungen: Array.from({ length: leistungen }, () => ({ erbracht: true, grund: null })),
  ergebnis: 'Klientin wohlauf, Wunde trocken',
  handzeichen: 'M 1 1 L 2 2',
  ...rest,
})
