import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { emptyFacharzt } from '@dreiklang/domain/klient/klient.document'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { sayLand } from '../organisation/organisation.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { createAkten } from './akte.usecases.ts'
import { createWandel } from './wandel.usecases.ts'
import { type KlientBody, bereichBody, klientBody, newKvnr } from './klient.fixtures.ts'

const { updatePerson, updateWohnen, updateVersicherung, updateAerzte, updateKontakte, updateGesundheit, updateHkp } = akteContract

const server = await serverForTests()
const [leitung, pflegekraft] = await server.people('pflege-admin', 'pfleger')

async function admit(body: KlientBody = klientBody()) {
  const { id: klientId } = (await leitung.call(klientContract.create, { body })).body
  return { body, params: { klientId } }
}
const lies = async (params: { klientId: string }, who = pflegekraft) => (await who.call(akteContract.read, { params })).body

interface ProtokollListRow {
  aktion: string
  art: string
  felder: string[]
}
const protokoll = ({ klientId }: { klientId: string }) =>
  server.ports.database.query<ProtokollListRow>(
    systemContext,
    sql('test.protokoll', `select aktion, art, felder from protokoll where klient_id = :klientId order by nr`),
    { klientId },
  )

describe('the record after the intake', () => {
  it('has what the intake asked for, in its sections, and all the rest is open', async () => {
    const { body, params } = await admit(klientBody({ hausarztId: server.ensemble.organisationen.weber }))
    const akte = await lies(params)
    expect(akte.person).toEqual(bereichBody.person(body))
    expect(akte.wohnen).toEqual(bereichBody.wohnen(body))
    expect(akte.versicherung).toEqual(bereichBody.versicherung(body))
    expect(akte.aerzte).toEqual({
      ...bereichBody.aerzte(body),
      praxen: [],
      hausarzt: { id: server.ensemble.organisationen.weber, name: 'Praxis Dr. Weber' },
    })
    expect(akte.gesundheit).toMatchObject({ allergien: body.allergien, diagnosen: [], risiken: [], reanimation: null, version: 1 })
    expect(akte.kontakte).toEqual({ kontakte: [], version: 1 })
  })

  it('says which sections a person may save', async () => {
    const { params } = await admit()
    expect((await lies(params)).bearbeitbar).toEqual(['kontakte', 'medikation'])
    expect((await lies(params, leitung)).bearbeitbar).toEqual([
      'person',
      'wohnen',
      'versicherung',
      'aerzte',
      'kontakte',
      'gesundheit',
      'medikation',
      'hkp',
    ])
  })
})

