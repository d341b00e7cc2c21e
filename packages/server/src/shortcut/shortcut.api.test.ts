import { maxShortcuts } from '@dreiklang/domain/shortcut/shortcut'
import { type Shortcut, shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import { inWords, usualShortcuts } from '@dreiklang/domain/shortcut/ueblich'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { contextOf } from '../shared/context.ts'

const server = await serverForTests()
const [me] = await server.people('pfleger')
const notdienst = { label: 'Notdienst', description: 'Apotheken heute', icon: 'pill', link: 'https://www.aponet.de', useRouter: false }
const list = async (who = me): Promise<Shortcut[]> => (await who.call(shortcutContract.list)).body
const neu = async (angaben: object = notdienst) => (await me.call(shortcutContract.create, { body: { shortcut: angaben } })).body
const usual = (rolle: Rolle, language: 'de' | 'en') => usualShortcuts(rolle).map((one) => inWords(one, language))
const names = (shortcuts: readonly Shortcut[]) => shortcuts.map(({ label }) => label)

const contextFor = (konto: string) => {
  const akteur = server.ensemble.personen[konto]
  if (akteur === undefined) throw new Error(`Nobody is called ${konto}`)
  return contextOf(akteur)
}

describe('shortcuts', () => {
  it('are the usual ones of the role until the person changes something, in the language of the screen', async () => {
    const arzt = await server.as('arzt2')
    expect(await list(arzt)).toEqual(usual('ROLE_ARZT', 'de'))
    const { body } = await arzt.call(shortcutContract.list, { headers: { 'accept-language': 'en' } })
    expect(body).toEqual(usual('ROLE_ARZT', 'en'))
  })

  it('take a new one at the end, and the usual ones stay', async () => {
    const { status, body } = await me.call(shortcutContract.create, { body: { shortcut: notdienst } })
    expect([status, body]).toEqual([200, { ...notdienst, id: body.id }])
    expect(await list()).toEqual([...usual('ROLE_PFLEGER', 'de'), body])
  })

  it('change one: only what is named', async () => {
    const { id } = await neu()
    const { status, body } = await me.call(shortcutContract.update, { body: { id, shortcut: { label: 'Nacht', description: '' } } })
    expect([status, body]).toEqual([200, { ...notdienst, id, label: 'Nacht', description: '' }])
    expect((await list()).at(-1)).toEqual(body)
  })

  it('take the whole shortcut back as the template sends it, with its id inside', async () => {
    const one = await neu({ ...notdienst, id: null })
    const { body } = await me.call(shortcutContract.update, { body: { id: one.id, shortcut: { ...one, icon: 'phone' } } })
    expect(body).toEqual({ ...one, icon: 'phone' })
    const anderes = await me.call(shortcutContract.update, { body: { id: one.id, shortcut: { ...one, id: crypto.randomUUID() } } })
    expect([anderes.status, anderes.body]).toMatchObject([400, { fields: [{ path: 'shortcut.id', code: 'falsch' }] }])
  })

  it('change a usual one, which becomes an own one', async () => {
    const arzt = await server.as('arzt')
    const [first] = await list(arzt)
    if (first === undefined) throw new Error('A practice has usual shortcuts')
    await arzt.call(shortcutContract.update, { body: { id: first.id, shortcut: { label: 'Eilig' } } })
    expect(names(await list(arzt))).toEqual(['Eilig', 'Bestellungen', 'Einstellungen'])
    expect(names(await list(await server.as('arzt-admin')))).toContain('Eilige Bestellungen')
  })

  it('are worded when they are read, whatever language the first change was made in', async () => {
    const client = await server.as('apotheker')
    const english = { headers: { 'accept-language': 'en' } }
    const [urgent, bestellungen] = (await client.call(shortcutContract.list, english)).body
    if (urgent === undefined || bestellungen === undefined) throw new Error('A pharmacy has usual shortcuts')
    await client.call(shortcutContract.update, { ...english, body: { id: urgent.id, shortcut: { ...urgent, icon: 'pill' } } })
    await client.call(shortcutContract.update, { ...english, body: { id: bestellungen.id, shortcut: { label: 'All of them' } } })
    const told = (shortcuts: readonly Shortcut[]) => shortcuts.map(({ label, description }) => `${label}: ${description}`)
    expect(told(await list(client)).slice(0, 2)).toEqual(['Eilige Bestellungen: Notfall und dringend', 'All of them: Alle, Eiliges zuerst'])
    expect(told((await client.call(shortcutContract.list, english)).body)[0]).toBe('Urgent orders: Emergency and urgent')
  })

  it('delete one and answer true, and the last one leaves an empty list', async () => {
    for (const { id } of await list()) {
      const { status, body } = await me.call(shortcutContract.remove, { query: { id } })
      expect([status, body]).toEqual([200, true])
    }
    expect(await list()).toEqual([])
  })

  it('are put into a sequence; those that are not named stay behind', async () => {
    const [a, b, c] = [
      await neu({ ...notdienst, label: 'A' }),
      await neu({ ...notdienst, label: 'B' }),
      await neu({ ...notdienst, label: 'C' }),
    ]
    const { status, body } = await me.call(shortcutContract.sort, { body: { ids: [c.id, a.id] } })
    expect([status, names(body)]).toEqual([200, ['C', 'A', 'B']])
    expect((await list()).map(({ id }) => id)).toEqual([c.id, a.id, b.id])
  })
})

describe('other screens of the person', () => {
  it('are told of a change, and of a refused one they are not', async () => {
    const admin = await server.as('pflege-admin')
    const personId = server.ensemble.personen['pflege-admin']?.personId ?? ''
    const gehoert: unknown[] = []
    // What was told of others before the first test may still be on its way.
    const stop = await server.ports.database.listen('zuruf', (payload) => payload.includes(personId) && gehoert.push(JSON.parse(payload)))
    await admin.call(shortcutContract.update, { body: { id: crypto.randomUUID(), shortcut: { label: 'x' } } })
    await admin.call(shortcutContract.create, { body: { shortcut: notdienst } })
    await expect.poll(() => gehoert).toEqual([{ art: 'shortcut', id: null, an: [personId] }])
    await stop()
  })
})

describe('what is refused', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'evil.example',
  ])('the link %s', async (link) => {
    for (const answer of [
      await me.call(shortcutContract.create, { body: { shortcut: { ...notdienst, link } } }),
      await me.call(shortcutContract.update, { body: { id: crypto.randomUUID(), shortcut: { link } } }),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: 'shortcut.link_unzulaessig', fields: [{ path: 'shortcut.link', code: 'link' }] })
    }
  })

  it.each([
    [{ ...notdienst, label: undefined }, 'shortcut.label', 'pflicht'],
    [{ ...notdienst, label: '  ' }, 'shortcut.label', 'zu_klein'],
    [{ ...notdienst, icon: undefined }, 'shortcut.icon', 'pflicht'],
    [{ ...notdienst, icon: '"><script>' }, 'shortcut.icon', 'pflicht'],
    [{ ...notdienst, link: undefined }, 'shortcut.link', 'pflicht'],
    [{ ...notdienst, useRouter: undefined }, 'shortcut.useRouter', 'pflicht'],
    [{ ...notdienst, useRouter: 'true' }, 'shortcut.useRouter', 'typ'],
    [{ ...notdienst, personId: 'x' }, 'shortcut.personId', 'unbekannt'],
    [{ ...notdienst, id: crypto.randomUUID() }, 'shortcut.id', 'typ'],
  ])('%j', async (shortcut, path, code) => {
    const answer = await me.call(shortcutContract.create, { body: { shortcut } })
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ path, code }] }])
  })

  it('one more than fifty, and twenty at once do not slip past the limit', async () => {
    const { length } = await list()
    const answers = await Promise.all(
      Array.from({ length: maxShortcuts - length + 5 }, () => me.call(shortcutContract.create, { body: { shortcut: notdienst } })),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'shortcut.zu_viele' })
    expect(await list()).toHaveLength(maxShortcuts)
  })

  it('the shortcut of another person, like one that does not exist', async () => {
    const fremd = (await list()).at(-1)?.id ?? ''
    await me.call(shortcutContract.update, { body: { id: fremd, shortcut: { label: 'Meins' } } })
    const others = await server.as('apotheke-admin2')
    for (const id of [fremd, crypto.randomUUID()]) {
      expect((await others.call(shortcutContract.update, { body: { id, shortcut: { label: 'x' } } })).status).toBe(404)
      expect((await others.call(shortcutContract.remove, { query: { id } })).status).toBe(404)
      expect((await others.call(shortcutContract.sort, { body: { ids: [id] } })).status).toBe(404)
    }
    expect(names(await list())).toContain('Meins')
    // A refused change makes nothing one's own.
    expect(await list(others)).toEqual(usual('ROLE_APOTHEKE_ADMIN', 'de'))
  })

  it('the shortcuts of others also to a statement without a scope', async () => {
    const context = contextFor('pflege-admin')
    const free = { name: 'test.allShortcuts', text: 'select distinct person_id as id from shortcut' }
    expect(await server.ports.database.query(context, free, {})).toEqual([{ id: context.personId }])
  })

  it('an id that is none, and none at all', async () => {
    expect((await me.call(shortcutContract.remove, { query: { id: 'x' } })).status).toBe(400)
    expect((await me.call(shortcutContract.remove)).status).toBe(400)
    expect((await me.call(shortcutContract.sort, { body: { ids: [] } })).status).toBe(400)
  })

  it.each(Object.values(shortcutContract))('people who are not signed in: $id', async (call) => {
    expect((await server.anonymous.call<never, never, never, never>(call as never)).status).toBe(401)
  })
})
