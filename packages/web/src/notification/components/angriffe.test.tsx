import { angriffe } from '@dreiklang/domain/notification/angriffe.fixtures'
import { isAllowedLink } from '@dreiklang/domain/shared/link'
import type { TestServer } from '@dreiklang/server/testServer'
import { render, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import type { Transport } from '../../shared/refresh.ts'
import { cleanHtml } from '../../ui/cleanHtml.tsx'
import { MessagesTool } from './EntriesTool.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const allowed: readonly string[] = ['B', 'STRONG', 'I', 'EM', 'BR', 'SPAN', 'A']

function faults(root: Element): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const href = element.getAttribute('href')
    const names = element.getAttributeNames().filter((name) => !(element.tagName === 'A' && ['href', 'target', 'rel'].includes(name)))
    return [
      ...(allowed.includes(element.tagName) ? [] : [`<${element.tagName}>`]),
      ...names.map((name) => `${element.tagName} ${name}`),
      ...(href === null || isAllowedLink(href) ? [] : [href]),
    ]
  })
}

describe('strings that try to bring a script into the page', () => {
  it.each([true, false])('become text and a few harmless elements, also when the server let them through; links: %s', (withLinks) => {
    const { container } = render(
      <>
        {angriffe.map((attack) => (
          <p key={attack}>{cleanHtml(attack, { withLinks })}</p>
        ))}
      </>,
    )
    const places = Array.from(container.children)
    expect(places).toHaveLength(angriffe.length)
    expect(places.flatMap(faults)).toEqual([])
    if (!withLinks) expect(container.querySelector('a')).toBeNull()
    expect('__xss' in window).toBe(false)
  })

  it('run nothing in the panel', async () => {
    const some = angriffe.filter((_attack, index) => index % 31 === 0)
    const entries = some.map((attack, index) => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      icon: attack,
      image: 'https://evil.example/pixel.png',
      title: attack,
      description: attack,
      time: '2026-11-21T08:40:00.000Z',
      link: 'javascript:window.__xss=1',
      useRouter: index % 2 === 0,
      read: false,
      seen: false,
    }))
    const forged =
      (on: Transport): Transport =>
      async (url, init) =>
        url.includes('/api/common/messages') ? Response.json({ entries, unread: entries.length, total: entries.length }) : on(url, init)
    const routes = [{ path: '/kopf', load: async () => ({ Page: MessagesTool }) }]
    await openSeite({ server, konto: 'pfleger', routes, path: '/kopf', leitung: forged })
    await nutzer.click(await screen.findByRole('button', { name: `Nachrichten, ${entries.length} ungelesen` }))
    const panel = await screen.findByRole('dialog', { name: 'Nachrichten' })
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(entries.length)
    expect(panel.querySelectorAll('script, iframe, img, object, embed, form, style, link, meta, base, a')).toHaveLength(0)
    const handlers = Array.from(panel.querySelectorAll('*')).flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    )
    expect(handlers).toEqual([])
    expect('__xss' in window).toBe(false)
  })
})
