/** All that leaves the product as a file is walked here: a list that gains an export is in it by its contract alone. */
import { exportMedia } from '@dreiklang/domain/liste/liste.contract'
import { sql } from './database/sql.ts'
import type { Call } from '@dreiklang/domain/shared/contract'
import { isTrailField, isTitle } from '@dreiklang/domain/protokoll/fieldWords'
import { describe, expect, it } from 'vitest'
import { bring } from './bestellung/bestellung.fixtures.ts'
import { create, planBody, run } from './hausbesuch/hausbesuch.fixtures.ts'
import { hausForTests } from './forTests.fixtures.ts'
import { readTable } from './liste/table.ts'
import { openZip } from './liste/zip.ts'
import { systemContext } from './shared/context.ts'
import { anfrageFor, wer, zugriff } from './zugriff.fixtures.ts'
import { zielWithVisit } from './zugriffZiel.fixtures.ts'

const haus = await hausForTests()
const fall = await bring(haus, 'IN_BEARBEITUNG')
for (const status of ['ENTWURF', 'BEIM_ARZT', 'VERORDNET', 'ABGELEHNT'] as const) await bring(haus, status)
const target = { ...(await zielWithVisit(haus, fall)), personId: haus.personIds.pka }
const leitung = await haus.wer('pflege-admin')
const visit = await create(leitung, 'plan', planBody({ klientId: haus.klientId, personIds: [haus.personId('pfleger')] }))
await run(leitung, visit, 'absagen', { durch: 'PFLEGE', grund: 'SONSTIGES', text: 'Stau' })

const isExport = ({ media }: Call): boolean => [media].flat().some((one) => one === exportMedia[0])
const exports = haus.server.routes.map(({ call }) => call).filter(isExport)
const readers = (call: Call) => wer.filter((who, at) => zugriff[call.id]?.[at] === 200)

/** A vCard is for address books, and so is the CSV of contacts: other programs take it in by its first line, as that of the inventory. */
const withoutHead = ['kontakt.export', 'inventory.export']
/** Abbreviations that the trade speaks, and initials of an organisation. */
const spoken = new Set(['BSNR', 'DSGVO', 'LANR', 'NäPa', 'VERAH', 'FORTE'])

async function take(call: Call, konto: string, query: Record<string, string>, language: string) {
  const { params } = anfrageFor(call, target)
  const path = Object.entries(params ?? {}).reduce((text, [name, value]) => text.replace(`:${name}`, value), call.path)
  const asked = new URLSearchParams({ ...(anfrageFor(call, target).query as Record<string, string>), ...query })
  const answer = await haus.fetch(
    new Request(`http://test.invalid${path}?${asked}`, {
      headers: { authorization: `Bearer ${(await haus.wer(konto as never)).token}`, 'accept-language': language },
    }),
  )
  expect([call.id, konto, answer.status]).toEqual([call.id, konto, 200])
  return new Uint8Array(await answer.arrayBuffer())
}

const codesIn = (text: string): string[] =>
  [...text.matchAll(/\b[A-ZÄÖÜ][A-ZÄÖÜ0-9]*_[A-ZÄÖÜ0-9_]+\b|\b[A-ZÄÖÜ]{4,}\b|\b[a-z]+\.[a-z]+[A-Z]\w*|\b[a-zäöü]{2,}[A-Z][a-z]\w*/g)]
    .map(([code]) => code)
    .filter((code) => !spoken.has(code))

describe('a list as a file', () => {
  it('is known here by its contract', () => {
    expect(exports.map(({ id }) => id).toSorted()).toEqual([
      'bestellung.exportList',
      'dashboards.exportBestellungen',
      'dokumentation.nachweisExport',
      'inventory.export',
      'klient.export',
      'kontakt.export',
      'organisation.export',
      'personal.exportPersonal',
      'protokoll.exportieren',
    ])
  })

  it.each(exports.flatMap((call) => (['de', 'en'] as const).map((language) => [call.id, language, call] as const)))(
    '%s says in %s words and no codes, times of Berlin, and at its head what it is',
    async (_id, language, call) => {
      for (const konto of readers(call)) {
        const text = new TextDecoder().decode(await take(call, konto, { format: 'csv' }, language))
        expect([konto, codesIn(text)]).toEqual([konto, []])
        expect([konto, /\d{4}-\d\d-\d\dT\d\d:|\bUTC\b/.exec(text)?.[0]]).toEqual([konto, undefined])
        if (!withoutHead.includes(call.id)) {
          const [first, ...head] = text.split('\r\n')
          expect(first).toBe(language === 'de' ? 'Angaben' : 'Details')
          expect(head.slice(0, 2).map((line) => line.split(';')[0])).toEqual(
            language === 'de' ? ['Exportiert am', 'Exportiert von'] : ['Exported on', 'Exported by'],
          )
        }
      }
    },
  )

  it.each(exports.map((call) => [call.id, call] as const))('%s says the same in a workbook, on a sheet of its own', async (_id, call) => {
    const [konto = ''] = readers(call)
    const bytes = await take(call, konto, { format: 'xlsx' }, 'de')
    const zip = openZip(bytes, { teile: 20, bytes: 20_000_000 })
    const head = new TextDecoder().decode((await zip.readStore('xl/worksheets/sheet2.xml')) ?? undefined)
    expect(head).toContain('Exportiert am')
    expect(head).toContain('Exportiert von')
    expect((await readTable(bytes)).flat().flatMap(codesIn)).toEqual([])
  })

  it('names each filter that holds something back, in words', async () => {
    const call = exports.find(({ id }) => id === 'bestellung.exportList')
    if (call === undefined) throw new Error('Orders have no export')
    const query = { status: 'BEIM_ARZT', prioritaet: 'NORMAL', von: '2026-01-31', suche: 'Rami' }
    const text = new TextDecoder().decode(await take(call, 'pfleger', query, 'de'))
    expect(text.split('\r\n\r\n')[0]?.split('\r\n').slice(3)).toEqual([
      'Filter: Suche;„Rami“',
      'Filter: Status;Bei der Praxis',
      'Filter: Dringlichkeit;Normal',
      'Filter: Bestellt von;31.01.2026',
    ])
  })
})

it('the audit trail has a word for each field that was named in all of this', async () => {
  const named = await haus.ports.database.query<{ feld: string }>(
    systemContext,
    sql('test.felder', `select distinct unnest(felder) as feld from protokoll`),
    {},
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.map(({ feld }) => feld).filter((feld) => !isTrailField(feld) && !isTitle(feld))).toEqual([])
})
