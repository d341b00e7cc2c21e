import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { klientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import { anfrageBody, create } from '../hausbesuch/hausbesuch.fixtures.ts'
import { beginBesuch, fertigesBlatt, gemessen, writeBlatt, struempfe } from './dokumentation.fixtures.ts'

const haus = await hausForTests()
beforeAll(async () => {
  const [pfleger, leitung, arzt] = [await haus.wer('pfleger'), await haus.wer('pflege-admin'), await haus.wer('arzt')]
  const { klientId } = haus
  const am = haus.clock.now.toISOString()
  const ids = { klientId, personId: haus.personId('pfleger') }
  const befunde = { ...emptyBlatt(0).befunde, haut: 'GEROETET', sturz: 'Im Bad ausgerutscht' } as const
  const hausbesuchId = await beginBesuch({ leitung, wer: pfleger }, ids, { leistungen: [struempfe] })
  const blatt = fertigesBlatt(1, { vitalwerte: [gemessen(am)], befunde, massnahmen: 'Strümpfe neu angepasst' })
  await writeBlatt(pfleger, 'finish', { hausbesuchId, blatt })
  await create(pfleger, 'ask', anfrageBody({ klientId, organisationId: haus.ensemble.organisationen.weber }))
  const body = { art: 'PULS', von: 50, bis: 90, von2: null, bis2: null, gueltigAb: '2026-11-18', gueltigBis: null }
  await arzt.call(zielbereichContract.set, { params: { klientId }, body })
})

const hole = async (format: 'json' | 'pdf') => {
  const { token } = await haus.wer('pflege-admin')
  const answer = await haus.fetch(
    new Request(`http://test.invalid/api/klienten/${haus.klientId}/auskunft?format=${format}&zweck=KLIENT`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  )
  if (answer.status !== 200) throw new Error(await answer.text())
  return answer
}

it('a Klient is given what was written down at his visits, and the ranges of his doctors, for machines', async () => {
  const { dokumentation } = klientAuskunft.parse(await (await hole('json')).json())
  expect(dokumentation).toMatchObject([
    {
      nummer: expect.stringMatching(/^H-/),
      leistungen: ['Kompressionsstrümpfe anziehen'],
      blatt: { massnahmen: 'Strümpfe neu angepasst', vitalwerte: [{ art: 'BLUTDRUCK', wert: 150, wert2: 85 }] },
    },
    { zielbereich: { art: 'PULS', von: 50, bis: 90 } },
  ])
  expect(JSON.stringify(dokumentation)).not.toMatch(/"v\d\./)
})

it('and on paper in German words', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await (await hole('pdf')).arrayBuffer()))
  const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
  for (const words of [
    'Dokumentation der Hausbesuche',
    'Kompressionsstrümpfe anziehen: erbracht',
    'Blutdruck: 150/85 mmHg',
    'Haut: gerötet',
    'Sturz: Im Bad ausgerutscht',
    'Maßnahmen: Strümpfe neu angepasst',
    'Puls: 50 bis 90',
  ])
    expect(text).toContain(words)
})
