import { leistungsnachweis, leistungsnachweisContract, signedVersion } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { klientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { beginBesuch, fertigesBlatt, struempfe, writeBlatt } from './dokumentation.fixtures.ts'

const c = leistungsnachweisContract
const haus = await hausForTests()
const [leitung, pfleger] = await haus.people('pflege-admin', 'pfleger')
const ids = { klientId: haus.klientId, personId: haus.personId('pfleger') }
const params = { klientId: haus.klientId }
const drawing = 'M 10 10 L 90 60'

const read = async () => leistungsnachweis.parse((await pfleger.call(c.read, { params })).body)
const readVersion = async (version: number, who = pfleger) => who.call(c.readVersion, { params: { ...params, version: String(version) } })
async function visit() {
  const hausbesuchId = await beginBesuch({ leitung, wer: pfleger }, ids, { leistungen: [struempfe] })
  expect((await writeBlatt(pfleger, 'finish', { hausbesuchId, blatt: fertigesBlatt(1) })).status).toBe(200)
  return hausbesuchId
}
async function sign(rest: Record<string, unknown> = {}) {
  const { stand, fassungen } = await read()
  const body = {
    tag: '2026-11-18',
    stand: stand ?? '-',
    fassung: fassungen.length,
    art: 'KLIENT',
    name: null,
    unterschrift: drawing,
    grund: null,
  }
  return pfleger.call(c.sign, { params, body: { ...body, ...rest } })
}

describe('the signature under a month sheet', () => {
  it('is refused while nothing is documented', async () => {
    expect(await read()).toMatchObject({ unterschrift: 'FEHLT', unterschreiben: 'dokumentation.nachweis_leer' })
    expect((await sign()).body).toMatchObject({ code: 'dokumentation.nachweis_leer' })
  })

  it('is kept with who signed, in which capacity and when, and who of the nursing service was there', async () => {
    await visit()
    expect(await read()).toMatchObject({ unterschrift: 'FEHLT', unterschreiben: true, fassungen: [] })
    expect(await sign({ art: 'BEVOLLMAECHTIGTER', name: 'Ute Rami' })).toMatchObject({ status: 201, body: { version: 1 } })
    const { unterschrift, gezeichnet, fassungen, aenderungen } = await read()
    expect([unterschrift, aenderungen, fassungen.length]).toEqual(['UNTERSCHRIEBEN', [], 1])
    expect(gezeichnet).toMatchObject({ version: 1, art: 'BEVOLLMAECHTIGTER', name: 'Ute Rami', unterschrift: drawing })
    expect([gezeichnet?.am, gezeichnet?.durch]).toEqual([haus.clock.now.toISOString(), fassungen[0]?.durch])
  })

  it('does not hold for a sheet that was changed while it lay on the screen, nor twice for the same one', async () => {
    const before = await read()
    await visit()
    const answer = await sign({ stand: before.stand })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'dokumentation.nachweis_veraltet' }])
    expect((await sign({ fassung: 0 })).status).toBe(409)
  })

  it('stays as it was when a visit is documented or corrected later; the sheet says what has changed and asks for another one', async () => {
    const hausbesuchId = await visit()
    expect(await sign()).toMatchObject({ status: 201, body: { version: 2 } })
    expect((await read()).unterschrift).toBe('UNTERSCHRIEBEN')
    await run(pfleger, hausbesuchId, 'nachtragen', { text: 'Beginn war 8:10' })
    const changed = await read()
    expect(changed).toMatchObject({ unterschrift: 'GEAENDERT', aenderungen: [{ hausbesuchId, art: 'NACHTRAG' }] })

    const old = signedVersion.parse((await readVersion(1)).body)
    expect([old.besuche.length, old.gezeichnet.name, old.unversehrt]).toEqual([1, 'Ute Rami', true])
    const second = signedVersion.parse((await readVersion(2)).body)
    expect(second.besuche.map(({ nachtraege }) => nachtraege)).toEqual([0, 0, 0])
    expect(old.pruefsumme).toMatch(/^[0-9a-f]{64}$/)
    expect(old.pruefsumme).not.toBe(second.pruefsumme)
  })

  it('may be missing with a reason, which a later signature replaces', async () => {
    expect(await sign({ art: 'KEINE', unterschrift: null, grund: 'Im Krankenhaus, nicht ansprechbar' })).toMatchObject({ status: 201 })
    const { unterschrift, gezeichnet } = await read()
    expect([unterschrift, gezeichnet?.grund, gezeichnet?.unterschrift]).toEqual(['BEGRUENDET', 'Im Krankenhaus, nicht ansprechbar', null])
    expect(await sign()).toMatchObject({ status: 201, body: { version: 4 } })
    expect((await read()).fassungen.map(({ version, art }) => `${version} ${art}`)).toEqual([
      '4 KLIENT',
      '3 KEINE',
      '2 KLIENT',
      '1 BEVOLLMAECHTIGTER',
    ])
  })

  it('is not there for another nursing service', async () => {
    const other = await haus.wer('pfleger2')
    expect((await readVersion(1, other)).status).toBe(404)
    const body = { tag: '2026-11-18', stand: 'x', fassung: 0, art: 'KEINE', name: null, unterschrift: null, grund: 'x' }
    expect((await other.call(c.sign, { params, body })).status).toBe(404)
  })

  it('lies sealed, cannot be changed, and is named in the audit trail', async () => {
    const query = (text: string) =>
      haus.ports.database.query<Record<string, unknown>>(systemContext, sql(`test.nachweis.${text.slice(0, 25)}`, text), {})
    const [row] = await query(`select inhalt, to_jsonb(n)::text as alles from leistungsnachweis n where version = 3`)
    expect(row?.['inhalt']).toMatch(/^v\d\./)
    expect(row?.['alles']).not.toMatch(/Krankenhaus|Kompressions/)
    await expect(query(`update leistungsnachweis set inhalt = '' returning version`)).rejects.toThrow(/permission denied/)
    await expect(query(`delete from leistungsnachweis returning version`)).rejects.toThrow(/permission denied/)
    const trail = await query(`select felder from protokoll where aktion = 'dokumentation.nachweisUnterschreiben'`)
    expect(trail).toHaveLength(4)
    expect(trail[0]?.['felder']).toEqual(['leistungsnachweis'])
  })

  it('is part of what the Klient is given about himself', async () => {
    const { token } = await haus.wer('pflege-admin')
    const url = `http://test.invalid/api/klienten/${haus.klientId}/auskunft?format=json&zweck=KLIENT`
    const answer = await haus.fetch(new Request(url, { headers: { authorization: `Bearer ${token}` } }))
    const { dokumentation } = klientAuskunft.parse(await answer.json())
    const signed = dokumentation.flatMap((one) => ('leistungsnachweis' in one ? [one.leistungsnachweis] : []))
    expect(signed).toHaveLength(4)
    expect(signed[1]).toMatchObject({ version: 3, grund: 'Im Krankenhaus, nicht ansprechbar', besuche: [{}, {}, {}] })
  })
})
