import { type PositionStatus, positionStatus } from '@dreiklang/domain/bestellung/bestellung'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { rowWords } from '@dreiklang/domain/bestellung/rowWords'
import { type BestellungAnswer, type RowAnswer, rowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { inPersonWord } from '@dreiklang/domain/shared/personWord'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { partsOf } from '../../liste/table.fixtures.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { csvField } from '../../liste/export.ts'
import { readTable } from '../../liste/table.ts'
import { niemandsId } from '../angaben.fixtures.ts'
import { type Fall, type Konto, bring, errorOf, put, arznei, withoutRezept } from '../bestellung.fixtures.ts'

const names = [
  'Müller',
  'Mueller',
  'Muller',
  'Möller',
  'Groß',
  'Özdemir',
  '100% Treue',
  'a_b',
  String.raw`back\slash`,
  '=2+5',
  '+49',
  '-1',
  '@SUM(A1)',
  'Mai; "quer"',
]
const reader = ['pfleger', 'arzt', 'apotheker'] as const
type Leser = (typeof reader)[number]

const haus = await hausForTests()
const faelle: Fall[] = []
const seen = {} as Record<Leser, BestellungAnswer[]>

beforeAll(async () => {
  const klienten = await Promise.all(
    names.map((nachname, i) =>
      haus.admit({
        nachname,
        vorname: i % 2 === 0 ? 'Änne' : 'Paul',
        einwilligungen: i % 3 === 0 ? ['EMPFANGSVOLLMACHT', 'VORABINFO'] : ['EMPFANGSVOLLMACHT'],
      }),
    ),
  )
  for (let i = 0; i < 42; i += 1) {
    // Three at the same moment each, so that pages must be cut between equals.
    if (i % 3 === 0) haus.clock.now = new Date(haus.clock.now.getTime() + (i % 12 === 0 ? 20 * 3_600_000 : 60_000))
    const status: PositionStatus = positionStatus[i % 10] ?? 'ENTWURF'
    const prioritaet: Bestellung['prioritaet'] = (['NORMAL', 'DRINGEND', 'NOTFALL'] as const)[i % 3] ?? 'NORMAL'
    const zweite =
      i % 4 === 0 && status === 'BEIM_ARZT'
        ? [withoutRezept({ produkt: { ...arznei().produkt, bezeichnung: 'Pflegecreme %', pzn: '02223945', wirkstoff: 'Urea' } })]
        : []
    const vor = {
      klientId: klienten[i % klienten.length] ?? haus.klientId,
      prioritaet,
      bedarfBis: plusDays(haus.heute(), i % 2),
      positionen: [arznei({ menge: 1 + (i % 5) }), ...zweite],
    }
    faelle.push(await bring(haus, status, { vor, frage: i % 7 === 0 && status !== 'ENTWURF' }))
  }
  for (const konto of reader) {
    const client = await haus.wer(konto)
    const all = await Promise.all(faelle.map(({ id }) => client.call(bestellungContract.read, { params: { bestellungId: id } })))
    seen[konto] = all.filter(({ status }) => status === 200).map(({ body }) => body)
  }
})

type Anfrage = readonly (readonly [string, string])[]

async function frage(konto: Konto, request: Anfrage, path = '/api/bestellungen') {
  const { token } = await haus.wer(konto)
  const search = new URLSearchParams(request.map((pair) => [...pair])).toString()
  const answer = await haus.fetch(new Request(`http://test.invalid${path}?${search}`, { headers: { authorization: `Bearer ${token}` } }))
  // `text()` would swallow the mark at the beginning of the file.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  return { status: answer.status, text, headers: answer.headers }
}

async function liste(konto: Konto, request: Anfrage = [], zwischen: () => Promise<unknown> = async () => {}): Promise<RowAnswer[]> {
  const rows: RowAnswer[] = []
  for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
    const { status, text } = await frage(konto, cursor === null ? request : [...request, ['cursor', cursor]])
    if (status !== 200) throw new Error(text)
    const seite: { zeilen: RowAnswer[]; cursor: string | null } = JSON.parse(text)
    rows.push(...seite.zeilen.map((row) => rowAnswer.parse(row)))
    cursor = seite.cursor
    if (cursor !== null) await zwischen()
  }
  return rows
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const sortiert = (texte: readonly string[]) => texte.toSorted()

const isOver = ({ status, wartetAuf }: RowAnswer) => ['ABGESCHLOSSEN', 'ABGELEHNT', 'STORNIERT'].includes(status) && wartetAuf !== 'PFLEGE'
/** What is over is needed on no day: it comes last, the latest first. */
function nachBedarf(a: RowAnswer, b: RowAnswer): number {
  if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1
  return isOver(a) ? b.bedarfBis.localeCompare(a.bedarfBis) : a.bedarfBis.localeCompare(b.bedarfBis)
}

const rang = (row: RowAnswer) => {
  if (isOver(row)) return 4
  return row.status === 'ENTWURF' ? 3 : ['NOTFALL', 'DRINGEND', 'NORMAL'].indexOf(row.prioritaet)
}
/** Emergencies, then what is urgent, then by the day of need, then the oldest; drafts and what is over behind. */
const nachEile = (a: RowAnswer, b: RowAnswer) => rang(a) - rang(b) || nachBedarf(a, b) || a.erstelltAm.localeCompare(b.erstelltAm)

describe('a page after the other', () => {
  it.each(reader)('%s finds every order that the own side may read, once', async (konto) => {
    expect(sortiert(ids(await liste(konto)))).toEqual(sortiert(ids(seen[konto])))
  })

  it.each([
    ['eilig', nachEile],
    ['neueste', (a: RowAnswer, b: RowAnswer) => b.erstelltAm.localeCompare(a.erstelltAm)],
    ['aelteste', (a: RowAnswer, b: RowAnswer) => a.erstelltAm.localeCompare(b.erstelltAm)],
    ['bedarf', nachBedarf],
  ] as const)('sorted by %s, nothing is lost or doubled while orders come in', async (sorting, ordnung) => {
    const added: string[] = []
    const before = ids(await liste('pfleger'))
    for (const limit of ['5', '13', '100']) {
      const rows = await liste(
        'pfleger',
        [
          ['sortierung', sorting],
          ['limit', limit],
        ],
        async () => {
          if (added.length < 6) added.push((await put(haus)).id)
        },
      )
      const gesehen = ids(rows)
      expect(new Set(gesehen).size).toBe(gesehen.length)
      expect(sortiert(gesehen.filter((id) => !added.includes(id)))).toEqual(sortiert(before))
      for (const [i, row] of rows.entries()) {
        const next = rows[i + 1]
        if (next !== undefined) expect(ordnung(row, next)).toBeLessThanOrEqual(0)
      }
    }
    for (const id of added)
      expect((await (await haus.wer('pfleger')).call(bestellungContract.remove, { params: { bestellungId: id } })).status).toBe(204)
  })

  it('a line says the same as the record', async () => {
    for (const konto of reader) {
      for (const row of await liste(konto)) {
        const satz = seen[konto].find(({ id }) => id === row.id)
        const { nummer, version, status, wartetAuf, prioritaet, bedarfBis, erstelltAm, gesendetAm, teilweise } = row
        expect(satz).toMatchObject({ nummer, version, status, wartetAuf, prioritaet, bedarfBis, erstelltAm, gesendetAm, teilweise })
        expect(row.klient?.name).toBe(`${satz?.klient?.nachname}, ${satz?.klient?.vorname}`)
        expect(row.positionen).toEqual(
          satz?.positionen.map((p) => ({
            hkpBis: null,
            id: p.id,
            bezeichnung: p.produkt.bezeichnung,
            menge: p.menge,
            mengeneinheit: p.mengeneinheit,
            status: p.status,
          })),
        )
        expect(row.gegenueber).toEqual({
          pflegedienst: satz?.pflegedienst.name,
          praxis: satz?.praxis?.name ?? null,
          apotheke: satz?.apotheke?.name ?? null,
        })
        const zugesagt = new Set(
          satz?.positionen.flatMap(({ uebergaenge }) =>
            Object.entries(uebergaenge)
              .filter(([, open]) => open === true)
              .map(([handlung]) => handlung),
          ),
        )
        for (const handlung of zugesagt) expect([row.status, row.moeglich]).toEqual([row.status, expect.arrayContaining([handlung])])
      }
    }
  })
})

/** The trade's reading of letters: ä, ae and a are the same when someone searches. */
const gefaltet = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'a')
    .replaceAll('ö', 'o')
    .replaceAll('ü', 'u')
    .replaceAll('ß', 'ss')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')

