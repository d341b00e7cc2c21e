import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { describe, expect, it } from 'vitest'
import { partsOf } from '../liste/table.fixtures.ts'
import { type Konto, arznei, bring, fallOf, kopfOf, put } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { create, planBody, planungBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'

const haus = await hausForTests()
const fall = await bring(haus, 'BEI_APOTHEKE')

const { list, own, einsicht, exportieren } = protokollContract

async function rows(konto: Konto, query: Record<string, string> = {}) {
  const { status, body } = await (await haus.wer(konto)).call(list, { query })
  expect(status).toBe(200)
  return body.zeilen
}
async function gesehen(query: Record<string, string> = {}, klientId = haus.klientId) {
  const { body } = await (await haus.wer('pflege-admin')).call(einsicht, { params: { klientId }, query })
  return body.zeilen
}
const readBestellung = async (konto: Konto, bestellungId = fall.id) =>
  (await haus.wer(konto)).call(bestellungContract.read, { params: { bestellungId } })
const kurz = ({ aktion, art, objektId, person }: Awaited<ReturnType<typeof rows>>[number]) => [aktion, art, objektId, person?.id]
const { personId } = haus

describe('what is told to the audit trail', () => {
  it('a look at an order, also at its timeline, with whose record it is', async () => {
    await readBestellung('apotheker')
    await (await haus.wer('apotheker')).call(bestellungContract.timeline, { params: { bestellungId: fall.id } })
    const eigene = (await rows('apotheke-admin', { personId: personId('apotheker') })).filter(({ objektId }) => objektId === fall.id)
    expect(eigene.map(kurz)).toContainEqual(['bestellung.timeline', 'LESEN', fall.id, personId('apotheker')])
    expect(eigene.map(({ klient }) => klient?.id)).toEqual(eigene.map(() => haus.klientId))
    expect(eigene[0]).toMatchObject({ objekt: fall.stand.nummer, organisation: 'Apotheke am Markt' })
  })

  it('every step with an order, once, also when its request is repeated', async () => {
    const bestellungId = (await put(haus)).id
    const steps = async () =>
      (await rows('pflege-admin', { art: 'AENDERN' }))
        .filter(({ objektId }) => objektId === bestellungId)
        .map(({ aktion, anzahl }) => [aktion, anzahl])
    expect(await steps()).toEqual([['bestellung.create', 1]])
    const pfleger = await haus.wer('pfleger')
    await pfleger.call(bestellungContract.copy, { params: { bestellungId }, key: 'kopie-einmal' })
    await pfleger.call(bestellungContract.copy, { params: { bestellungId }, key: 'kopie-einmal' })
    expect(
      (await rows('pflege-admin', { art: 'AENDERN' })).filter(({ aktion }) => aktion === 'bestellung.copy').map(({ anzahl }) => anzahl),
    ).toEqual([1])
    await pfleger.call(bestellungContract.remove, { params: { bestellungId } })
    expect((await steps())[0]).toEqual(['bestellung.remove', 2])
  })

  it('nothing of a step that was refused, and nothing of a look at what is not theirs', async () => {
    await haus.wer('pfleger2')
    const before = (await rows('pflege-admin2')).length
    expect((await readBestellung('pfleger2')).status).toBe(404)
    expect((await rows('pflege-admin2')).length).toBe(before)
  })

  it('who takes orders out as a file: one entry for each Klient on it', async () => {
    const { text } = await (await haus.wer('apotheker')).call(bestellungContract.exportList, { query: { klientId: haus.klientId } })
    expect(text).toContain(fall.stand.nummer)
    expect((await gesehen({ art: 'AUSGEBEN' })).map(kurz)).toEqual([
      ['bestellung.exportList', 'AUSGEBEN', haus.klientId, personId('apotheker')],
    ])
  })

  it('what goes from the address book for good', async () => {
    const pfleger = await haus.wer('pfleger')
    const { body } = await pfleger.call(kontaktContract.create, { body: { contact: { name: 'Sanitätshaus' } } })
    await pfleger.call(kontaktContract.remove, { query: { id: body.id } })
    expect((await rows('pflege-admin')).map(kurz)).toContainEqual(['kontakt.remove', 'AENDERN', body.id, personId('pfleger')])
  })
})

describe('who has seen a record', () => {
  it('names people of all houses to the head of the house that keeps it, with function and house', async () => {
    await readBestellung('arzt')
    const blicke = await gesehen({ art: 'LESEN' })
    expect(blicke.find(({ person }) => person?.id === personId('arzt'))).toMatchObject({
      person: { name: haus.ensemble.personen['arzt']?.name, rolle: 'ROLE_ARZT', beruf: 'ARZT' },
      organisation: 'Praxis Dr. Weber',
      objektArt: 'BESTELLUNG',
      objekt: fall.stand.nummer,
    })
  })

  it('counts the looks of an hour as one line', async () => {
    const count = async () =>
      (await gesehen({ art: 'LESEN' }))
        .filter(({ person, objektId }) => person?.id === personId('arzt') && objektId === fall.id)
        .reduce((sum, { anzahl }) => sum + anzahl, 0)
    const before = await count()
    for (let i = 0; i < 3; i += 1) await readBestellung('arzt')
    expect(await count()).toBe(before + 3)
  })

  it('goes on from page to page without losing or doubling a deed', async () => {
    const ganz = (await gesehen({ limit: '500' })).reduce((sum, { anzahl }) => sum + anzahl, 0)
    let [sum, cursor]: [number, string | null] = [0, '']
    while (cursor !== null) {
      const query: Record<string, string> = { limit: '3', ...(cursor === '' ? {} : { cursor }) }
      const { body } = await (await haus.wer('pflege-admin')).call(einsicht, { params: { klientId: haus.klientId }, query })
      sum += body.zeilen.reduce((previous, { anzahl }) => previous + anzahl, 0)
      cursor = body.cursor
    }
    expect(sum).toBe(ganz)
  })

  it('is not found by the head of another house', async () => {
    const { status } = await (await haus.wer('pflege-admin2')).call(einsicht, { params: { klientId: haus.klientId } })
    expect(status).toBe(404)
  })
})

describe('what was changed', () => {
  const changedFieldsOf = async (aktion: string, id: string) =>
    (await rows('pflege-admin', { art: 'AENDERN' })).find((row) => row.aktion === aktion && row.objektId === id)?.felder

  it('is named by the fields of a visit, in the file in words, and never by what stands in them', async () => {
    const leitung = await haus.wer('pflege-admin')
    const besuch = await create(leitung, 'plan', planBody({ klientId: haus.klientId, personIds: [personId('pfleger')] }))
    await run(leitung, besuch, 'verschieben', { ...planungBody([personId('pfleger')], { uhrzeit: '09:15' }), grund: 'Sturz im Bad' })
    expect(await changedFieldsOf('hausbesuch.verschieben', besuch)).toEqual(['plan'])
    const { text } = await leitung.call(exportieren, { query: { art: 'AENDERN' } })
    expect(text).toContain(';Geändert;Hausbesuch;;')
    expect(text).toMatch(/;Geändert;Hausbesuch;.*;Termin;/)
    expect(text).not.toMatch(/Sturz|09:15:00;|hausbesuch\./)
  })

  it('is named by the fields of an order and its items', async () => {
    const entwurf = await put(haus, { bemerkung: 'Bitte klingeln' })
    const { positionen } = entwurf.stand
    const said = { ...kopfOf(entwurf.stand), bemerkung: 'Bitte anrufen', positionen: [{ ...arznei({ menge: 7 }), id: positionen[0]?.id }] }
    const params = { bestellungId: entwurf.id }
    await (await haus.wer('pfleger')).call(bestellungContract.update, { params, body: { ...said, version: entwurf.version } })
    expect((await changedFieldsOf('bestellung.update', entwurf.id))?.toSorted()).toEqual(['bemerkung', 'menge'])
    const next = await fallOf(haus, entwurf.id)
    await next.run('pfleger', 'senden', {})
    expect(await changedFieldsOf('bestellung.senden', entwurf.id)).toEqual(expect.arrayContaining(['gesendetAm', 'status']))
  })
})

describe('who reads what of the trail', () => {
  it('a head sees the deeds of the own house, and what the platform did with it, and no others', async () => {
    const haeuser = (await rows('apotheke-admin', { limit: '500' })).map(({ organisation }) => organisation)
    expect(new Set(haeuser)).toEqual(new Set(['Apotheke am Markt', null]))
  })

  it('everybody sees the own deeds and no others', async () => {
    const { body } = await (await haus.wer('arzt')).call(own, {})
    expect(body.zeilen.length).toBeGreaterThan(0)
    expect(new Set(body.zeilen.map(({ person }) => person?.id))).toEqual(new Set([personId('arzt')]))
  })

  it('the platform sees security of all houses, and no deed about a Klient or an order', async () => {
    const all = await rows('admin', { limit: '500' })
    expect(all.filter(({ klient }) => klient !== null)).toEqual([])
    expect(all.filter(({ aktion }) => /^(bestellung|klient|kontakt|anliegen|chat)\./.test(aktion))).toEqual([])
  })

  it('filters by kind, by person and by day, and refuses a cursor that is none', async () => {
    const kopf = await haus.wer('pflege-admin')
    expect((await rows('pflege-admin', { art: 'AUSGEBEN' })).every(({ art }) => art === 'AUSGEBEN')).toBe(true)
    expect(await rows('pflege-admin', { bis: '2020-01-01' })).toEqual([])
    expect((await rows('pflege-admin', { von: '2020-01-01' })).length).toBeGreaterThan(0)
    expect((await kopf.call(list, { query: { cursor: 'kein-cursor' } })).status).toBe(400)
    expect((await kopf.call(list, { query: { art: 'LOESCHEN' } })).status).toBe(400)
  })

  it('goes out as a file with one line for each deed, and that is a deed too', async () => {
    const { text, headers } = await (await haus.wer('pflege-admin')).call(exportieren, {})
    expect(headers.get('content-disposition')).toMatch(/protokoll-.*\.csv/)
    const { angaben, table } = partsOf(text)
    expect(angaben.split('\r\n')).toEqual([
      'Angaben',
      expect.stringMatching(/^Exportiert am;\d\d\.\d\d\.2026, \d\d:\d\d Uhr$/),
      `Exportiert von;${haus.ensemble.personen['pflege-admin']?.name}`,
      'Filter;ohne',
    ])
    expect(table.split('\r\n')[0]).toBe(
      'Nummer;Zeit (Berlin);Person;Rolle;Organisation;Was;Gegenstand;Bezeichnung;Klient/in;Felder;Grund;Netz;Anfrage',
    )
    expect(table).toContain(';Angesehen;Bestellung;')
    expect(text).not.toContain('Apotheke am Markt')
    expect((await rows('pflege-admin', { art: 'AUSGEBEN' })).map(({ aktion }) => aktion)).toContain('protokoll.exportieren')
  })
})
