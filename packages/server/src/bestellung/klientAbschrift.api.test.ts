import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { einblickContract } from '@dreiklang/domain/bestellung/einblick.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../database/sql.ts'
import { newKvnr } from '../klient/klient.fixtures.ts'
import { eraseKlient } from '../klient/loeschung.fixtures.ts'
import type { DbContext } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { klartextIn } from '../tresor/abzug.fixtures.ts'
import { renewSchluessel } from '../tresor/rotation.usecases.ts'
import { type Fall, type Haus, type Konto, arznei, bring, openHaus, put, withoutRezept } from './bestellung.fixtures.ts'

const gone = 'Nicht mehr lesbar: Die Akte wurde gelöscht.'
const diagnose = 'Zaunkönig Diagnose'
const dosierung = { schema: null, text: 'Zaunkönig Dosis', lautMedikationsplan: false }
const kvnr = newKvnr()
const insured = { versicherungsart: 'GKV', kvnr, krankenkasse: 'AOK Bayern' }
const known = {
  vorname: 'Erika',
  nachname: 'Tilgner',
  geburtsdatum: '1940-05-06',
  kvnr,
  krankenkasse: 'AOK Bayern',
  adresse: { strasse: 'Ahornallee', hausnummer: '7', zusatz: null, plz: '80331', ort: 'München' },
}

/** Each test lets eleven years go by. */
let haus: Haus
let klientId: string
beforeEach(async () => {
  haus = await openHaus()
  klientId = await haus.admit({ nachname: 'Tilgner', rest: insured })
})
afterEach(() => haus.close())

const vor = () => ({ klientId, interneNotiz: 'Zaunkönig Notiz', positionen: [arznei({ diagnose, dosierung })] })
const contextOf = (konto: Konto): DbContext => {
  const person = haus.ensemble.personen[konto]
  return { organisationId: person?.organisationId ?? null, personId: person?.personId ?? null, system: false }
}
const rows = (context: DbContext, text: string, values = {}) =>
  haus.ports.database.query<Record<string, unknown>>(context, sql('test.abschriften', text), values)
const einblick = async (fall: Fall, konto: Konto) =>
  (await (await haus.wer(konto)).call(einblickContract.readKlient, { params: { bestellungId: fall.id } })).body

/** The nursing service waives what is left for it to do. */
async function waive(fall: Fall): Promise<void> {
  for (const { art, bei, erledigt } of fall.stand.positionen.flatMap(({ folgen }) => folgen))
    if (bei === 'PFLEGE' && erledigt === null) await fall.run('pfleger', 'folgeVerzichten', { folge: art })
}

async function deliver(fall: Fall): Promise<void> {
  for (const handlung of ['bereitstellen', 'ausliefern', 'zustellen'] as const) await fall.run('apotheker', handlung)
  await fall.run('pfleger', 'eingangBestaetigen')
}

async function move(strasse: string): Promise<void> {
  const leitung = await haus.wer('pflege-admin')
  const { version, ...wohnen } = (await leitung.call(akteContract.read, { params: { klientId } })).body.wohnen
  const body = { ...wohnen, adresse: { ...known.adresse, strasse }, version }
  expect((await leitung.call(akteContract.updateWohnen, { params: { klientId }, body })).status).toBe(200)
}

