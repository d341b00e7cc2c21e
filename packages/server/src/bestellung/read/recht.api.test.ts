import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { hausForTests } from '../../forTests.fixtures.ts'
import { systemContext } from '../../shared/context.ts'
import { anfrageFor } from '../../zugriff.fixtures.ts'
import type { Ziel } from '../../zugriffZiel.fixtures.ts'
import { angabenFor, nachweis, wish } from '../angaben.fixtures.ts'
import { type Fall, type Konto, bring, entwurfFor, errorOf, put, arznei, withoutRezept } from '../bestellung.fixtures.ts'
import { bis, listen } from '../stream.fixtures.ts'

const haus = await hausForTests()

/** Words that stand in one place each, so that it is known from where they came when they are found. */
const trail = (ort: string) => `Kanarie-${ort}`

const produkt = {
  ...arznei().produkt,
  bezeichnung: trail('bezeichnung'),
  wirkstoff: trail('wirkstoff'),
  darreichungsform: trail('darreichungsform'),
}
const markierte = {
  produkt,
  diagnose: trail('diagnose'),
  zeitraum: trail('zeitraum'),
  aenderungZuBisher: trail('aenderung'),
  autIdemWunsch: trail('autIdemWunsch'),
  doppeltGrund: trail('doppeltGrund'),
  restEinheit: trail('restEinheit'),
  dosierung: { schema: null, text: trail('dosierung'), lautMedikationsplan: false },
}
const adresse = { strasse: trail('lieferadresse'), hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' }

async function legeMarkierte(
  vorab: boolean,
  positionen = [arznei(markierte), withoutRezept({ ...markierte, dosierung: null })],
): Promise<Fall> {
  const klientId = await haus.admit({
    // Another pharmacy than the one the order goes to, so that there is something to declare.
    apotheke: 'rosen',
    nachname: trail('nachname'),
    vorname: trail('vorname'),
    einwilligungen: vorab ? ['EMPFANGSVOLLMACHT', 'VORABINFO'] : ['EMPFANGSVOLLMACHT'],
    rest: {
      krankenkasse: trail('krankenkasse'),
      adresse: { ...adresse, strasse: trail('strasse') },
      allergien: { keineBekannt: false, liste: [trail('allergie')] },
    },
  })
  return put(haus, {
    klientId,
    lieferart: 'LIEFERUNG_ANDERE_ADRESSE',
    lieferadresse: adresse,
    lieferzeitfenster: trail('lieferzeitfenster'),
    abweichung: { ...wish(haus.heute()), erklaertVon: trail('erklaertVon') },
    abweichungGrund: trail('abweichungGrund'),
    bemerkung: trail('bemerkung'),
    interneNotiz: trail('interneNotiz'),
    positionen,
  })
}

interface Erlebt {
  konto: Konto
  was: string
  text: string
}

async function collect(konto: Konto, fall: Fall): Promise<Erlebt[]> {
  const client = await haus.wer(konto)
  const params = { bestellungId: fall.id }
  const { read, timeline, list, exportList, counters, products } = bestellungContract
  const steps = (['rezeptOrtMelden', 'rueckfrageStellen', 'arztAblehnen', 'annehmen', 'anApothekeGeben'] as const).map((handlung) => {
    const call: Call = handlungContract[handlung]
    return [call, { params, body: { ...angabenFor(handlung, fall), version: 1 } }] as const
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
    ...steps,
  ]
  const erlebt: Erlebt[] = []
  for (const [call, request] of fragen) {
    const { status, text } = await client.call(call, request)
    erlebt.push({ konto, was: `${call.id} ${status}`, text })
  }
  return erlebt
}

async function lebe(fall: Fall): Promise<Erlebt[]> {
  const [rezept = '', free = ''] = fall.positionIds
  const erlebt: Erlebt[] = []
  const run = async (...[konto, handlung, angaben]: Parameters<Fall['run']>) => {
    await fall.run(konto, handlung, angaben)
    for (const reader of ['arzt', 'apotheker'] as const) erlebt.push(...(await collect(reader, fall)))
  }
  const nur = { positionIds: [rezept] }
  await run('pfleger', 'senden')
  await run('pfleger', 'rueckfrageStellen', { ...nur, an: 'ARZT', text: trail('frage-an-arzt') })
  await run('apotheker', 'annehmen', { positionIds: [free], rezeptfrei: true })
  await run('arzt', 'verordnen', nur)
  await run('pfleger', 'anApothekeGeben', nur)
  await run('apotheker', 'annehmen', nur)
  await run('apotheker', 'rezeptVorlegen', nur)
  await run('apotheker', 'austauschen', { ...nur, begruendung: trail('begruendung') })
  await run('apotheker', 'bereitstellen', {
    positionen: fall.positionIds.map((positionId) => ({ positionId, menge: 2, charge: trail('charge'), verfall: null })),
    kontrolliertVon: haus.ensemble.personen['apotheke-admin']?.personId,
  })
  await run('apotheker', 'ausliefern', { bote: trail('bote') })
  await run('apotheker', 'zustellungGescheitert', { text: trail('gescheitert') })
  await run('apotheker', 'ausliefern', { bote: trail('bote') })
  await run('apotheker', 'zustellen', { nachweis: nachweis({ empfaengerName: trail('empfaenger') }) })
  await run('pfleger', 'reklamieren', { ...nur, text: trail('reklamation') })
  await run('pfleger', 'eingangBestaetigen', { positionIds: [free] })
  return erlebt
}

const verraten = (erlebt: readonly Erlebt[], words: readonly string[]) =>
  erlebt.flatMap(({ konto, was, text }) => words.filter((word) => text.includes(word)).map((word) => `${konto}: ${was}: ${word}`))

describe('what a side may not know never reaches it, in any state', () => {
  const faelle: Fall[] = []
  const erlebt: Erlebt[] = []
  const hoerer: Awaited<ReturnType<typeof listen>>[] = []
  beforeAll(async () => {
    for (const konto of ['arzt', 'apotheker'] as const)
      hoerer.push(await listen({ fetch: haus.fetch, token: (await haus.wer(konto)).token }))
    for (const vorab of [false, true]) {
      const fall = await legeMarkierte(vorab)
      faelle.push(fall)
      erlebt.push(...(await lebe(fall)))
    }
    await bis(() => hoerer.every(({ ereignisse }) => ereignisse.some(({ art }) => art === 'eingangBestaetigen')), Boolean)
    for (const [i, konto] of (['arzt', 'apotheker'] as const).entries()) erlebt.push({ konto, was: 'stream', text: hoerer[i]?.text ?? '' })
    await Promise.all(hoerer.map((reader) => reader.close()))
  })
  const from = (konto: Konto) => erlebt.filter((one) => one.konto === konto)

  it('the nursing service reads all of it, so the traces are there', async () => {
    const fall = faelle[0]
    if (fall === undefined) throw new Error('an order')
    const text = (await collect('pfleger', fall)).map((one) => one.text).join('')
    for (const ort of ['interneNotiz', 'diagnose', 'erklaertVon', 'abweichungGrund', 'doppeltGrund', 'lieferadresse', 'bote', 'dosierung'])
      expect(text).toContain(trail(ort))
  })

  it('the note for the own house, the reason for another pharmacy, the reason for ordering twice stay at home', () => {
    expect(verraten(erlebt, ['interneNotiz', 'erklaertVon', 'abweichungGrund', 'doppeltGrund'].map(trail))).toEqual([])
  })

  it('the diagnosis does not reach the pharmacy, and does reach the practice', () => {
    expect(verraten(from('apotheker'), [trail('diagnose')])).toEqual([])
    expect(verraten(from('arzt'), [trail('diagnose')]).length).toBeGreaterThan(0)
  })

  it('the practice does not learn which pharmacy it is: not by name, number, person, address or messenger', async () => {
    const { markt, rosen } = haus.ensemble.organisationen
    const { body } = await (await haus.wer('pfleger')).call(organisationContract.search, { query: { art: 'APOTHEKE' } })
    const [apotheke] = body.organisationen.filter(({ id }) => id === markt)
    const words = [
      markt,
      rosen,
      'Apotheke am Markt',
      'Rosen-Apotheke',
      apotheke?.telefon ?? 'no telephone',
      'Felix Brandt',
      'Lea Sturm',
      'Ulrike Sommer',
      trail('bote'),
      trail('lieferadresse'),
      trail('lieferzeitfenster'),
    ]
    expect(verraten(from('arzt'), words)).toEqual([])
    const inArbeit = await bring(haus, 'IN_BEARBEITUNG')
    const zuSpaet = await inArbeit.versuche('arzt', 'rezeptKorrigieren')
    expect([zuSpaet.status, words.filter((word) => zuSpaet.text.includes(word))]).toEqual([409, []])
    expect(verraten(from('apotheker'), ['Apotheke am Markt']).length).toBeGreaterThan(0)
  })

  it('a preview tells the pharmacy what may be needed, and not the rest', async () => {
    const fall = await legeMarkierte(true, [arznei(markierte)])
    await fall.run('pfleger', 'senden')
    await fall.run('arzt', 'rueckfrageStellen', { text: trail('frage-des-arztes') })
    const [vorschau] = (await fall.readStore('apotheker')).positionen
    expect(vorschau).toMatchObject({
      vorschau: true,
      menge: 2,
      produkt: { bezeichnung: trail('bezeichnung') },
      dosierung: null,
      diagnose: null,
    })
    expect(
      verraten(await collect('apotheker', fall), ['dosierung', 'aenderung', 'autIdemWunsch', 'bemerkung', 'frage-des-arztes'].map(trail)),
    ).toEqual([])
  })
})

describe('a token of an electronic prescription has no place here (§ 360 Abs. 16 SGB V)', () => {
  const geheim = '777bea0e13cc9c42ceec14aec3ddee2263325dc2c6c699db115f58fe423607ea'
  const nummer = '160.000.000.000.123.76'

  it.each([`Task/${nummer}/$accept?ac=${geheim}`, `${nummer}?ac=${geheim}`, `${nummer} ${geheim}`, geheim, '160.000.000.000.123.77'])(
    'is not a number of a prescription: %s',
    async (rezeptId) => {
      const fall = await bring(haus, 'BEIM_ARZT')
      expect(errorOf(await fall.versuche('arzt', 'verordnen', { rezeptId }))).toMatchObject({
        status: 400,
        fields: [{ path: 'rezeptId' }],
      })
      const entwurf = entwurfFor(haus, { positionen: [arznei({ vorherigeRezeptId: rezeptId })] })
      expect(errorOf(await (await haus.wer('pfleger')).call(bestellungContract.create, { body: entwurf }))).toMatchObject({
        status: 400,
        fields: [{ path: 'positionen.0.vorherigeRezeptId' }],
      })
    },
  )

  it('the number alone is taken', async () => {
    const fall = await bring(haus, 'BEIM_ARZT')
    expect((await fall.run('arzt', 'verordnen', { rezeptId: nummer })).positionen[0]?.rezept?.rezeptId).toBe(nummer)
  })

  it('no call of the room takes a field for it, wherever it is put', async () => {
    const fall = await bring(haus, 'BEREIT', { frage: true })
    const target: Ziel = {
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
      const { params = {}, body = {} } = anfrageFor(call, target)
      const konto =
        konten.find(
          (one) => call.access.kind === 'signed-in' && call.access.rollen.includes(haus.ensemble.personen[one]?.rolle ?? 'ROLE_ADMIN'),
        ) ?? 'admin'
      for (const ort of objekteIn(body)) {
        for (const field of ['token', 'accessCode', 'taskUrl']) {
          const answer = await (await haus.wer(konto)).call(call, { params, body: withField(body, [...ort, field], geheim) })
          expect([call.id, answer.status, errorOf(answer).fields.map(({ path, code }) => [path, code])]).toEqual([
            call.id,
            400,
            [[[...ort, field].join('.'), 'unbekannt']],
          ])
          versucht += 1
        }
      }
    }
    expect(versucht).toBeGreaterThan(120)
  })

  it('and so none lies in the database', async () => {
    expect(await tablesWith(trail('bezeichnung'))).toEqual(expect.arrayContaining(['bestellung', 'ereignis']))
    expect(await tablesWith(geheim)).toEqual([])
    expect(await tablesWith('ac=')).toEqual([])
  })
})

function objekteIn(value: unknown, path: readonly string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return []
  const entries = Array.isArray(value) ? [['0', value[0]] as const] : Object.entries(value)
  return [...(Array.isArray(value) ? [] : [[...path]]), ...entries.flatMap(([name, inneres]) => objekteIn(inneres, [...path, name]))]
}

function withField(value: unknown, [name = '', ...rest]: readonly string[], neu: unknown): unknown {
  const inneres = rest.length === 0 ? neu : withField((value as Record<string, unknown>)[name], rest, neu)
  return Array.isArray(value) ? value.map((one, i) => (String(i) === name ? inneres : one)) : { ...(value as object), [name]: inneres }
}

async function tablesWith(wort: string): Promise<string[]> {
  const { database } = haus.ports
  const tables = await database.query<{ name: string }>(
    systemContext,
    { name: 'test.tables', text: `select table_name as name from information_schema.tables where table_schema = 'public'` },
    {},
  )
  const hits = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await database.query<{ anzahl: number }>(
        systemContext,
        sql(`test.wort.${name}`, `select count(*)::int as anzahl from ${name} x where position(:wort in x::text) > 0`),
        { wort },
      )
      return row?.anzahl ? [name] : []
    }),
  )
  return hits.flat()
}

