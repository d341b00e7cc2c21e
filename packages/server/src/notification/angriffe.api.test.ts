import { angriffe } from '@dreiklang/domain/notification/angriffe.fixtures'
import { messageContract, notificationContract } from '@dreiklang/domain/notification/notification.contract'
import { isAllowedLink } from '@dreiklang/domain/shared/link'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'

const server = await serverForTests()

/** Text, six elements without attributes, anchors with one allowed address; anything else is a way in. */
const allowed = /<(?:\/?(?:b|strong|i|em|span)|br \/|\/a|a(?: href="([^"<>]*)")?)>/g

function isHarmless(html: string | null): boolean {
  if (html === null) return true
  const adressen = [...html.matchAll(allowed)].map(([, href]) => href).filter((href) => href !== undefined)
  return !/[<>]/.test(html.replaceAll(allowed, '')) && adressen.every((href) => isAllowedLink(href.replaceAll('&amp;', '&')))
}

describe('more than six hundred ways to bring a script into a page', () => {
  it('come out of no field of a new message', async () => {
    const client = await server.as('pfleger')
    let saved = 0
    for (const angriff of angriffe) {
      const { status, body } = await client.call(messageContract.create, { body: { message: { title: angriff, description: angriff } } })
      // A null byte and its like are no text at all.
      expect(angriff.includes('\u0000') || angriff.includes('\u0001') ? [400] : [200, 422]).toContain(status)
      if (status !== 200) continue
      saved += 1
      expect([body.title, body.description].filter((html) => !isHarmless(html))).toEqual([])
    }
    expect(saved).toBeGreaterThan(600)
    for (const { title, description } of (await client.call(messageContract.list)).body)
      expect([title, description].filter((html) => !isHarmless(html))).toEqual([])
  })

  it('come out of no field of a changed notification', async () => {
    const client = await server.as('arzt')
    const { id } = (await client.call(notificationContract.create, { body: { notification: { title: 'Anfang' } } })).body
    for (const angriff of angriffe) {
      const { status, body } = await client.call(notificationContract.update, {
        body: { id, notification: { title: angriff, description: angriff } },
      })
      if (status === 200) expect([body.title, body.description].filter((html) => !isHarmless(html))).toEqual([])
    }
    const [one] = (await client.call(notificationContract.list)).body
    expect(one?.title).not.toBe('Anfang')
  })

  it('are no address of a picture, of a link or of a symbol', async () => {
    const client = await server.as('apotheker')
    const fields = ['link', 'image', 'icon']
    for (const [i, angriff] of angriffe.entries()) {
      const field = fields[i % fields.length] ?? ''
      const { status } = await client.call(messageContract.create, { body: { message: { title: 'Text', [field]: angriff } } })
      expect([400, 422]).toContain(status)
    }
  })
})
