import { createCipheriv } from 'node:crypto'
import { type TestDatabase, createTestDatabase } from '@dreiklang/host-node/testDatabase'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { asSchluessel, unwrap } from './seal.ts'
import { hausIn, inOrganisation, prozess, ring } from './tresor.fixtures.ts'
import { type Fach, type Tresor, Unreadable, Vernichtet } from './tresor.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const haus = (tresor: Tresor = prozess(ring()).tresor) => hausIn(database, tresor)

const klartext = fc.string({ unit: 'binary', maxLength: 400 })

describe('a sealed text', () => {
  it('is read again as it was written, whatever it says, and never sealed twice alike', async () => {
    const hier = haus()
    await fc.assert(
      fc.asyncProperty(klartext, async (text) => {
        const [one, anderes] = [await hier.seal(text), await hier.seal(text)]
        expect(one).not.toBe(anderes)
        expect(one).toMatch(/^v1\.[\da-f-]{36}\.[\w-]{16}\.[\w-]{22,}$/)
        expect(await hier.open(one)).toBe(text)
      }),
      { numRuns: 50, examples: [[''], ['\uFEFFmit Marke am Anfang']] },
    )
  })

  it('does not open when any part of it was changed or cut off', async () => {
    const hier = haus()
    const seal = await hier.seal('Der Schlüssel liegt beim Nachbarn')
    await fc.assert(
      fc.asyncProperty(fc.nat(seal.length - 1), fc.constantFrom('A', 'z', '0', '9', 'f', '-', '_', '.'), async (place, zeichen) => {
        fc.pre(seal[place] !== zeichen)
        // The last letter of base64url holds bits that mean nothing.
        fc.pre(place !== seal.length - 1)
        await expect(hier.open(seal.slice(0, place) + zeichen + seal.slice(place + 1))).rejects.toThrow(Unreadable)
        await expect(hier.open(seal.slice(0, place))).rejects.toThrow(Unreadable)
      }),
      { numRuns: 60 },
    )
  })

  it.each<[string, () => Partial<Fach>]>([
    ['in another row', () => ({ zeileId: crypto.randomUUID() })],
    ['in another column', () => ({ spalte: 'tuercode' })],
    ['in another table', () => ({ tabelle: 'kontakt' })],
    ['as that of another Klient', () => ({ klientId: crypto.randomUUID() })],
    ['as that of no Klient', () => ({ klientId: null })],
    ['as that of another organisation', () => ({ organisationId: crypto.randomUUID() })],
  ])('does not open %s', async (_wo, anderes) => {
    const hier = haus()
    const seal = await hier.seal('geheim')
    await expect(hier.open(seal, hier.fach(anderes()))).rejects.toThrow(Unreadable)
  })

  it('does not open for somebody of another organisation, even at its own place', async () => {
    const hier = haus()
    const { tresor } = prozess(ring())
    const dort = haus(tresor)
    const seal = await dort.seal('geheim')
    expect(await dort.open(seal)).toBe('geheim')
    await expect(tresor.open(hier.db, dort.fach(), seal)).rejects.toThrow(Unreadable)
    expect(await tresor.open(onBehalfOf(database, systemContext), dort.fach(), seal)).toBe('geheim')
  })

  it('cannot be laid into the rows of another organisation', async () => {
    const hier = haus()
    const tresor = prozess(ring()).tresor
    const fremd = haus(tresor)
    await expect(hier.seal('geheim', fremd.fach(), tresor)).rejects.toThrow()
  })

  it('is of no use without the key ring, whoever has the database', async () => {
    const hier = haus()
    const seal = await hier.seal('geheim')
    await expect(hier.open(seal, hier.fach(), prozess(ring()).tresor)).rejects.toThrow()
    const dump = JSON.stringify(await database.query(systemContext, { name: 'test.alles', text: 'select * from schluessel' }, {}))
    expect(dump).not.toContain('geheim')
  })

  it('opens together with many others, and an erased one among them is null', async () => {
    const { tresor } = prozess(ring())
    const [a, b] = [haus(tresor), haus(tresor)]
    const list = [
      { fach: a.fach(), siegel: await a.seal('eins') },
      { fach: b.fach(), siegel: await b.seal('zwei') },
      { fach: a.fach({ klientId: null }), siegel: await a.seal('drei', a.fach({ klientId: null })) },
    ]
    await b.destroy()
    expect(await tresor.openAll(onBehalfOf(database, systemContext), list)).toEqual(['eins', null, 'drei'])
    expect(await tresor.openAll(a.db, [])).toEqual([])
    expect(await a.sealAll([])).toEqual([])
    const viele = await a.sealAll(['vier', 'fünf'])
    expect(await Promise.all(viele.map((seal) => a.open(seal)))).toEqual(['vier', 'fünf'])
  })
})