describe('who steers nobody', () => {
  it('a practice finds practices and nursing services, and never a pharmacy (§ 11 ApoG)', async () => {
    for (const konto of ['arzt', 'arzt-admin'] as const) {
      const client = await haus.wer(konto)
      const search = (query: Record<string, string>) => client.call(organisationContract.search, { query })
      expect(errorOf(await search({ art: 'APOTHEKE' }))).toMatchObject({ status: 403, code: 'zugriff.verboten' })
      expect((await search({ art: 'PFLEGEDIENST' })).status).toBe(200)
      expect((await search({ art: 'ARZTPRAXIS', id: haus.ensemble.organisationen.markt })).body.organisationen).toEqual([])
      expect((await search({ art: 'ARZTPRAXIS' })).body.organisationen.map(({ art }) => art)).not.toContain('APOTHEKE')
    }
  })

  it('the platform has numbers of orders, and no order; a draft is not even a number', async () => {
    const numbers = async () => (await (await haus.wer('admin')).call(bestellungContract.counters)).body
    const before = await numbers()
    await put(haus)
    expect(await numbers()).toEqual(before)
    await bring(haus, 'BEIM_ARZT')
    expect(await numbers()).toEqual({ ...before, status: { ...before.status, BEIM_ARZT: (before.status['BEIM_ARZT'] ?? 0) + 1 } })
    expect(before).toEqual({
      status: expect.any(Object),
      wartetAufMich: null,
      wartetAufAndere: null,
      ueberfaellig: null,
      organisationen: 6,
    })
    expect(Object.keys(before.status)).not.toContain('ENTWURF')
  })

  it('the numbers of each state come in one order, whichever way the database has counted them', async () => {
    for (const status of ['VERORDNET', 'BEREIT', 'BEIM_ARZT', 'GELIEFERT', 'ABGELEHNT'] as const) await bring(haus, status)
    // Knowing how few states there are, it counts them in no order.
    await (haus.ports.database as TestDatabase).admin.transaction((tx) => tx.query('analyze bestellung_zeile', []))
    for (const konto of ['admin', 'pfleger'] as const) {
      const { status } = (await (await haus.wer(konto)).call(bestellungContract.counters)).body
      expect(Object.keys(status)).toEqual(Object.keys(status).toSorted())
    }
  })

  it('a new choice of pharmacy shows nothing of the new orders to the old one, and leaves it the old', async () => {
    const klientId = await haus.admit()
    const alte = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    const { markt, rosen } = haus.ensemble.organisationen
    const body = { apothekeId: rosen, gewaehltAm: haus.heute(), erklaertVon: 'Klient', form: 'MUENDLICH' }
    await (await haus.wer('pfleger')).call(apothekenwahlContract.chooseApotheke, { params: { klientId }, body })
    const added = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId, apothekeId: rosen } })
    expect((await alte.readStore('apotheker')).apothekeId).toBe(markt)
    await expect(added.readStore('apotheker')).rejects.toThrow(/nicht_gefunden/)
    expect((await added.readStore('apotheker2')).status).toBe('BEI_APOTHEKE')
    const list = await (await haus.wer('apotheker')).call(bestellungContract.list, { query: { klientId } })
    expect(list.body.zeilen.map(({ id }) => id)).toEqual([alte.id])
  })
})