function fits(satz: BestellungAnswer, request: Anfrage): boolean {
  const values = (name: string) => request.filter(([key]) => key === name).map(([, value]) => value)
  const one = (name: string, value: string | null) => values(name).length === 0 || values(name).includes(value ?? '')
  const [search] = values('suche')
  const [from = '0'] = values('von')
  const [to = '9'] = values('bis')
  const tag = berlinDate(satz.erstelltAm)
  const organisationen = [satz.pflegedienst.id, satz.praxisId, satz.apothekeId]
  return (
    one('status', satz.status) &&
    one('wartetAuf', satz.wartetAuf) &&
    (values('wartetAuf').length === 0 || satz.status !== 'ENTWURF') &&
    one('prioritaet', satz.prioritaet) &&
    one('klientId', satz.klientId) &&
    (values('organisationId').length === 0 || organisationen.some((id) => values('organisationId').includes(id ?? ''))) &&
    from <= tag &&
    tag <= to &&
    (search === undefined || findet(satz, search))
  )
}

function findet({ klient, nummer, pflegedienst, praxis, apotheke, positionen }: BestellungAnswer, search: string): boolean {
  const { nachname = '', vorname = '' } = klient ?? {}
  if (search.length < 3) return gefaltet(`${nachname}, ${vorname}`).startsWith(gefaltet(search))
  const words = [
    nummer,
    nachname,
    vorname,
    pflegedienst.name,
    praxis?.name ?? '',
    apotheke?.name ?? '',
    ...positionen.flatMap(({ produkt: { bezeichnung, pzn, wirkstoff } }) => [bezeichnung, pzn ?? '', wirkstoff ?? '']),
  ]
  return words.some((word) => gefaltet(word).includes(gefaltet(search)))
}

