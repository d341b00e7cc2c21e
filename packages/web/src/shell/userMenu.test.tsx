import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nutzer, openSeite, startServer } from '../organisation/seite.fixtures.tsx'
import { registerActions } from '../shared/actions.ts'
import { useUser } from '../shared/session.ts'
import { UserMenu } from './UserMenu.tsx'

let server: TestServer
let helped = 0
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const routes = [
  {
    path: '/hier',
    load: async () => ({ Page: () => <UserMenu user={useUser()} onHelp={() => (helped += 1)} /> }),
  },
]
async function open(language: 'de' | 'en' = 'en') {
  const { router } = await openSeite({ server, konto: 'pfleger', routes, path: '/hier', language })
  await nutzer.click(await screen.findByRole('button', { name: /Jonas Meyer/ }))
  return { router, menu: await screen.findByRole('menu') }
}

describe('the user menu', () => {
  it('says who is signed in; settings and signing out are German in English too, as the specification quotes them', async () => {
    const { menu } = await open()
    within(menu).getByText(/^Signed in as pfleger@/)
    expect(within(menu).getByRole('menuitem', { name: 'Einstellungen' }).getAttribute('href')).toBe('/settings')
    expect(within(menu).getByRole('menuitem', { name: 'Abmelden' }).getAttribute('href')).toBe('/sign-out')
  })

  it('changes the status, which stands beside the name from then on', async () => {
    const { menu } = await open()
    const choices = within(menu).getAllByRole('menuitemradio')
    expect(choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')])).toEqual([
      ['Online', 'true'],
      ['Away', 'false'],
      ['Busy', 'false'],
      ['Invisible', 'false'],
    ])
    await nutzer.click(within(menu).getByRole('menuitemradio', { name: 'Busy' }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await nutzer.click(screen.getByRole('button', { name: /Jonas Meyer/ }))
    const busy = await screen.findByRole('menuitemradio', { name: 'Busy' })
    await waitFor(() => expect(busy.getAttribute('aria-checked')).toBe('true'))
    const { body } = await (await server.as('pfleger')).call(settingsContract.readUser)
    expect(body.status).toBe('busy')
  })

  it('opens the help for the keyboard, and locks where there is a lock', async () => {
    const { menu } = await open('de')
    await nutzer.click(within(menu).getByRole('menuitem', { name: 'Tastenkürzel' }))
    expect(helped).toBe(1)
    expect(within(menu).queryByRole('menuitem', { name: 'Sperren' })).toBeNull()
    let locked = 0
    const remove = registerActions([{ id: 'session.lock', name: 'Sperren', section: 'Sitzung', perform: () => (locked += 1) }])
    await nutzer.click(screen.getByRole('button', { name: /Jonas Meyer/ }))
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Sperren' }))
    expect(locked).toBe(1)
    remove()
  })
})
