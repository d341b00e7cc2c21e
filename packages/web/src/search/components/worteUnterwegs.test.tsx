/** In a file of its own: nothing has loaded the words of the other rooms before. */
import type { TestServer } from '@dreiklang/server/testServer'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nutzer, oeffneSeite, starteServer } from '../../organisation/seite.fixtures.tsx'
import { SearchTool } from './SearchTool.tsx'

let server: TestServer
beforeAll(async () => {
  server = await starteServer()
})
afterAll(() => server.close())

it('the field stays on the screen while the words of a result are still on their way', async () => {
  await oeffneSeite({ server, konto: 'pfleger', routes: [{ path: '/start', load: async () => ({ Page: SearchTool }) }], path: '/start' })
  await nutzer.click(await screen.findByRole('button', { name: 'Suche öffnen' }))
  const feld = await screen.findByRole('combobox')
  const verborgen: string[] = []
  const beobachter = new MutationObserver((aenderungen) => {
    for (const { target } of aenderungen)
      if (target instanceof HTMLElement && target.style.display === 'none') verborgen.push(target.tagName)
  })
  beobachter.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] })
  feld.focus()
  await nutzer.paste('müller')
  await screen.findAllByText(/^geb\. /)
  beobachter.disconnect()
  expect(verborgen).toEqual([])
  expect(document.activeElement).toBe(feld)
})
