import { kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { withoutAngaben } from '@dreiklang/server/kontakt/kontakt.fixtures'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press, nutzer, openSeite, startServer } from '../../organisation/seite.fixtures.tsx'
import { kontaktRoutes } from '../kontakt.routes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const open = (path: string) => openSeite({ server, konto: 'pfleger', routes: kontaktRoutes, path })
const all = async () => (await (await server.as('pfleger')).call(kontaktContract.all)).body
const put = async (contact: object) =>
  (await (await server.as('pfleger')).call(kontaktContract.create, { body: { contact: { ...withoutAngaben, ...contact } } })).body
const chooseDatei = async (text: string, name: string) =>
  nutzer.upload(await screen.findByLabelText('Datei wählen', { selector: 'input' }), new File([text], name))

describe('Bringing contacts in', () => {
  it('shows a table line by line, writes nothing before the press, and can be undone as a whole', async () => {
    await put({ name: 'Ist schon da', emails: [{ email: 'da@example.org', label: null }] })
    const before = (await all()).length
    await open('/contacts/import')
    await chooseDatei('Vorname;Nachname;Mail;Tel\nEva;Neu;eva@example.org;089 123456\nAda;Da;DA@example.org;\nUwe;Falsch;keine;\n', 'a.csv')
    // A bad address does not cost the contact: it is left out, and named.
    await screen.findByText('Neu: 2. Aktualisiert: 1. Ausgelassen: 0. Nicht lesbar: 0.')
    screen.getByText('schon da: Ist schon da')
    screen.getByText(/Ist schon da → Ada Da/)
    screen.getByText(/E-Mail: /)
    expect(await all()).toHaveLength(before)

    await press('3 Kontakte übernehmen')
    await screen.findByText('Übernommen: 2 neu, 1 aktualisiert')
    expect((await all()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Eva Neu', 'Ada Da']))
    await press('Import rückgängig machen')
    await waitFor(async () => expect(await all()).toHaveLength(before))
    expect((await all()).map(({ name }) => name)).toContain('Ist schon da')
  })

  it('leaves out or adds as new what is there, line by line or all at once', async () => {
    for (const nr of [1, 2]) await put({ name: `Da ${nr}`, emails: [{ email: `da${nr}@example.org`, label: null }] })
    await open('/contacts/import')
    await chooseDatei('Name;Mail\nAnders 1;da1@example.org\nAnders 2;da2@example.org\nDa 2 noch mal;da2@example.org\n', 'd.csv')
    await screen.findByText('Neu: 0. Aktualisiert: 2. Ausgelassen: 1. Nicht lesbar: 0.')
    screen.getByText('steht schon weiter oben: Da 2')
    await nutzer.click(screen.getByRole('combobox', { name: 'Für alle, die schon da sind' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Auslassen' }))
    await screen.findByText('Neu: 0. Aktualisiert: 0. Ausgelassen: 3. Nicht lesbar: 0.')
    await nutzer.click(screen.getByRole('combobox', { name: 'Was geschieht mit Anders 2' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Neu anlegen' }))
    await press('1 Kontakt übernehmen')
    await screen.findByText('Übernommen: 1 neu, 0 aktualisiert')
    expect((await all()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Da 1', 'Da 2', 'Anders 2']))
  })

  it('lets people say what stands in a column', async () => {
    await open('/contacts/import')
    await chooseDatei('Wer,Egal\nKarl Spalte,x\n', 'b.csv')
    await screen.findByText('Neu: 0. Aktualisiert: 0. Ausgelassen: 0. Nicht lesbar: 1.')
    await nutzer.click(screen.getByRole('combobox', { name: 'Wer' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Name' }))
    expect(await screen.findByText('Neu: 1. Aktualisiert: 0. Ausgelassen: 0. Nicht lesbar: 0.')).toBeDefined()
  })

  it('takes cards of telephones, also one that is there when somebody wants it', async () => {
    await put({ name: 'Nummer da', phoneNumbers: [{ country: 'DE', phoneNumber: '030 1234567', label: null }] })
    await open('/contacts/import')
    await chooseDatei('BEGIN:VCARD\nVERSION:3.0\nFN:Karte\nTEL:+49301234567\nEND:VCARD\n', 'c.vcf')
    await screen.findByText('schon da: Nummer da')
    await nutzer.click(screen.getByRole('combobox', { name: 'Was geschieht mit Karte' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Neu anlegen' }))
    await press('1 Kontakt übernehmen')
    await screen.findByText('Übernommen: 1 neu, 0 aktualisiert')
    expect((await all()).map(({ name }) => name)).toContain('Karte')
  })

  it('says when there is nothing in the file', async () => {
    await open('/contacts/import')
    await chooseDatei('', 'leer.csv')
    expect(await screen.findByText('In dieser Datei stehen keine Kontakte.')).toBeDefined()
  })
})

describe('Contacts that are there twice', () => {
  it('are merged field by field, and parted again', async () => {
    const nummer = { phoneNumbers: [{ country: 'DE', phoneNumber: '040 1234567', label: null }] }
    const a = await put({ name: 'Doppelt A', company: 'Firma A', ...nummer })
    const b = await put({ name: 'Doppelt B', company: 'Firma B', title: 'Chefin', ...nummer })
    await open('/contacts/doppelte')
    const card = await screen.findByRole('region', { name: 'Doppelt A und Doppelt B' })
    within(card).getByText(/^Gleich: Telefonnummer/)
    await nutzer.click(within(card).getByRole('radio', { name: 'Firma B' }))
    await nutzer.click(within(card).getByRole('button', { name: 'Zusammenführen' }))
    await screen.findByText('Doppelt A ist zusammengeführt')
    expect((await all()).filter(({ id }) => [a.id, b.id].includes(id))).toMatchObject([
      { id: a.id, name: 'Doppelt A', company: 'Firma B', title: 'Chefin' },
    ])
    await press('Rückgängig')
    await waitFor(async () => expect((await all()).filter(({ id }) => [a.id, b.id].includes(id))).toHaveLength(2))
  })

  it('stay two when somebody says so', async () => {
    const mail = { emails: [{ email: 'zwei@example.org', label: null }] }
    await put({ name: 'Zwilling A', ...mail })
    await put({ name: 'Zwilling B', ...mail })
    await open('/contacts/doppelte')
    const card = await screen.findByRole('region', { name: 'Zwilling A und Zwilling B' })
    await nutzer.click(within(card).getByRole('button', { name: 'Keine Dublette' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Zwilling A und Zwilling B' })).toBeNull())
  })
})
