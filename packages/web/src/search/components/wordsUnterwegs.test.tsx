/** In a file of its own: nothing has loaded the words of the other rooms before. */
import type { TestServer } from '@dreiklang/server/testServer'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { SearchTool } from './SearchTool.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

it('the field stays on the screen while the words of a result are still on their way', async () => {
  await openSeite({ server, konto: 'pfleger', routes: [{ path: '/start', load: async () => ({ Page: SearchTool }) }], path: '/start' })
  await nutzer.click(await screen.findByRole('button', { name: 'Suche öffnen' }))
  const field = await screen.findByRole('combobox')
  const verborgen: string[] = []
  const beobachter = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLElement && target.style.display === 'none') verborgen.push(target.tagName)
  })
  beobachter.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] })
  field.focus()
  await nutzer.paste('müller')
  await screen.findAllByText(/^geb\. /)
  beobachter.disconnect()
  expect(verborgen).toEqual([])
  expect(document.activeElement).toBe(field)
})