describe('saving a section', () => {
  it('keeps what was written in each of them, and leaves the others alone', async () => {
    const { body, params } = await admit()
    const person = {
      ...bereichBody.person(body),
      anrede: 'FRAU' as const,
      titel: 'Dr.',
      vorsatzwort: 'von der',
      namenszusatz: 'Gräfin',
      geburtsname: 'Müller',
      geburtsort: 'Görlitz',
      status: 'BEENDET' as const,
      pflegebeginn: '2026-01-02',
      pflegeende: '2026-11-01',
      endegrund: 'HEIM' as const,
    }
    const wohnen = {
      ...bereichBody.wohnen(body),
      wohnform: 'HEIM' as const,
      heim: 'Haus Abendsonne',
      zimmer: '214',
      mobil: '0171 2345678',
      email: 'aenne@example.org',
    }
    const versicherung = {
      ...bereichBody.versicherung(body),
      versichertenstatus: '5' as const,
      egkGueltigBis: '2027-02-28',
      zuzahlungNr: 'B-1',
      pflegegrad: 3,
      pflegegradSeit: '2024-05-01',
      pflegekasse: 'AOK Bayern Pflegekasse',
    }
    const aerzte = {
      hausarztId: server.ensemble.organisationen.weber,
      fachaerzte: [
        {
          name: 'Dr. Blick',
          fachgruppe: '05',
          fachrichtung: null,
          telefon: '0351 4711',
          lanr: '838382202',
          bsnr: '721111100',
          praxisId: server.ensemble.organisationen.weber,
        },
      ],
      version: 1,
    }
    const abschnitte = {
      person,
      wohnen,
      versicherung,
      aerzte,
      kontakte: bereichBody.kontakte(),
      gesundheit: bereichBody.gesundheit(),
      hkp: bereichBody.hkp(),
    }
    const answers = [
      await leitung.call(updatePerson, { params, body: person }),
      await leitung.call(updateWohnen, { params, body: wohnen }),
      await leitung.call(updateVersicherung, { params, body: versicherung }),
      await leitung.call(updateAerzte, { params, body: aerzte }),
      await pflegekraft.call(updateKontakte, { params, body: abschnitte.kontakte }),
      await leitung.call(updateGesundheit, { params, body: abschnitte.gesundheit }),
      await leitung.call(updateHkp, { params, body: abschnitte.hkp }),
    ]
    expect(answers.map(({ status, body: answer }) => [status, answer])).toEqual(answers.map(() => [200, { version: 2 }]))
    const akte = await lies(params)
    for (const [bereich, angaben] of Object.entries(abschnitte)) {
      expect(akte[bereich as keyof typeof abschnitte]).toMatchObject({ ...angaben, version: 2 })
    }
    expect(akte.fristen).toEqual([
      { art: 'ZUZAHLUNG', am: '2026-12-31' },
      { art: 'HKP', am: '2026-12-31' },
    ])
  })

  it('by two people in two sections at the same time: both are kept', async () => {
    const { body, params } = await admit()
    const answers = await Promise.all([
      leitung.call(updateWohnen, { params, body: bereichBody.wohnen({ ...body, telefon: '0351 654321' }) }),
      pflegekraft.call(updateKontakte, { params, body: bereichBody.kontakte() }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await lies(params)).toMatchObject({ wohnen: { telefon: '0351 654321' }, kontakte: { kontakte: [{ name: 'Karl Sohn' }] } })
  })

  it('that somebody else has changed meanwhile is refused, with the section as it is now', async () => {
    const { body, params } = await admit()
    await leitung.call(updateWohnen, { params, body: bereichBody.wohnen({ ...body, telefon: '0351 999999' }) })
    for (const version of [1, 3, Number.MAX_SAFE_INTEGER]) {
      const answer = await leitung.call(updateWohnen, { params, body: bereichBody.wohnen({ ...body, telefon: null }, version) })
      expect([answer.status, errorOf(answer)]).toEqual([409, 'klient.veraltet'])
      expect(answer.body).toMatchObject({ details: { aktuell: { version: 2, telefon: '0351 999999' } } })
    }
  })

  it('by ten people at the same time: one wins', async () => {
    const { body, params } = await admit()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        leitung.call(updateWohnen, { params, body: bereichBody.wohnen({ ...body, telefon: `0351 10000${i}` }) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await lies(params)).wohnen.version).toBe(2)
  })

  it('without a change changes nothing and is not logged as one', async () => {
    const { params } = await admit()
    await leitung.call(updateGesundheit, { params, body: bereichBody.gesundheit() })
    expect((await leitung.call(updateGesundheit, { params, body: bereichBody.gesundheit(2) })).body).toEqual({ version: 2 })
    expect((await protokoll(params)).filter(({ aktion }) => aktion === 'klient.updateGesundheit')).toHaveLength(1)
  })

  it('keeps to the rules of the intake and to its own', async () => {
    const vergeben = newKvnr()
    await admit(klientBody({ kvnr: vergeben }))
    const { body, params } = await admit()
    const versicherung = bereichBody.versicherung(body)
    const person = bereichBody.person(body)
    const hkp = bereichBody.hkp()
    const answers = [
      await leitung.call(updateVersicherung, { params, body: { ...versicherung, kvnr: null } }),
      await leitung.call(updateVersicherung, { params, body: { ...versicherung, kvnr: vergeben } }),
      await leitung.call(updateAerzte, { params, body: { ...bereichBody.aerzte(body), hausarztId: server.ensemble.organisationen.markt } }),
      await leitung.call(updatePerson, {
        params,
        body: { ...person, pflegebeginn: '2026-02-01', pflegeende: '2026-01-31', endegrund: 'HEIM' },
      }),
      await leitung.call(updateGesundheit, {
        params,
        body: { ...bereichBody.gesundheit(), diagnosen: [{ icd10: 'E11.999', text: 'x', seit: null }] },
      }),
      await leitung.call(updateHkp, { params, body: { ...hkp, verordnungen: [{ ...hkp.verordnungen[0], bis: '2026-09-30' }] } }),
    ]
    expect(answers.map(errorOf)).toEqual([
      'klient.unvollstaendig: kvnr pflicht',
      'klient.kvnr_vergeben: kvnr falsch',
      'klient.hausarzt_unbekannt: hausarztId falsch',
      'klient.unvollstaendig: pflegeende falsch',
      'eingabe.ungueltig: diagnosen.0.icd10 icd.format',
      'klient.unvollstaendig: verordnungen.0.bis falsch',
    ])
    expect(await lies(params)).toMatchObject({ person: { version: 1 }, versicherung: { version: 1 }, gesundheit: { version: 1 } })
  })

  it('tells the rooms above inside the same transaction, when the name or the birth date is another', async () => {
    const gerufen: string[] = []
    const werk = createWandel(server.ports, [])
    const hoerer = { werk, klientChanged: async (_tx: unknown, klientId: string) => void gerufen.push(klientId) }
    const taub = { werk, klientChanged: async () => Promise.reject(new Error('the lines could not be written')) }
    const { body, params } = await admit()
    const akteur = server.ensemble.personen['pflege-admin']
    if (akteur === undefined) throw new Error('The demo has a head of nursing')
    const request = (angaben: Partial<KlientBody>, version: number) => ({
      akteur,
      params,
      query: {},
      body: updatePerson.body.parse({ ...bereichBody.person({ ...body, ...angaben }), version }),
      idempotenz: { schluessel: crypto.randomUUID(), anfrageHash: new Uint8Array([version]) },
      request: new Request('http://test.invalid'),
      anfrageId: crypto.randomUUID(),
      adresse: '',
      sprache: 'de' as const,
    })
    await createAkten(server.ports, hoerer).change('person')(request({ status: 'PAUSIERT' }, 1))
    expect(gerufen).toEqual([])
    await createAkten(server.ports, hoerer).change('person')(request({ nachname: 'Neumann' }, 2))
    expect(gerufen).toEqual([params.klientId])
    await expect(createAkten(server.ports, taub).change('person')(request({ nachname: 'Altmann' }, 3))).rejects.toThrow(
      'the lines could not be written',
    )
    expect((await lies(params)).person).toMatchObject({ nachname: 'Neumann', version: 3 })
  })
})

describe('the days until a Verordnung has to be with the Krankenkasse', () => {
  it('are those on which the Bundesland of the nursing service works', async () => {
    const [verordnung] = bereichBody.hkp().verordnungen
    const open = { ausgestelltAm: '2026-11-13', unterschriebenAm: null, eingereichtAm: null, genehmigung: null, genehmigtAm: null }
    const body = { version: 1, verordnungen: [{ ...verordnung, ...open, genehmigungsNr: null }] }
    const due = async () => {
      const { params } = await admit()
      expect((await leitung.call(updateHkp, { params, body })).status).toBe(200)
      const { fristen, bundesland } = await lies(params)
      return [bundesland, fristen.find(({ art }) => art === 'HKP_VORLAGE')?.am]
    }
    expect(await due()).toEqual([null, '2026-11-19'])
    await sayLand(leitung, 'SN')
    expect(await due()).toEqual(['SN', '2026-11-20'])
  })
})

describe('what a stolen database tells about a Klient', () => {
  it('is no diagnosis, no risk, no note and no measure of care', async () => {
    const { params } = await admit()
    await leitung.call(updateGesundheit, { params, body: bereichBody.gesundheit() })
    await leitung.call(updateHkp, { params, body: bereichBody.hkp() })
    const text = `select concat(to_jsonb(k)::text, to_jsonb(a)::text) as alles from klient k join klient_akte a on a.klient_id = k.id where k.id = :klientId`
    const [row] = await server.ports.database.query<{ alles: string }>(systemContext, sql('test.akte', text), {
      klientId: params.klientId,
    })
    // With the quotation mark before them: three letters stand in what is sealed by chance.
    for (const word of ['Diabetes', '"E11', 'STURZ', 'Herzschrittmacher', 'Insulin', '"links', '"Jod'])
      expect(row?.alles).not.toContain(word)
  })
})

describe('specialists', () => {
  const dr = { ...emptyFacharzt, name: 'Dr. Blick' }
  const save = async (params: { klientId: string }, fachaerzte: object[], version = 1) =>
    leitung.call(updateAerzte, { params, body: { hausarztId: null, fachaerzte, version } })

  it('have one of the Fachgruppen of the KBV, numbers that are right, and a practice that exists', async () => {
    const { params } = await admit()
    const error = async (angaben: object) => errorOf(await save(params, [{ ...dr, fachgruppe: '28', ...angaben }]))
    expect(await error({ lanr: '123456789' })).toContain('fachaerzte.0.lanr')
    expect(await error({ bsnr: '009999900' })).toContain('fachaerzte.0.bsnr')
    expect(await error({ fachgruppe: '72' })).toContain('fachaerzte.0.fachgruppe')
    expect(await error({ fachgruppe: null })).toBe('klient.unvollstaendig: fachaerzte.0.fachgruppe pflicht')
    expect(await error({ fachrichtung: 'Herz' })).toBe('klient.unvollstaendig: fachaerzte.0.fachrichtung falsch')
    const apotheke = server.ensemble.organisationen.markt
    expect(await error({ praxisId: apotheke })).toBe('klient.hausarzt_unbekannt: fachaerzte.0.praxisId falsch')
    const praxisId = server.ensemble.organisationen.weber
    expect((await save(params, [{ ...dr, fachgruppe: '28', praxisId }])).status).toBe(200)
    expect((await lies(params)).aerzte.praxen).toEqual([{ id: praxisId, name: 'Praxis Dr. Weber' }])
  })

  it('who were written down in free words before stay readable, and can be saved again', async () => {
    const { params } = await admit()
    const alt = JSON.stringify({ fachaerzte: [{ fachrichtung: 'Augen', name: 'Dr. Blick', telefon: null }] })
    const schreibe = sql('test.alterFacharzt', 'update klient_akte set aerzte = :aerzte::jsonb where klient_id = :klientId')
    await server.ports.database.query(systemContext, schreibe, { klientId: params.klientId, aerzte: alt })
    const { fachaerzte } = (await lies(params)).aerzte
    expect(fachaerzte).toEqual([{ ...dr, fachrichtung: 'Augen' }])
    expect((await save(params, fachaerzte)).status).toBe(200)
    expect((await save(params, [{ ...dr, fachgruppe: '05' }])).status).toBe(200)
  })
})

describe('the log of a record', () => {
  it('has each reading, each print and each change with the names of the fields, never what stands in them', async () => {
    const { body, params } = await admit()
    await pflegekraft.call(klientContract.read, { params })
    await lies(params)
    await leitung.call(akteContract.read, { params, query: { zweck: 'drucken' } })
    await leitung.call(updateWohnen, { params, body: { ...bereichBody.wohnen(body), telefon: '0351 777777', zimmer: '9' } })
    await leitung.call(updateGesundheit, { params, body: bereichBody.gesundheit() })
    const rows = await protokoll(params)
    expect(rows).toEqual([
      { aktion: 'klient.create', art: 'AENDERN', felder: [] },
      { aktion: 'klient.read', art: 'LESEN', felder: [] },
      { aktion: 'klient.readAkte', art: 'LESEN', felder: [] },
      { aktion: 'klient.readAkte', art: 'AUSGEBEN', felder: [] },
      { aktion: 'klient.updateWohnen', art: 'AENDERN', felder: expect.arrayContaining(['telefon', 'zimmer']) },
      { aktion: 'klient.updateGesundheit', art: 'AENDERN', felder: expect.arrayContaining(['diagnosen', 'risiken', 'notfallhinweis']) },
    ])
    expect(rows[4]?.felder).toHaveLength(2)
    expect(rows[5]?.felder).not.toContain('allergien')
  })

  it('is not written when the change was refused', async () => {
    const { body, params } = await admit()
    await leitung.call(updateWohnen, { params, body: bereichBody.wohnen(body, 7) })
    expect((await protokoll(params)).map(({ aktion }) => aktion)).toEqual(['klient.create'])
  })
})