describe('when a nursing service has erased the record of a Klient', () => {
  it('practice and pharmacy read of their own copies whom they prescribed for and dispensed to, and in what words', async () => {
    const fall = await bring(haus, 'ABGESCHLOSSEN', { vor: vor() })
    const am = haus.clock.now.toISOString()
    await eraseKlient(haus, klientId)
    const key = await rows(systemContext, `select umhuellt from schluessel where klient_id = :klientId`, { klientId })
    expect(key).toEqual([{ umhuellt: null }])

    for (const konto of ['arzt', 'apotheker'] as const) {
      const seen = await fall.readStore(konto)
      expect(seen.klient, konto).toMatchObject({ ...known, telefon: null, akteGeloescht: { abschriftVom: am } })
      expect(seen.klient?.teile, konto).toEqual(['NAME', 'ANSCHRIFT', 'VERSICHERUNG'])
      expect(seen.positionen[0]?.dosierung?.text, konto).toBe(dosierung.text)
    }
    expect((await fall.readStore('arzt')).positionen[0]?.diagnose).toBe(diagnose)
    expect((await fall.readStore('apotheker')).positionen[0]?.diagnose).toBeNull()

    const own = await fall.readStore('pfleger')
    expect([own.klient, own.art, own.interneNotiz, own.positionen[0]?.diagnose]).toEqual([null, 'KLIENT', gone, gone])
    const { zeilen } = (await (await haus.wer('pfleger')).call(bestellungContract.list, { query: { limit: '100' } })).body
    expect(zeilen.find(({ id }) => id === fall.id)).toMatchObject({ klient: null, art: 'KLIENT' })
    const params = { bestellungId: fall.id }
    for (const konto of ['arzt2', 'apotheker2', 'pfleger2'] as const)
      expect((await (await haus.wer(konto)).call(bestellungContract.read, { params })).status).toBe(404)
  })

  it('tells in the look into the record what is of the copy, and that all else is gone', async () => {
    const fall = await bring(haus, 'ABGESCHLOSSEN', { vor: vor() })
    await eraseKlient(haus, klientId)
    const { klient, diagnosen, pflege, verschlossen } = await einblick(fall, 'arzt')
    expect([klient.kvnr, diagnosen, pflege]).toEqual([kvnr, null, null])
    expect(verschlossen.map(({ teil, grund }) => `${teil} ${grund}`)).toEqual([
      'ARZNEI GELOESCHT',
      'DIAGNOSEN GELOESCHT',
      'PFLEGE GELOESCHT',
    ])
  })

  it('invents nothing where a house was asked only: it reads the name, and that there is no copy', async () => {
    const refused = await bring(haus, 'BEIM_ARZT', { vor: vor() })
    await refused.run('arzt', 'arztAblehnen')
    const unaccepted = await bring(haus, 'ABGELEHNT', { vor: vor() })
    for (const fall of [refused, unaccepted]) await waive(fall)
    await eraseKlient(haus, klientId)
    for (const [fall, konto] of [
      [refused, 'arzt'],
      [unaccepted, 'apotheker'],
    ] as const) {
      const { klient, positionen } = await fall.readStore(konto)
      expect(klient).toMatchObject({
        nachname: 'Tilgner',
        kvnr: null,
        adresse: null,
        teile: ['NAME'],
        akteGeloescht: { abschriftVom: null },
      })
      expect(positionen[0]?.dosierung?.text).toBe(gone)
    }
    expect((await unaccepted.readStore('arzt')).klient, 'the practice has prescribed').toMatchObject(known)
  })

  it('a house that an order was taken from reads whom it concerned while there is a record, and no row tells it beside the products', async () => {
    const fall = await bring(haus, 'BEIM_ARZT', { vor: vor() })
    await fall.run('pfleger', 'anPraxisWeiterleiten')
    const [stored] = await rows(systemContext, `select daten::text as copy from abschrift where bestellung_id = :id`, { id: fall.id })
    expect(stored?.['copy']).toContain('Ramipril')
    expect(stored?.['copy']).not.toMatch(new RegExp(`Tilgner|Erika|Ahornallee|1940-05-06|${kvnr}`))
    expect((await fall.readStore('arzt')).klient).toMatchObject({ nachname: 'Tilgner', kvnr })

    await fall.run('pfleger', 'stornieren')
    await waive(fall)
    await eraseKlient(haus, klientId)
    expect((await fall.readStore('arzt')).klient).toBeNull()
  })

  it('is read the same of somebody who has died, whose death practice and pharmacy are not told', async () => {
    const fall = await bring(haus, 'ABGESCHLOSSEN', { vor: vor() })
    await eraseKlient(haus, klientId, 'VERSTORBEN')
    for (const konto of ['arzt', 'apotheker'] as const)
      expect((await fall.readStore(konto)).klient).toMatchObject({ ...known, status: 'BEENDET' })
  })

  it('opens also after the keys of all houses were renewed', async () => {
    const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: vor() })
    expect(await renewSchluessel({ database: haus.ports.database, now: haus.clock.now })).toBeGreaterThan(0)
    await deliver(fall)
    await eraseKlient(haus, klientId)
    for (const konto of ['arzt', 'apotheker'] as const) {
      const { klient, positionen } = await fall.readStore(konto)
      expect([klient?.kvnr, positionen[0]?.dosierung?.text]).toEqual([kvnr, dosierung.text])
    }
  })
})

