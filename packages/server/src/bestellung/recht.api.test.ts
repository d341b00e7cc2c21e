import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { sql } from '../database/sql.ts'
import { systemKontext } from '../shared/kontext.ts'
import { anfrageFuer } from '../zugriff.fixtures.ts'
import type { Ziel } from '../zugriffZiel.fixtures.ts'
import { angabenFuer, nachweis } from './angaben.fixtures.ts'
import {
  type Fall,
  type Haus,
  type Konto,
  bringe,
  entwurfFuer,
  fehlerVon,
  lege,
  arznei,
  oeffneHaus,
  ohneRezept,
} from './bestellung.fixtures.ts'
import { bis, hoere } from './strom.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await oeffneHaus()
})
afterAll(() => haus.close())

/** Words that stand in one place each, so that it is known from where they came when they are found. */
const spur = (ort: string) => `Kanarie-${ort}`

const produkt = {
  ...arznei().produkt,
  bezeichnung: spur('bezeichnung'),
  wirkstoff: spur('wirkstoff'),
  darreichungsform: spur('darreichungsform'),
}
const markierte = {
  produkt,
  diagnose: spur('diagnose'),
  zeitraum: spur('zeitraum'),
  aenderungZuBisher: spur('aenderung'),
  autIdemWunsch: spur('autIdemWunsch'),
  doppeltGrund: spur('doppeltGrund'),
  restEinheit: spur('restEinheit'),
  dosierung: { schema: null, text: spur('dosierung'), lautMedikationsplan: false },
}
const adresse = { strasse: spur('lieferadresse'), hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' }

/** An order of Sonnenhof with a trace in every field. */
async function legeMarkierte(
  vorab: boolean,
  positionen = [arznei(markierte), ohneRezept({ ...markierte, dosierung: null })],
): Promise<Fall> {
  const klientId = await haus.nimmAuf({
    nachname: spur('nachname'),
    vorname: spur('vorname'),
    einwilligungen: vorab ? ['EMPFANGSVOLLMACHT', 'VORABINFO'] : ['EMPFANGSVOLLMACHT'],
    rest: {
      krankenkasse: spur('krankenkasse'),
      adresse: { ...adresse, strasse: spur('strasse') },
      allergien: { keineBekannt: false, liste: [spur('allergie')] },
    },
  })
  return lege(haus, {
    klientId,
    lieferart: 'LIEFERUNG_ANDERE_ADRESSE',
    lieferadresse: adresse,
    lieferzeitfenster: spur('lieferzeitfenster'),
    abweichungGrund: spur('abweichungGrund'),
    bemerkung: spur('bemerkung'),
    interneNotiz: spur('interneNotiz'),
    positionen,
  })
}

interface Erlebt {
  konto: Konto
  was: string
  text: string
}

/** Everything that a person can be answered about an order: the record, its timeline, lists, files, counters, products, conflicts. */
async function sammle(konto: Konto, fall: Fall): Promise<Erlebt[]> {
  const client = await haus.wer(konto)
  const params = { bestellungId: fall.id }
  const { read, timeline, list, exportList, counters, products } = bestellungContract
  const schritte = (['rezeptOrtMelden', 'rueckfrageStellen', 'arztAblehnen', 'annehmen', 'anApothekeGeben'] as const).map((handlung) => {
    const call: Call = handlungContract[handlung]
    return [call, { params, body: { ...angabenFuer(handlung, fall), version: 1 } }] as const
  })
  const fragen: readonly (readonly [Call, { params?: Record<string, string>; query?: Record<string, string>; body?: unknown }])[] = [
    [read, { params }],
    [timeline, { params }],
    [list, {}],
    [list, { query: { suche: 'Kanarie' } }],
    [list, { query: { suche: 'Ka' } }],
    [exportList, {}],
    [counters, {}],
    [products, { query: { suche: 'Kanarie' } }],
    ...schritte,
  ]
  const erlebt: Erlebt[] = []
  for (const [call, anfrage] of fragen) {
    const { status, text } = await client.call(call, anfrage)
    erlebt.push({ konto, was: `${call.id} ${status}`, text })
  }
  return erlebt
}

/** The whole life of an order, with what doctor and pharmacy are answered after every step. */
async function lebe(fall: Fall): Promise<Erlebt[]> {
  const [rezept = '', frei = ''] = fall.positionIds
  const erlebt: Erlebt[] = []
  const tue = async (...[konto, handlung, angaben]: Parameters<Fall['tue']>) => {
    await fall.tue(konto, handlung, angaben)
    for (const leser of ['arzt', 'apotheker'] as const) erlebt.push(...(await sammle(leser, fall)))
  }
  const nur = { positionIds: [rezept] }
  await tue('pfleger', 'senden')
  await tue('pfleger', 'rueckfrageStellen', { ...nur, an: 'ARZT', text: spur('frage-an-arzt') })
  await tue('apotheker', 'annehmen', { positionIds: [frei] })
  await tue('arzt', 'verordnen', nur)
  await tue('pfleger', 'anApothekeGeben', nur)
  await tue('apotheker', 'annehmen', nur)
  await tue('apotheker', 'austauschen', { ...nur, begruendung: spur('begruendung') })
  await tue('apotheker', 'bereitstellen', {
    positionen: fall.positionIds.map((positionId) => ({ positionId, menge: 2, charge: spur('charge'), verfall: null })),
    kontrolliertVon: spur('kontrolliertVon'),
  })
  await tue('apotheker', 'ausliefern', { bote: spur('bote') })
  await tue('apotheker', 'zustellungGescheitert', { text: spur('gescheitert') })
  await tue('apotheker', 'zustellen', { nachweis: nachweis({ empfaengerName: spur('empfaenger') }) })
  await tue('pfleger', 'reklamieren', { ...nur, text: spur('reklamation') })
  await tue('pfleger', 'eingangBestaetigen', { positionIds: [frei] })
  return erlebt
}

const verraten = (erlebt: readonly Erlebt[], worte: readonly string[]) =>
  erlebt.flatMap(({ konto, was, text }) => worte.filter((wort) => text.includes(wort)).map((wort) => `${konto}: ${was}: ${wort}`))

describe('what a side may not know never reaches it, in any state', () => {
  const faelle: Fall[] = []
  const erlebt: Erlebt[] = []
  const hoerer: Awaited<ReturnType<typeof hoere>>[] = []
  beforeAll(async () => {
    for (const konto of ['arzt', 'apotheker'] as const)
      hoerer.push(await hoere({ fetch: haus.fetch, token: (await haus.wer(konto)).token }))
    for (const vorab of [false, true]) {
      const fall = await legeMarkierte(vorab)
      faelle.push(fall)
      erlebt.push(...(await lebe(fall)))
    }
    await bis(() => hoerer.every(({ ereignisse }) => ereignisse.some(({ art }) => art === 'eingangBestaetigen')), Boolean)
    for (const [i, konto] of (['arzt', 'apotheker'] as const).entries()) erlebt.push({ konto, was: 'stream', text: hoerer[i]?.text ?? '' })
    await Promise.all(hoerer.map((leser) => leser.schliesse()))
  })
  const von = (konto: Konto) => erlebt.filter((eines) => eines.konto === konto)

  it('the nursing service reads all of it, so the traces are there', async () => {
    const fall = faelle[0]
    if (fall === undefined) throw new Error('an order')
    const text = (await sammle('pfleger', fall)).map((eines) => eines.text).join('')
    for (const ort of ['interneNotiz', 'diagnose', 'abweichungGrund', 'doppeltGrund', 'lieferadresse', 'bote', 'dosierung'])
      expect(text).toContain(spur(ort))
  })

  it('the note for the own house, the reason for another pharmacy, the reason for ordering twice stay at home', () => {
    expect(verraten(erlebt, ['interneNotiz', 'abweichungGrund', 'doppeltGrund'].map(spur))).toEqual([])
  })

  it('the diagnosis does not reach the pharmacy, and does reach the practice', () => {
    expect(verraten(von('apotheker'), [spur('diagnose')])).toEqual([])
    expect(verraten(von('arzt'), [spur('diagnose')]).length).toBeGreaterThan(0)
  })

  it('the practice does not learn which pharmacy it is: not by name, number, person, address or messenger', async () => {
    const { markt, rosen } = haus.ensemble.organisationen
    const { body } = await (await haus.wer('pfleger')).call(organisationContract.search, { query: { art: 'APOTHEKE' } })
    const [apotheke] = body.organisationen.filter(({ id }) => id === markt)
    const worte = [
      markt,
      rosen,
      'Apotheke am Markt',
      'Rosen-Apotheke',
      apotheke?.telefon ?? 'no telephone',
      'Felix Brandt',
      'Lea Sturm',
      'Ulrike Sommer',
      spur('bote'),
      spur('kontrolliertVon'),
      spur('lieferadresse'),
      spur('lieferzeitfenster'),
    ]
    expect(verraten(von('arzt'), worte)).toEqual([])
    const inArbeit = await bringe(haus, 'IN_BEARBEITUNG')
    const zuSpaet = await inArbeit.versuche('arzt', 'rezeptKorrigieren')
    expect([zuSpaet.status, worte.filter((wort) => zuSpaet.text.includes(wort))]).toEqual([409, []])
    expect(verraten(von('apotheker'), ['Apotheke am Markt']).length).toBeGreaterThan(0)
  })

  it('a preview tells the pharmacy what may be needed, and not the rest', async () => {
    const fall = await legeMarkierte(true, [arznei(markierte)])
    await fall.tue('pfleger', 'senden')
    await fall.tue('arzt', 'rueckfrageStellen', { text: spur('frage-des-arztes') })
    const [vorschau] = (await fall.lies('apotheker')).positionen
    expect(vorschau).toMatchObject({
      vorschau: true,
      menge: 2,
      produkt: { bezeichnung: spur('bezeichnung') },
      dosierung: null,
      diagnose: null,
    })
    expect(
      verraten(await sammle('apotheker', fall), ['dosierung', 'aenderung', 'autIdemWunsch', 'bemerkung', 'frage-des-arztes'].map(spur)),
    ).toEqual([])
  })
})

describe('a token of an electronic prescription has no place here (§ 360 Abs. 16 SGB V)', () => {
  const geheim = '777bea0e13cc9c42ceec14aec3ddee2263325dc2c6c699db115f58fe423607ea'
  const nummer = '160.000.000.000.123.76'

  it.each([`Task/${nummer}/$accept?ac=${geheim}`, `${nummer}?ac=${geheim}`, `${nummer} ${geheim}`, geheim, '160.000.000.000.123.77'])(
    'is not a number of a prescription: %s',
    async (rezeptId) => {
      const fall = await bringe(haus, 'BEIM_ARZT')
      expect(fehlerVon(await fall.versuche('arzt', 'verordnen', { rezeptId }))).toMatchObject({
        status: 400,
        fields: [{ path: 'rezeptId' }],
      })
      const entwurf = entwurfFuer(haus, { positionen: [arznei({ vorherigeRezeptId: rezeptId })] })
      expect(fehlerVon(await (await haus.wer('pfleger')).call(bestellungContract.create, { body: entwurf }))).toMatchObject({
        status: 400,
        fields: [{ path: 'positionen.0.vorherigeRezeptId' }],
      })
    },
  )

  it('the number alone is taken', async () => {
    const fall = await bringe(haus, 'BEIM_ARZT')
    expect((await fall.tue('arzt', 'verordnen', { rezeptId: nummer })).positionen[0]?.rezept?.rezeptId).toBe(nummer)
  })

  it('no call of the room takes a field for it, wherever it is put', async () => {
    const fall = await bringe(haus, 'BEREIT', { frage: true })
    const ziel: Ziel = {
      haus,
      fall,
      bestellungId: fall.id,
      klientId: haus.klientId,
      einwilligungId: fall.id,
      hausbesuchId: fall.id,
      organisationId: fall.id,
      personId: fall.id,
    }
    const konten: readonly Konto[] = ['pfleger', 'arzt', 'apotheker']
    let versucht = 0
    for (const call of [
      ...Object.values(handlungContract),
      bestellungContract.create,
      bestellungContract.update,
      bestellungContract.copy,
      bestellungContract.remove,
    ] as Call[]) {
      const { params = {}, body = {} } = anfrageFuer(call, ziel)
      const konto =
        konten.find(
          (einer) => call.access.kind === 'signed-in' && call.access.rollen.includes(haus.ensemble.personen[einer]?.rolle ?? 'ROLE_ADMIN'),
        ) ?? 'admin'
      for (const ort of objekteIn(body)) {
        for (const feld of ['token', 'accessCode', 'taskUrl']) {
          const antwort = await (await haus.wer(konto)).call(call, { params, body: mitFeld(body, [...ort, feld], geheim) })
          expect([call.id, antwort.status, fehlerVon(antwort).fields.map(({ path, code }) => [path, code])]).toEqual([
            call.id,
            400,
            [[[...ort, feld].join('.'), 'unbekannt']],
          ])
          versucht += 1
        }
      }
    }
    expect(versucht).toBeGreaterThan(120)
  })

  it('and so none lies in the database', async () => {
    expect(await tabellenMit(spur('bezeichnung'))).toEqual(expect.arrayContaining(['bestellung', 'ereignis']))
    expect(await tabellenMit(geheim)).toEqual([])
    expect(await tabellenMit('ac=')).toEqual([])
  })
})

/** The paths of all objects in a body; of a list only the first. */
function objekteIn(wert: unknown, pfad: readonly string[] = []): string[][] {
  if (wert === null || typeof wert !== 'object') return []
  const eintraege = Array.isArray(wert) ? [['0', wert[0]] as const] : Object.entries(wert)
  return [...(Array.isArray(wert) ? [] : [[...pfad]]), ...eintraege.flatMap(([name, inneres]) => objekteIn(inneres, [...pfad, name]))]
}

function mitFeld(wert: unknown, [name = '', ...rest]: readonly string[], neu: unknown): unknown {
  const inneres = rest.length === 0 ? neu : mitFeld((wert as Record<string, unknown>)[name], rest, neu)
  return Array.isArray(wert) ? wert.map((eines, i) => (String(i) === name ? inneres : eines)) : { ...(wert as object), [name]: inneres }
}

async function tabellenMit(wort: string): Promise<string[]> {
  const { database } = haus.ports
  const tabellen = await database.query<{ name: string }>(
    systemKontext,
    { name: 'test.tabellen', text: `select table_name as name from information_schema.tables where table_schema = 'public'` },
    {},
  )
  const treffer = await Promise.all(
    tabellen.map(async ({ name }) => {
      const [row] = await database.query<{ anzahl: number }>(
        systemKontext,
        sql(`test.wort.${name}`, `select count(*)::int as anzahl from ${name} x where position(:wort in x::text) > 0`),
        { wort },
      )
      return row?.anzahl ? [name] : []
    }),
  )
  return treffer.flat()
}

describe('who steers nobody', () => {
  it('a practice finds practices and nursing services, and never a pharmacy (§ 11 ApoG)', async () => {
    for (const konto of ['arzt', 'arzt-admin'] as const) {
      const client = await haus.wer(konto)
      const suche = (query: Record<string, string>) => client.call(organisationContract.search, { query })
      expect(fehlerVon(await suche({ art: 'APOTHEKE' }))).toMatchObject({ status: 403, code: 'zugriff.verboten' })
      expect((await suche({ art: 'PFLEGEDIENST' })).status).toBe(200)
      expect((await suche({ art: 'ARZTPRAXIS', id: haus.ensemble.organisationen.markt })).body.organisationen).toEqual([])
      expect((await suche({ art: 'ARZTPRAXIS' })).body.organisationen.map(({ art }) => art)).not.toContain('APOTHEKE')
    }
  })

  it('the platform has numbers of orders, and no order; a draft is not even a number', async () => {
    const zahlen = async () => (await (await haus.wer('admin')).call(bestellungContract.counters)).body
    const vorher = await zahlen()
    await lege(haus)
    expect(await zahlen()).toEqual(vorher)
    await bringe(haus, 'BEIM_ARZT')
    expect(await zahlen()).toEqual({ ...vorher, status: { ...vorher.status, BEIM_ARZT: (vorher.status['BEIM_ARZT'] ?? 0) + 1 } })
    expect(vorher).toEqual({ status: expect.any(Object), wartetAufMich: null, organisationen: 6 })
    expect(Object.keys(vorher.status)).not.toContain('ENTWURF')
  })

  it('a new choice of pharmacy shows nothing of the new orders to the old one, and leaves it the old', async () => {
    const klientId = await haus.nimmAuf()
    const alte = await bringe(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    const { markt, rosen } = haus.ensemble.organisationen
    const body = { apothekeId: rosen, gewaehltAm: haus.heute(), erklaertVon: 'Klient', form: 'MUENDLICH' }
    await (await haus.wer('pfleger')).call(apothekenwahlContract.chooseApotheke, { params: { klientId }, body })
    const neue = await bringe(haus, 'BEI_APOTHEKE', { vor: { klientId, apothekeId: rosen } })
    expect((await alte.lies('apotheker')).apothekeId).toBe(markt)
    await expect(neue.lies('apotheker')).rejects.toThrow(/nicht_gefunden/)
    expect((await neue.lies('apotheker2')).status).toBe('BEI_APOTHEKE')
    const liste = await (await haus.wer('apotheker')).call(bestellungContract.list, { query: { klientId } })
    expect(liste.body.zeilen.map(({ id }) => id)).toEqual([alte.id])
  })
})

describe('another house', () => {
  it('finds no trace of an order in two thousand answers, whatever it asks', async () => {
    const faelle = await Promise.all([true, false].map((vorab) => legeMarkierte(vorab)))
    for (const fall of faelle) await lebe(fall)
    const entwurf = await legeMarkierte(true)
    const fremde = ['pfleger2', 'pflege-admin2', 'arzt2', 'arzt-admin2', 'apotheker2', 'apotheke-admin2', 'admin'] as const
    let antworten = 0
    const gefunden: string[] = []
    const hoerer = await Promise.all(
      fremde.slice(0, 6).map(async (konto) => hoere({ fetch: haus.fetch, token: (await haus.wer(konto)).token, ab: '0-0' })),
    )
    for (const fall of [...faelle, entwurf]) {
      const ziel: Ziel = {
        haus,
        fall,
        bestellungId: fall.id,
        klientId: fall.stand.klientId ?? '',
        einwilligungId: fall.id,
        hausbesuchId: fall.id,
        organisationId: haus.ensemble.organisationen.sonnenhof,
        personId: haus.ensemble.personen['pfleger']?.personId ?? '',
      }
      for (const konto of [...fremde, null]) {
        const client = konto === null ? haus.anonymous : await haus.wer(konto)
        const erlebt = konto === null ? [] : await sammle(konto, fall)
        for (const { call } of haus.server.routes) {
          if (call.id === 'bestellung.stream' || call.id.startsWith('anmeldung.') || call.id === 'organisation.create') continue
          const { status, text } = await client.call(call, anfrageFuer(call, ziel))
          // The specification's sentence for an unknown chat repeats the id that was asked for.
          const gesagt = call.id.startsWith('chat.') && status === 404 ? text.replaceAll(ziel.bestellungId, '') : text
          erlebt.push({ konto: konto ?? 'admin', was: `${call.id} ${status}`, text: gesagt })
        }
        antworten += erlebt.length
        gefunden.push(...verraten(erlebt, ['Kanarie', fall.id]))
      }
    }
    expect(gefunden).toEqual([])
    expect(antworten).toBeGreaterThan(2000)
    for (const leser of hoerer) {
      expect(faelle.filter(({ id }) => leser.text.includes(id))).toEqual([])
      await leser.schliesse()
    }
  }, 240_000)
})