const suchen = [
  'Müller',
  'mueller',
  'MULLER',
  'ller',
  'Mö',
  'mo',
  'ÖZ',
  'Groß',
  'gross',
  'Än',
  'Änne',
  '100%',
  '%%%',
  '%',
  '_',
  '__',
  '%a',
  'a_b',
  'axb',
  '\\',
  String.raw`k\s`,
  '=2+',
  'Ramipril',
  '08585997',
  'Pflegecreme %',
  'Urea',
  '2026-0000',
  'Weber',
  'Apotheke am',
  'Sonnenhof',
  'gibt es nicht',
  "';--",
  'quer"',
]

describe('a filter finds what a reader of all records would find', () => {
  const allFilter: readonly (readonly [string, () => readonly string[]])[] = [
    ['status', () => positionStatus],
    ['wartetAuf', () => ['PFLEGE', 'ARZT', 'APOTHEKE', 'KLIENT', 'NIEMAND']],
    ['prioritaet', () => ['NORMAL', 'DRINGEND', 'NOTFALL']],
    ['klientId', () => [...new Set(faelle.map(({ stand }) => stand.klientId ?? ''))].slice(0, 5).concat(niemandsId)],
    ['organisationId', () => [...Object.values(haus.ensemble.organisationen), niemandsId]],
    ['von', () => ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-30']],
    ['bis', () => ['2026-11-17', '2026-11-19', '2026-11-20', '2026-11-30']],
    ['suche', () => suchen],
  ]
  const check = async (konto: Leser, anfrage: Anfrage) => {
    const erwartet = ids(seen[konto].filter((satz) => fits(satz, anfrage)))
    expect({ konto, anfrage, ids: sortiert(ids(await liste(konto, [...anfrage, ['limit', '100']]))) }).toEqual({
      konto,
      anfrage,
      ids: sortiert(erwartet),
    })
  }

  it.each(allFilter)('%s alone, for each side', async (name, values) => {
    for (const konto of reader) for (const value of values()) await check(konto, [[name, value]])
  })

  it('several of a kind, and several kinds together', async () => {
    const choice = fc.tuple(
      fc.constantFrom(...reader),
      fc.array(fc.tuple(fc.nat({ max: allFilter.length - 1 }), fc.nat()), { minLength: 2, maxLength: 5 }),
    )
    const mehrfach = ['status', 'wartetAuf', 'prioritaet']
    for (const [konto, gezogen] of fc.sample(choice, { numRuns: 120, seed: 3 })) {
      const request: [string, string][] = []
      for (const [welcher, welches] of gezogen) {
        const [name, values] = allFilter[welcher] ?? ['status', () => positionStatus]
        const value = values()[welches % values().length] ?? ''
        if (mehrfach.includes(name) || !request.some(([key]) => key === name)) request.push([name, value])
      }
      await check(konto, request)
    }
  })

  it('a practice learns nothing from asking for a pharmacy', async () => {
    for (const request of [
      [['organisationId', haus.ensemble.organisationen.markt]],
      [['suche', 'Apotheke am Markt']],
      [['suche', 'Markt']],
    ] as const) {
      expect(await liste('arzt', request)).toEqual([])
      expect((await liste('apotheker', request)).length).toBeGreaterThan(0)
    }
  })
})

describe('what was not asked properly is refused with the field, and never breaks', () => {
  const uuid = '00000000-0000-4000-8000-000000000001'
  const unsinn: readonly (readonly [string, readonly string[]])[] = [
    [
      'cursor',
      [
        'x',
        '_',
        '2026-11-18',
        `_${uuid}`,
        `2026-13-01_${uuid}`,
        `2026-02-30_${uuid}`,
        `0000-01-01_${uuid}`,
        `2026-11-18_${'-'.repeat(36)}`,
        `2026-11-18_${'f'.repeat(36)}`,
      ],
    ],
    ['cursor', [`2026-11-18T99:00:00Z_${uuid}`, `2026-11-18T10_${uuid}`, 'eyJhIjoxfQ==', "'; drop table bestellung", 'x'.repeat(300)]],
    ['status', ['FOO', '']],
    ['limit', ['0', '101', '-1', 'abc', '1.5', '1e99', '']],
    ['von', ['2026-02-30', '18.11.2026', '0000-01-01', '']],
    ['suche', ['', ' ', 'a\u0000b', 'a\u0007b', 'x'.repeat(81)]],
    ['klientId', ['x']],
    ['organisationId', ['%00']],
    ['sortierung', ['zufall']],
    ['wartetAuf', ['MICH']],
    ['unbekannt', ['1']],
    ['__proto__', ['1']],
  ]
  it.each(unsinn.flatMap(([name, values]) => values.map((wert) => ({ name, wert }))))('$name=$wert', async ({ name, wert }) => {
    const answer = await frage('pfleger', [[name, wert]])
    expect(answer.status).toBe(400)
    const { code, fields } = errorOf({ ...answer, body: JSON.parse(answer.text) })
    expect(code).toBe('eingabe.ungueltig')
    if (!wert.includes('\u0000')) expect([...new Set(fields.map(({ path }) => path))]).toEqual([name])
  })

  it('a day at the end of all calendars is a day like any other, or none', async () => {
    for (const name of ['von', 'bis'])
      for (const value of ['1000-01-01', '9999-12-30', '9999-12-31'])
        expect([200, 400]).toContain((await frage('pfleger', [[name, value]])).status)
  })

  it('the same filter twice where it can stand once is refused', async () => {
    expect(
      (
        await frage('pfleger', [
          ['suche', 'abc'],
          ['suche', 'def'],
        ])
      ).status,
    ).toBe(400)
  })
})

function readCsv(text: string): string[][] {
  const rows: string[][] = [['']]
  let inAnfuehrung = false
  for (let i = 0; i < text.length; i += 1) {
    const zeichen = text[i] ?? ''
    const row = rows.at(-1) ?? []
    if (inAnfuehrung && zeichen === '"' && text[i + 1] === '"') {
      row[row.length - 1] += '"'
      i += 1
    } else if (zeichen === '"') inAnfuehrung = !inAnfuehrung
    else if (!inAnfuehrung && zeichen === ';') row.push('')
    else if (!inAnfuehrung && zeichen === '\n') rows.push([''])
    else if (inAnfuehrung || zeichen !== '\r') row[row.length - 1] += zeichen
  }
  return rows.slice(0, -1)
}

describe('the file for the office', () => {
  it.each(reader)('has for %s the lines of the list, with the same filter', async (konto) => {
    for (const request of [
      [],
      [
        ['status', 'BEIM_ARZT'],
        ['status', 'GELIEFERT'],
      ],
      [
        ['suche', 'Müller'],
        ['sortierung', 'aelteste'],
      ],
    ] as const) {
      const { status, text, headers } = await frage(konto, request, '/api/bestellungen/export')
      expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        200,
        'text/csv; charset=utf-8',
        `attachment; filename="bestellungen-${haus.heute()}.csv"`,
      ])
      const person = konto === 'pfleger' ? 'Klient/in' : 'Patient/in'
      const { table } = partsOf(text)
      expect([text[0], table.startsWith(`Nummer;${person};`)]).toEqual(['\uFEFF', true])
      const [kopf, ...rows] = readCsv(table)
      const column = (name: string) => kopf?.indexOf(name) ?? -1
      const erwartet = (await liste(konto, request)).map((row) => [
        row.nummer,
        row.klient?.name.replace(/^[=+\-@]/, "'$&"),
        rowWords.de.status[row.status],
        inPersonWord(rowWords.de.wartetAuf[row.wartetAuf], konto === 'pfleger' ? 'klient' : 'patient'),
        row.gegenueber.apotheke ?? '',
      ])
      expect(rows.map((row) => ['Nummer', person, 'Status', 'Wartet auf', 'Apotheke'].map((name) => row[column(name)]))).toEqual(erwartet)
      for (const row of rows) {
        expect(row).toHaveLength(16)
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r|%]/)
      }
    }
  })

  it('says until which hour an emergency is needed, and no hour where nobody said one', async () => {
    const vor = { prioritaet: 'NOTFALL', bedarfBis: plusDays(haus.heute(), 1), bedarfUhrzeit: '08:30' } as const
    const eilig = await put(haus, vor)
    const { text } = await frage('pfleger', [['suche', eilig.stand.nummer]], '/api/bestellungen/export')
    const [kopf, row] = readCsv(partsOf(text).table)
    const column = kopf?.indexOf('Benötigt bis (Uhrzeit)') ?? -1
    expect(row?.[column]).toBe('08:30')
    const all = readCsv(partsOf((await frage('pfleger', [], '/api/bestellungen/export')).text).table)
    expect(new Set(all.slice(1).map((one) => one[column]))).toEqual(new Set(['', '08:30']))
  })

  it('is the same as a workbook', async () => {
    const { token } = await haus.wer('pfleger')
    const answer = await haus.fetch(
      new Request('http://test.invalid/api/bestellungen/export?format=xlsx&prioritaet=NORMAL', {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      `attachment; filename="bestellungen-${haus.heute()}.xlsx"`,
    ])
    const [kopf, ...rows] = await readTable(new Uint8Array(await answer.arrayBuffer()))
    expect(kopf?.slice(0, 3)).toEqual(['Nummer', 'Klient/in', 'Geburtsdatum'])
    const erwartet = (await liste('pfleger', [['prioritaet', 'NORMAL']])).map(({ nummer, klient, bedarfBis }) => [
      nummer,
      klient?.name,
      bedarfBis,
    ])
    expect(rows.map((row) => [row[0], row[1], row[7]])).toEqual(erwartet)
  })

  it('speaks English to who asks in English', async () => {
    const { token } = await haus.wer('pfleger')
    const answer = await haus.fetch(
      new Request('http://test.invalid/api/bestellungen/export', {
        headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
      }),
    )
    expect(partsOf(await answer.text()).table).toMatch(/^Number;Client;Date of birth;/)
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['|cmd', "'|cmd"],
    ['%0A', "'%0A"],
    ['a;b', '"a;b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['Müller', 'Müller'],
    [null, ''],
    [0, '0'],
  ])('never lets a program run a cell: %j becomes %j', (value, field) => expect(csvField(value)).toBe(field))
})