describe('a copy of the Klient', () => {
  it('says what was true at the last deed of its own house, whatever was written into the record since', async () => {
    const fall = await bring(haus, 'BEREIT', { vor: vor() })
    await move('Birkenweg')
    await fall.run('apotheker', 'ausliefern')
    await fall.run('apotheker', 'zustellen')
    await fall.run('pfleger', 'eingangBestaetigen')
    await move('Buchenweg')
    await eraseKlient(haus, klientId)
    expect((await fall.readStore('arzt')).klient?.adresse?.strasse).toBe('Ahornallee')
    expect((await fall.readStore('apotheker')).klient?.adresse?.strasse).toBe('Birkenweg')
  })

  it('is read by nobody while the nursing service keeps the record', async () => {
    const fall = await bring(haus, 'BEREIT', { vor: vor() })
    await move('Birkenweg')
    expect((await fall.readStore('arzt')).klient).toMatchObject({ adresse: { strasse: 'Birkenweg' }, akteGeloescht: null })
  })

  it('takes the words of a corrected prescription', async () => {
    const fall = await bring(haus, 'VERORDNET', { vor: vor() })
    const changed = {
      menge: 2,
      produkt: fall.stand.positionen[0]?.produkt,
      dosierung: { ...dosierung, text: 'Zaunkönig halb' },
      grund: 'Nieren',
    }
    await fall.run('arzt', 'rezeptKorrigieren', { aenderung: changed })
    await fall.run('pfleger', 'anApothekeGeben')
    await fall.run('apotheker', 'annehmen')
    await fall.run('apotheker', 'rezeptVorlegen')
    await deliver(fall)
    await eraseKlient(haus, klientId)
    for (const konto of ['arzt', 'apotheker'] as const)
      expect((await fall.readStore(konto)).positionen[0]?.rezept?.dosierung?.text, konto).toBe('Zaunkönig halb')
  })

  it('is one row of each house that has done something, which no other house sees, and no word of it lies in the clear', async () => {
    await bring(haus, 'BEREIT', { vor: vor() })
    const all = `select organisation_id, seite, inhalt from klient_abschrift order by seite`
    const { weber, markt } = haus.ensemble.organisationen
    expect((await rows(contextOf('arzt'), all)).map(({ organisation_id }) => organisation_id)).toEqual([weber])
    expect((await rows(contextOf('apotheker'), all)).map(({ organisation_id }) => organisation_id)).toEqual([markt])
    for (const konto of ['pfleger', 'pflege-admin', 'arzt2', 'apotheker2', 'admin'] as const)
      expect([konto, await rows(contextOf(konto), all)]).toEqual([konto, []])
    const kept = await rows(systemContext, all)
    expect(kept.map(({ seite }) => seite)).toEqual(['APOTHEKE', 'ARZT'])
    for (const { inhalt } of kept) expect(inhalt).toMatch(/^v1\./)
    expect(await klartextIn((haus.ports.database as TestDatabase).admin, 'Zaunkönig')).toEqual([])
  })

  it('costs one statement beside the one that saves the deed, keys and words included', async () => {
    await bring(haus, 'IN_BEARBEITUNG', { vor: vor() })
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: vor() })
    const asked = vi.spyOn(haus.ports.database, 'query')
    expect((await fall.versuche('apotheker', 'annehmen')).status).toBe(200)
    const names = asked.mock.calls.map(([, { name }]) => name)
    asked.mockRestore()
    expect(names.filter((name) => name.startsWith('tresor.') || name === 'bestellung.fuerAbschrift')).toEqual(['bestellung.fuerAbschrift'])
    expect(names).toContain('bestellung.speichere')
  })

  it('is not taken of an order for the house itself, nor told with what the nursing service tells the Klient', async () => {
    const ofHaus = { art: 'EINRICHTUNG', klientId: null, praxisId: null, einloesung: null } as const
    const fall = await put(haus, { ...ofHaus, positionen: [withoutRezept()] })
    await fall.run('pfleger', 'senden')
    await fall.run('apotheker', 'annehmen')
    expect(await rows(systemContext, `select 1 from klient_abschrift`)).toEqual([])
    const query = { format: 'json', zweck: 'KLIENT' }
    const { status, text } = await (await haus.wer('pflege-admin')).call(auskunftContract.export, { params: { klientId }, query })
    expect(status).toBe(200)
    expect(text).not.toContain('abschriftVom')
  })
})