describe('another house', () => {
  it('finds no trace of an order in two thousand answers, whatever it asks', async () => {
    const faelle = await Promise.all([true, false].map((vorab) => legeMarkierte(vorab)))
    for (const fall of faelle) await lebe(fall)
    const entwurf = await legeMarkierte(true)
    const fremde = ['pfleger2', 'pflege-admin2', 'arzt2', 'arzt-admin2', 'apotheker2', 'apotheke-admin2', 'admin'] as const
    let answers = 0
    const found: string[] = []
    const hoerer = await Promise.all(
      fremde.slice(0, 6).map(async (konto) => listen({ fetch: haus.fetch, token: (await haus.wer(konto)).token, ab: '0-0' })),
    )
    for (const fall of [...faelle, entwurf]) {
      const target: Ziel = {
        haus,
        fall,
        bestellungId: fall.id,
        klientId: fall.stand.klientId ?? '',
        einwilligungId: fall.id,
        hausbesuchId: fall.id,
        organisationId: haus.ensemble.organisationen.sonnenhof,
        personId: haus.personId('pfleger'),
      }
      for (const konto of [...fremde, null]) {
        const client = konto === null ? haus.anonymous : await haus.wer(konto)
        const erlebt = konto === null ? [] : await collect(konto, fall)
        for (const { call } of haus.server.routes) {
          if (call.id === 'bestellung.stream' || call.id.startsWith('anmeldung.') || call.id === 'organisation.create') continue
          const { status, text } = await client.call(call, anfrageFor(call, target))
          // The specification's sentence for an unknown chat repeats the id that was asked for.
          const gesagt = call.id.startsWith('chat.') && status === 404 ? text.replaceAll(target.bestellungId, '') : text
          erlebt.push({ konto: konto ?? 'admin', was: `${call.id} ${status}`, text: gesagt })
        }
        answers += erlebt.length
        found.push(...verraten(erlebt, ['Kanarie', fall.id]))
      }
    }
    expect(found).toEqual([])
    expect(answers).toBeGreaterThan(2000)
    for (const reader of hoerer) {
      expect(faelle.filter(({ id }) => reader.text.includes(id))).toEqual([])
      await reader.close()
    }
  })
})
