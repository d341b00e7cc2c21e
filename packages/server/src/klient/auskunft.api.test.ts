import { zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { type Bereich, bereiche } from '@dreiklang/domain/klient/akte'
import { bereichAngaben, akteContract } from '@dreiklang/domain/klient/akte.contract'
import { type AuskunftFormat, auskunftContract, klientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { freigabeContract } from '@dreiklang/domain/organisation/freigabe.contract'
import { strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Konto, betaeubungsmittel, bring } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { writePaket } from './auskunftPaket.ts'
import { fillAbove } from './auskunft.fixtures.ts'
import { fieldWord, wahlWord } from './auskunftWords.ts'
import { bereichBody, klientBody, newKvnr, zugangBody } from './klient.fixtures.ts'

const haus = await hausForTests()
let klientId: string
let nummer: string
beforeAll(async () => {
  klientId = await fill()
})

const apotheker = () => haus.ensemble.personen['apotheker']?.name ?? 'nobody'
const angaben = klientBody({ kvnr: newKvnr(), vorname: 'Łucja', nachname: 'von der Straße' })

async function fill(): Promise<string> {
  const leitung = await haus.wer('pflege-admin')
  const id = await haus.admit({ rest: { ...angaben, hausarztId: haus.ensemble.organisationen.weber } })
  const params = { klientId: id }
  const fall = await bring(haus, 'GELIEFERT', {
    vor: { klientId: id, bemerkung: 'Bitte vor dem Mittag.', interneNotiz: 'Schlüssel beim Nachbarn' },
    frage: true,
  })
  nummer = fall.stand.nummer
  await fillAbove(haus, id)
  const answers = [
    await leitung.call(akteContract.updateGesundheit, { params, body: bereichBody.gesundheit() }),
    await leitung.call(akteContract.updateKontakte, { params, body: bereichBody.kontakte() }),
    await leitung.call(akteContract.updateHkp, { params, body: bereichBody.hkp() }),
    await leitung.call(zugangContract.update, { params, body: zugangBody }),
    await leitung.call(zugangContract.addZuteilung, {
      params,
      body: { personId: haus.ensemble.personen['pfleger']?.personId, tag: haus.heute() },
    }),
    await leitung.call(dokumentContract.addDokument, {
      params,
      query: { art: 'ENTLASSBRIEF', dateiName: 'Brief Müller.pdf' },
      body: '%PDF-1.7 Entlassung',
    }),
    await (
      await haus.wer('arzt')
    ).call(zielbereichContract.set, {
      params,
      body: { art: 'PULS', von: 50, bis: 90, von2: null, bis2: null, gueltigAb: haus.heute(), gueltigBis: null },
    }),
    await leitung.call(akteContract.updateMedikation, { params, body: bereichBody.medikation() }),
    await leitung.call(abwesenheitContract.beginAbwesenheit, {
      params,
      body: { art: 'REHA', von: haus.heute(), ort: 'Klinik am See', bemerkung: 'nach Hüft-OP', geplantBis: null },
    }),
  ]
  expect(answers.filter(({ status }) => status >= 400).map(errorOf)).toEqual([])
  return id
}

async function hole(
  format: AuskunftFormat,
  { id = klientId, konto = 'pflege-admin', zweck = 'KLIENT' }: { id?: string; konto?: Konto; zweck?: string } = {},
) {
  const client = await haus.wer(konto)
  return haus.fetch(
    new Request(`http://test.invalid${auskunftContract.export.path.replace(':klientId', id)}?format=${format}&zweck=${zweck}`, {
      headers: { authorization: `Bearer ${client.token}` },
    }),
  )
}
async function textOf(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const json = async (id = klientId) => klientAuskunft.parse(await (await hole('json', { id })).json())

const trails = async (id: string, aktion: string) =>
  haus.ports.database.query<{ art: string; grund: string | null; felder: string[] }>(
    systemContext,
    sql('test.spuren', 'select art, grund, felder from protokoll where klient_id = :klientId and aktion = :aktion order by nr'),
    { klientId: id, aktion },
  )

function fieldsIn(schema: z.ZodType): { feld: string; werte: readonly string[] }[] {
  const kern = (s: z.ZodType): z.ZodType => {
    if (s instanceof z.ZodNullable || s instanceof z.ZodOptional || s instanceof z.ZodDefault) return kern(s.unwrap() as z.ZodType)
    return s instanceof z.ZodArray ? kern(s.element as z.ZodType) : s
  }
  const innen = kern(schema)
  if (!(innen instanceof z.ZodObject)) return []
  return Object.entries(innen.shape as Record<string, z.ZodType>).flatMap(([feld, value]) => {
    const open = kern(value)
    return [{ feld, werte: open instanceof z.ZodEnum ? open.options.map(String) : [] }, ...fieldsIn(open)]
  })
}

describe('all that is kept of a Klient, for machines', () => {
  it('has every section with every field, exactly as the contract says, and no field twice forgotten', async () => {
    const auskunft = await json()
    for (const bereich of bereiche) {
      const fields = Object.keys(bereichAngaben[bereich satisfies Bereich].shape)
      expect(Object.keys(auskunft.akte[bereich]), bereich).toEqual(expect.arrayContaining(fields))
    }
    expect(auskunft.akte).toMatchObject({
      person: { vorname: 'Łucja', nachname: 'von der Straße' },
      gesundheit: { notiz: 'Hört links schlecht.', diagnosen: [{ text: 'Diabetes mellitus, Typ 2' }] },
      hkp: { verordnungen: [{ genehmigungsNr: 'HKP-4711' }] },
      kontakte: { kontakte: [{ name: 'Karl Sohn' }] },
      aerzte: { hausarzt: { name: expect.stringContaining('Weber') } },
    })
  })

  it('leaves no part of the record empty that has something in it', async () => {
    const auskunft = await json()
    const empty = Object.entries(auskunft).filter(([, value]) => Array.isArray(value) && value.length === 0)
    expect(empty.map(([name]) => name)).toEqual([])
    expect(auskunft).toMatchObject({
      schema: 'dreiklang.klient-auskunft/1',
      zweck: 'KLIENT',
      haus: { name: expect.stringContaining('Sonnenhof') },
      abwesenheiten: [{ ort: 'Klinik am See', bemerkung: 'nach Hüft-OP' }],
      bestellungen: [{ nummer, positionen: [expect.objectContaining({ menge: 2 })], rueckfragen: [expect.anything()] }],
    })
  })

  it('tells orders without what somebody may do next, and the look of this very export not yet', async () => {
    const text = JSON.stringify((await json()).bestellungen)
    for (const word of ['uebergaenge', 'nicht_deine_rolle']) expect(text).not.toContain(word)
  })

  it('tells which visits were planned and by which series, with the words that lie sealed, and no step of anybody', async () => {
    const { hausbesuche, serien } = await json()
    expect(hausbesuche).toContainEqual(
      expect.objectContaining({ anlass: 'Verband lockert sich', nummer: expect.stringMatching(/^H-/), zugewiesene: [expect.anything()] }),
    )
    expect(serien).toMatchObject([{ anlass: 'Kompressionsstrümpfe', uhrzeit: '08:00', personen: [{ name: 'Jonas Meyer' }] }])
    for (const word of ['uebergaenge', '"klient"', '"v1.']) expect(JSON.stringify([hausbesuche, serien])).not.toContain(word)
  })

  it('tells what was handed over about him, and what others have asked for him but not how to reach them', async () => {
    const { uebergaben, anliegen } = await json()
    expect(uebergaben).toMatchObject([{ schicht: 'FRUEH', personName: 'Jonas Meyer', text: 'Hat kaum getrunken.' }])
    expect(anliegen).toMatchObject([
      { art: 'NACHBESTELLUNG', wer: 'ANGEHOERIGE', inhalt: { name: 'Ada Huber', text: 'Die Tabletten gehen zu Ende.' } },
    ])
    expect(JSON.stringify(anliegen)).not.toMatch(/089 123456|telefon/)
  })

  it('tells from what to what the record was changed', async () => {
    const { verlauf } = await json()
    const changes = verlauf.flatMap((entry) => (entry.angaben['aenderungen'] ?? []) as { feld: string; nachher: unknown }[])
    expect(changes).toContainEqual({ feld: 'notiz', vorher: null, nachher: 'Hört links schlecht.' })
  })

  it('tells the words of orders that lie sealed', async () => {
    const { bestellungen } = await json()
    expect(bestellungen).toMatchObject([{ bemerkung: 'Bitte vor dem Mittag.', interneNotiz: 'Schlüssel beim Nachbarn' }])
    expect(JSON.stringify(bestellungen)).not.toMatch(/"v\d\./)
  })

  it('lists files with a checksum that the file has, and where it is fetched', async () => {
    const [dokument] = (await json()).dokumente
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('%PDF-1.7 Entlassung')))
    expect(dokument).toMatchObject({ name: 'Brief Müller.pdf', sha256: Buffer.from(hash).toString('hex') })
    const { token } = await haus.wer('pflege-admin')
    const file = await haus.fetch(
      new Request(`http://test.invalid${dokument?.pfad ?? ''}`, { headers: { authorization: `Bearer ${token}` } }),
    )
    expect(await file.text()).toBe('%PDF-1.7 Entlassung')
  })

  it('says that there are keys to the home, and never which', async () => {
    const auskunft = await json()
    expect(auskunft.zugang).toMatchObject({ geaendertVon: expect.any(String) })
    for (const word of [zugangBody.tuercode, zugangBody.schluesseldepot]) expect(JSON.stringify(auskunft)).not.toContain(word)
  })

  it('tells who has seen it, by name, house and kind', async () => {
    await (await haus.wer('pfleger')).call(klientContract.read, { params: { klientId } })
    const { einsicht } = await json()
    expect(einsicht).toContainEqual(
      expect.objectContaining({ person: 'Jonas Meyer', art: 'LESEN', organisation: expect.stringContaining('Sonnenhof') }),
    )
    expect(einsicht.reduce((sum, { anzahl }) => sum + anzahl, 0)).toBeGreaterThan(einsicht.length)
  })

  it('is whole with more entries than fit on a page', async () => {
    const id = await haus.admit()
    await haus.ports.database.query(
      systemContext,
      sql(
        'test.vieleEintraege',
        `insert into protokoll (organisation_id, person_id, person_organisation_id, aktion, art, objekt_art, objekt_id, klient_id)
          select :sonnenhof, :personId, :sonnenhof, 'klient.updatePerson', 'AENDERN', 'KLIENT', :objektId::text, :objektId::uuid from generate_series(1, 2300)`,
      ),
      { sonnenhof: haus.ensemble.organisationen.sonnenhof, personId: haus.ensemble.personen['pfleger']?.personId, objektId: id },
    )
    const { verlauf, einsicht } = await json(id)
    expect(verlauf.filter(({ was }) => was === 'klient.updatePerson')).toHaveLength(2300)
    expect(new Set(verlauf.map((entry) => entry.id)).size).toBe(verlauf.length)
    expect(einsicht.reduce((sum, { anzahl }) => sum + anzahl, 0)).toBeGreaterThanOrEqual(2300)
  })
})

describe('the same on paper', () => {
  it('has every part and every word of the record, umlauts and foreign letters too', async () => {
    const text = await textOf(await hole('pdf', { zweck: 'DIENSTWECHSEL' }))
    const parts = [
      'Person',
      'Wohnen und Erreichbarkeit',
      'Versicherung und Pflegegrad',
      'Ärztinnen und Ärzte',
      'Kontaktpersonen',
      'Gesundheit',
    ]
    const further = [
      'Häusliche Krankenpflege',
      'Einwilligungen',
      'Gewählte Apotheke',
      'Abwesenheiten',
      'Dokumente',
      'Bestellungen',
      'Verlauf',
    ]
    const words = [
      'Łucja',
      'von der Straße',
      'Diabetes mellitus, Typ 2',
      'Hört links schlecht.',
      'Karl Sohn',
      'HKP-4711',
      'Mühlweg 3 a',
      'Reha',
    ]
    const mehr = [
      'Klinik am See',
      'nach Hüft-OP',
      'Brief Müller.pdf',
      'Empfangsvollmacht',
      nummer,
      'Ramipril 5 mg',
      'Jonas Meyer',
      '28.02.1938',
      'Bitte vor dem Mittag.',
      'Schlüssel beim Nachbarn',
    ]
    const rest = [
      'Wer hat die Daten gesehen',
      'für den Wechsel des Pflegedienstes',
      'Seite 1 von',
      'Vorsorgevollmacht',
      'Sturz, Blutverdünnung',
      '61,5',
    ]
    const above = [
      'Pflegebesuch (Abgesagt)',
      'Verband lockert sich',
      'wöchentlich: Mo, Mi, Fr',
      'Zustand: Hat kaum getrunken.',
      'Angehörige',
      '2 × Ramipril 5 mg',
      'Pflegehinweise: bisher nichts, jetzt Hört links schlecht.',
    ]
    for (const word of [...parts, ...further, ...words, ...mehr, ...rest, ...above]) expect(text).toContain(word)
    for (const word of ['undefined', '[object', 'NaN', 'zurueck', '2026-01-02', zugangBody.tuercode]) expect(text).not.toContain(word)
  })

  it('tells of a BtM by which form it was handed over, by whom, and what was there then', async () => {
    const id = await haus.admit()
    const fall = await bring(haus, 'GELIEFERT', { vor: { klientId: id, positionen: [betaeubungsmittel()] } })
    await fall.run('pfleger', 'eingangBestaetigen', { bestaende: [{ positionId: fall.positionIds[0], menge: '25 Stück' }] })
    const text = await textOf(await hole('pdf', { id }))
    for (const word of ['BtM-Rezept Nr. 123456789', 'BtM-Bestand nach Eingang: 25 Stück', `übergeben von ${apotheker()}`])
      expect(text).toContain(word)
  })

  it('has a German word for every field and every choice of the record', () => {
    for (const bereich of bereiche) {
      for (const { feld, werte } of fieldsIn(bereichAngaben[bereich])) {
        expect(fieldWord[feld], `${bereich}.${feld}`).toBeDefined()
        for (const value of werte) expect(wahlWord[feld]?.[value], `${bereich}.${feld}.${value}`).toBeDefined()
      }
    }
  })
})

describe('all of it in one package', () => {
  it('holds the paper, the data and every file under a name that a disk can bear', async () => {
    const leitung = await haus.wer('pflege-admin')
    const id = await haus.admit()
    const put = (dateiName: string, body: string) =>
      leitung.call(dokumentContract.addDokument, { params: { klientId: id }, query: { art: 'ENTLASSBRIEF', dateiName }, body })
    await put('Brief Müller.pdf', '%PDF-1.7 eins')
    await put('..Befund: 3*4.pdf', '%PDF-1.7 zwei')
    const answer = await hole('zip', { id })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const paket = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const text = (path: string) => strFromU8(paket[path] ?? new Uint8Array())
    const dateien = Object.keys(paket).filter((path) => path.startsWith('dokumente/'))
    const names = dateien.map((path) => path.replace(/\d+ /, ''))
    expect(names.toSorted()).toEqual(['dokumente/Befund_ 3_4.pdf', 'dokumente/Brief Müller.pdf'])
    expect(dateien.map(text).toSorted()).toEqual(['%PDF-1.7 eins', '%PDF-1.7 zwei'])
    expect(text('auskunft.pdf').slice(0, 5)).toBe('%PDF-')
    expect(klientAuskunft.parse(JSON.parse(text('auskunft.json'))).dokumente).toHaveLength(2)
    expect(await trails(id, 'klient.auskunft')).toEqual([{ art: 'AUSGEBEN', grund: 'KLIENT', felder: ['zip'] }])
  })

  it('goes on behind a file that is not there any more, and ends', async () => {
    const paket = writePaket([
      { pfad: 'fort.txt', packen: false, readStore: async () => null },
      { pfad: 'da.txt', packen: true, readStore: async () => new TextEncoder().encode('da') },
      { pfad: 'auch-fort.txt', packen: false, readStore: async () => null },
    ])
    expect(Object.keys(unzipSync(new Uint8Array(await new Response(paket).arrayBuffer())))).toEqual(['da.txt'])
  })

  it('breaks off when a file cannot be read, so that no half of it looks whole', async () => {
    const paket = writePaket([
      { pfad: 'a.txt', packen: true, readStore: async () => new Uint8Array([1]) },
      { pfad: 'b.txt', packen: true, readStore: () => Promise.reject(new Error('disk')) },
    ])
    await expect(new Response(paket).arrayBuffer()).rejects.toThrow('disk')
  })
})

describe('who may take it out', () => {
  it('is the head of the owning house; for another house the Klient does not exist', async () => {
    const status = async (konto: Konto) => (await hole('json', { konto })).status
    expect([await status('pfleger'), await status('pflege-admin2'), await status('apotheke-admin'), await status('admin')]).toEqual([
      403, 404, 403, 403,
    ])
  })

  it.each(['?format=pdf', '?zweck=KLIENT&format=xml', '?format=json&zweck=NEUGIER'])('is told what is missing: %s', async (query) => {
    const { token } = await haus.wer('pflege-admin')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await haus.fetch(new Request(`http://test.invalid/api/klienten/${klientId}/auskunft${query}`, { headers }))
    expect(answer.status).toBe(400)
  })

  it('gets that of a restricted Klient too, who exists for nobody else', async () => {
    const id = await haus.admit({ nachname: 'Gesperrt' })
    await bring(haus, 'BEIM_ARZT', { vor: { klientId: id } })
    const leitung = await haus.wer('pflege-admin')
    expect(
      (await leitung.call(loeschungContract.restrict, { params: { klientId: id }, body: { grund: 'Richtigkeit bestritten' } })).status,
    ).toBe(204)
    expect((await leitung.call(akteContract.read, { params: { klientId: id } })).status).toBe(404)
    expect((await leitung.call(auskunftContract.information, { params: { klientId: id } })).status).toBe(404)
    const auskunft = await json(id)
    expect(auskunft).toMatchObject({ akte: { person: { nachname: 'Gesperrt' } }, sperre: { grund: 'Richtigkeit bestritten' } })
    expect([auskunft.bestellungen.length, auskunft.einwilligungen.length, auskunft.apothekenwahlen.length]).toEqual([1, 1, 1])
    expect(auskunft.verlauf.length).toBeGreaterThan(0)
    expect(await textOf(await hole('pdf', { id }))).toContain('Verarbeitung eingeschränkt')
  })

  it('leaves one line in the trail, with the reason, and none when it was refused', async () => {
    const id = await haus.admit()
    await hole('json', { id, konto: 'pflege-admin2' })
    await hole('pdf', { id, zweck: 'KASSE_MD' })
    expect(await trails(id, 'klient.auskunft')).toEqual([{ art: 'AUSGEBEN', grund: 'KASSE_MD', felder: ['pdf'] }])
    expect(await trails(id, 'klient.listDokumente')).toEqual([])
  })
})

describe('what a Klient is told about his data', () => {
  it('fits on one sheet and names house, purposes, his own pharmacy and practice, rights and retention', async () => {
    const answer = await (await haus.wer('pfleger')).call(auskunftContract.information, { params: { klientId } })
    expect(answer.status).toBe(200)
    const { token } = await haus.wer('pfleger')
    const headers = { authorization: `Bearer ${token}` }
    const text = await textOf(await haus.fetch(new Request(`http://test.invalid/api/klienten/${klientId}/information`, { headers })))
    for (const word of [
      'Seite 1 von 1',
      'Łucja von der Straße',
      'Pflegedienst Sonnenhof',
      'Apotheke am Markt',
      'Praxis Dr. Weber',
      'Empfangsvollmacht',
      'Berichtigung',
      '10 Jahre',
    ])
      expect(text).toContain(word)
    expect((await trails(klientId, 'klient.information')).map(({ art }) => art)).toEqual(['AUSGEBEN', 'AUSGEBEN'])
  })
})

describe('the contract on processing by order, on paper', () => {
  it('tells text, version, who and when, to the house and to the platform', async () => {
    const leitung = await haus.wer('pflege-admin')
    const { body: stand } = await leitung.call(freigabeContract.readFreigabe)
    const hol = async (konto: Konto, path: string) => {
      const { token } = await haus.wer(konto)
      return haus.fetch(new Request(`http://test.invalid${path}`, { headers: { authorization: `Bearer ${token}` } }))
    }
    const eigener = await textOf(await hol('pflege-admin', '/api/organisation/avv'))
    for (const word of ['Auftragsverarbeitung', stand.avv?.version ?? '?', stand.avv?.durch ?? '?', '8. Nachweis.', 'Seite 1 von'])
      expect(eigener).toContain(word)
    const sonnenhof = haus.ensemble.organisationen.sonnenhof
    expect(await textOf(await hol('admin', `/api/organisationen/${sonnenhof}/avv`))).toBe(eigener)
    expect((await hol('admin', `/api/organisationen/${crypto.randomUUID()}/avv`)).status).toBe(404)
    expect((await hol('pfleger', '/api/organisation/avv')).status).toBe(403)
  })
})
