import { navigationVariants } from '@dreiklang/domain/navigation/variants'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { describe, expect, it } from 'vitest'
import { type Haus, bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'

const haus = await hausForTests()

const badge = async (konto: Parameters<Haus['wer']>[0]) => {
  const { body } = await (await haus.wer(konto)).call(navigationContract.verticalMenu)
  return body.compact.find(({ id }) => id === 'bestellungen')?.badge
}

describe('the navigation', () => {
  it('comes in the four variants, made for the role and in the language of the person', async () => {
    const pfleger = await haus.wer('pfleger')
    const { status, body } = await pfleger.call(navigationContract.verticalMenu)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual([...navigationVariants])
    expect(body.compact.map(({ title }) => title)).toContain('Klient/innen')
    const { body: english } = await pfleger.call(navigationContract.verticalMenu, { headers: { 'accept-language': 'en' } })
    expect(english.compact.map(({ title }) => title)).toContain('Clients')
    const { body: arzt } = await (await haus.wer('arzt')).call(navigationContract.verticalMenu)
    expect(JSON.stringify(arzt)).not.toMatch(/klienten|apotheken/)
  })

  it('counts the orders that wait for the own side, and for nobody else', async () => {
    expect([await badge('arzt'), await badge('apotheker')]).toEqual([undefined, undefined])
    await bring(haus, 'BEIM_ARZT')
    expect([await badge('arzt'), await badge('arzt-admin')]).toEqual([{ title: '1' }, { title: '1' }])
    await bring(haus, 'BEIM_ARZT')
    expect([await badge('arzt'), await badge('arzt2'), await badge('apotheker'), await badge('pfleger')]).toEqual([
      { title: '2' },
      undefined,
      undefined,
      undefined,
    ])
  })

  it('counts for the platform the texts that it still owes the public, for no order waits for it', async () => {
    const { body } = await (await haus.wer('admin')).call(navigationContract.verticalMenu)
    expect(body.compact.map(({ id }) => id)).toEqual([
      'zahlen',
      'verwaltung',
      'protokoll',
      'rechtstexte',
      'api',
      'icons',
      'verzeichnis',
      'settings',
    ])
    const gezaehlt = body.compact.filter((item) => item.badge !== undefined)
    expect(gezaehlt.map((item) => [item.id, item.badge?.title])).toEqual([['rechtstexte', '3']])
  })

  it("is the template's example at the template's address", async () => {
    const { body } = await (await haus.wer('pfleger')).call(navigationContract.common)
    const example = [{ id: 'example', type: 'basic', title: 'Example', link: '/example' }]
    expect(body).toEqual({ default: example, compact: example, futuristic: example, horizontal: example })
  })

  it('is for people who are signed in', async () => {
    for (const call of Object.values(navigationContract)) expect((await haus.anonymous.call(call)).status).toBe(401)
  })

  it('takes no words along', async () => {
    const { status } = await (await haus.wer('pfleger')).call(navigationContract.verticalMenu, { query: { rolle: 'ROLE_ADMIN' } })
    expect(status).toBe(400)
  })
})