describe('the format', () => {
  it('is AES-256-GCM with table, column, row and organisation beside the text, as any other program would write it', async () => {
    const { tresor, keyRing } = prozess(ring())
    const { organisationId, klientId, fach, open, seal } = haus(tresor)
    await seal('legt den Schlüssel an')
    const [row] = await database.query<{ id: string; umhuellt: Uint8Array }>(
      systemContext,
      sql('test.schluessel', 'select id, umhuellt from schluessel where klient_id = :klientId'),
      { klientId },
    )
    const { id, umhuellt } = row ?? { id: '', umhuellt: new Uint8Array() }
    const dek = await unwrap(umhuellt, {
      schluessel: await asSchluessel(keyRing.current.key),
      ort: `schluessel|${id}|${organisationId}|${klientId}`,
    })
    const iv = new Uint8Array(12).fill(3)
    const fremdes = createCipheriv('aes-256-gcm', dek, iv).setAAD(Buffer.from(`klient|notiz|${klientId}|${organisationId}`))
    const content = Buffer.concat([fremdes.update('Grüße', 'utf8'), fremdes.final(), fremdes.getAuthTag()])
    expect(await open(`v1.${id}.${Buffer.from(iv).toString('base64url')}.${content.toString('base64url')}`, fach())).toBe('Grüße')
  })

  it('opens what was sealed by an earlier version of us', async () => {
    const fest = createCipheriv('aes-256-gcm', Buffer.alloc(32, 1), Buffer.alloc(12, 2)).setAAD(Buffer.from('a|b|c|d'))
    const vektor = Buffer.concat([Buffer.alloc(12, 2), fest.update('Dreiklang'), fest.final(), fest.getAuthTag()])
    expect(vektor.toString('hex')).toBe('02020202020202020202020243a4ac20213ba093b49b0c867c8caf2b7549a78374249a8c78')
    const klar = await unwrap(vektor, { schluessel: await asSchluessel(new Uint8Array(32).fill(1)), ort: 'a|b|c|d' })
    expect(new TextDecoder().decode(klar)).toBe('Dreiklang')
  })

  it('holds bytes as it holds texts', async () => {
    const { tresor } = prozess(ring())
    const { organisationId, fach, db } = haus(tresor)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (bytes) => {
        const seal = await database.transaction(inOrganisation(organisationId), (tx) => tresor.sealBytes(tx, fach(), bytes))
        expect(await tresor.openBytes(db, fach(), seal)).toEqual(bytes)
        const kaputt = Uint8Array.from(seal)
        kaputt[kaputt.length - 1] = (kaputt[kaputt.length - 1] ?? 0) ^ 1
        await expect(tresor.openBytes(db, fach(), kaputt)).rejects.toThrow(Unreadable)
        await expect(tresor.openBytes(db, fach(), seal.subarray(0, 20))).rejects.toThrow(Unreadable)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the key of a Klient', () => {
  it('is made once, although many are the first to need it', async () => {
    const file = ring()
    const { fach, organisationId, seal, open, klientId } = haus()
    const viele = await Promise.all(Array.from({ length: 12 }, (_, i) => seal(`Notiz ${i}`, fach(), prozess(file).tresor)))
    const reader = prozess(file).tresor
    expect(await Promise.all(viele.map((siegel) => open(siegel, fach(), reader)))).toEqual(viele.map((_, i) => `Notiz ${i}`))
    const count = sql('test.zahl', 'select count(*) from schluessel where organisation_id = :organisationId and klient_id = :klientId')
    expect(await database.query(systemContext, count, { organisationId, klientId })).toEqual([{ count: 1 }])
  })

  it('goes with a transaction that fails, and the next one makes another', async () => {
    const { tresor } = prozess(ring())
    const { organisationId, fach, seal, open } = haus(tresor)
    const gescheitert = database.transaction(inOrganisation(organisationId), async (tx) => {
      await tresor.seal(tx, fach(), 'geheim')
      throw new Error('der Strom ist weg')
    })
    await expect(gescheitert).rejects.toThrow('der Strom ist weg')
    expect(await open(await seal('noch einmal'))).toBe('noch einmal')
  })

  it('when it is destroyed, nobody reads anything of the Klient any more, at once and in all processes; the organisation goes on', async () => {
    const file = ring()
    const [hier, dort] = [prozess(file).tresor, prozess(file).tresor]
    const { fach, seal, open, destroy } = haus(hier)
    const siegel = await seal('geheim')
    const derOrganisation = await seal('Dienstplan', fach({ klientId: null }))
    expect(await open(siegel, fach(), dort)).toBe('geheim')
    await destroy(hier)
    for (const who of [hier, dort, prozess(file).tresor]) {
      await expect(open(siegel, fach(), who)).rejects.toThrow(Vernichtet)
      await expect(seal('neu', fach(), who)).rejects.toThrow(Vernichtet)
      expect(await open(derOrganisation, fach({ klientId: null }), who)).toBe('Dienstplan')
    }
    await destroy(dort)
    await expect(open(siegel)).rejects.toThrow(Vernichtet)
  })

  it('can be destroyed before it was ever made, so that nobody makes it afterwards', async () => {
    const { seal, destroy } = haus()
    await destroy()
    await expect(seal('zu spät')).rejects.toThrow(Vernichtet)
  })

  it('is not destroyed by another organisation', async () => {
    const { tresor } = prozess(ring())
    const [unser, fremd] = [haus(tresor), haus(tresor)]
    const seal = await unser.seal('geheim')
    await expect(
      database.transaction(inOrganisation(fremd.organisationId), (tx) =>
        tresor.destroy(tx, { organisationId: unser.organisationId, klientId: unser.klientId }),
      ),
    ).rejects.toThrow()
    expect(await unser.open(seal)).toBe('geheim')
  })
})
