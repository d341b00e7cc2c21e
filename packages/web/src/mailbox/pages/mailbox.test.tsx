import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nutzer, openSeite, press, startServer, write, type SeiteOptions } from '../../organisation/seite.fixtures.tsx'
import { mailboxRoutes } from '../mailbox.routes.tsx'

const c = mailboxContract
let server: TestServer
let mine: TestClient
let manager: TestClient
beforeAll(async () => {
  server = await startServer()
  manager = await server.as('pflege-admin')
})
afterAll(() => server.close())

const open = (options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes: mailboxRoutes, path: '/apps/mailbox', ...options })

/** From the manager of the same house, as if it had just come in. */
async function receive(draft: { subject: string; content?: string }) {
  const id = crypto.randomUUID()
  const to = [server.ensemble.personen['pfleger']?.personId ?? '']
  await manager.call(c.createDraft, { body: { id, draft: { to, cc: [], bcc: [], content: 'Bitte ansehen.', ...draft } } })
  await manager.call(c.send, { body: { id, version: 1 } })
  await manager.call(c.deliver, { body: { id } })
  return id
}
const readMine = async (id: string) => (await mine.call(c.read, { query: { id } })).body
const sentOnes = async () => (await mine.call(c.mails, { query: { folder: 'drafts', size: '50' } })).body.mails ?? []
const row = async (subject: string) => {
  const found = (await screen.findByRole('checkbox', { name: `${subject} auswählen` })).closest('li')
  if (found === null) throw new Error(`${subject} stands in no row`)
  return found
}
const openRow = async (subject: string) =>
  nutzer.click(within(await row(subject)).getByRole('button', { name: new RegExp(`Sabine Krüger.*${subject}`) }))

let subject = ''
let number = 0
beforeEach(async () => {
  // Newly each time: a person may have a few sessions only, and each page opens one.
  mine = await server.as('pfleger')
  number += 1
  subject = `Dienstplan ${number}`
})

describe('The mailbox', () => {
  it('says that there is no mail yet', async () => {
    await open({ konto: 'apotheker' })
    await screen.findByText('Hier ist keine Mail')
    screen.getByRole('link', { name: 'Entwürfe' })
  })

  it('shows what came in, counts it, and opening it is having read it', async () => {
    const id = await receive({ subject, content: 'Wer kann am Samstag?' })
    await open()
    await screen.findByRole('link', { name: /^Posteingang, \d+$/ })
    await openRow(subject)
    await screen.findByText('Wer kann am Samstag?', { selector: 'p' })
    await waitFor(async () => expect((await readMine(id)).unread).toBe(false))
  })

  it('moves to the trash, and brings back at a press', async () => {
    const id = await receive({ subject })
    await open()
    await nutzer.click(await screen.findByRole('checkbox', { name: `${subject} auswählen` }))
    await press('In den Papierkorb')
    await screen.findByText('Verschoben nach „Papierkorb“')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: `${subject} auswählen` })).toBeNull())
    await press('Rückgängig')
    await row(subject)
    expect((await readMine(id)).folder).toBe('7c004a19-4506-48ef-93ab-f16381302e3b')
  })

  it('stars, labels and narrows to what is unread', async () => {
    const id = await receive({ subject })
    await open()
    await nutzer.click(within(await row(subject)).getByRole('button', { name: `Markieren: ${subject}` }))
    await waitFor(async () => expect((await readMine(id)).starred).toBe(true))
    await nutzer.click(await screen.findByRole('checkbox', { name: `${subject} auswählen` }))
    await press('Etiketten wählen')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Arbeit' }))
    await waitFor(async () => expect((await readMine(id)).labels).toHaveLength(1))
    await within(await row(subject)).findByText('Arbeit')
    await nutzer.click(await screen.findByRole('checkbox', { name: `${subject} auswählen` }))
    await nutzer.click(screen.getByRole('combobox', { name: 'Welche Mails' }))
    await nutzer.click(await screen.findByRole('option', { name: 'Ungelesen' }))
    await row(subject)
  })

  it('finds by the words that stand in the address', async () => {
    await receive({ subject, content: 'Größe 10x10 nachbestellen' })
    await receive({ subject: `${subject} anders` })
    await open({ path: '/apps/mailbox?suche=nachbestellen' })
    await row(subject)
    expect(screen.queryByRole('checkbox', { name: `${subject} anders auswählen` })).toBeNull()
  })

  it('writes a mail that is kept as a draft by itself, holds it back, and undoes that', async () => {
    await open()
    await press('Neue Mail')
    await nutzer.click(await screen.findByRole('combobox', { name: 'An' }))
    await nutzer.click(await screen.findByRole('option', { name: /Sabine Krüger/ }))
    await screen.findByRole('button', { name: 'Sabine Krüger entfernen' })
    await write('Betreff', subject)
    await write('Text', 'Ich kann am Samstag.')
    await waitFor(async () => expect((await sentOnes()).find((mail) => mail.subject === subject)?.content).toBe('Ich kann am Samstag.'))
    await press('Senden')
    await screen.findByText('Die Mail wird in 10 Sekunden gesendet')
    expect((await sentOnes()).find((mail) => mail.subject === subject)?.status).toBe('queued')
    expect(screen.queryByText('Gesendet', { selector: '[role=status] *' })).toBeNull()
    await press('Rückgängig')
    await waitFor(async () => expect((await sentOnes()).find((mail) => mail.subject === subject)?.status).toBe('draft'))
  })

  it('puts a file on a mail, takes another one off, and refuses what is no document', async () => {
    await open()
    await press('Neue Mail')
    await write('Betreff', subject)
    const input = await screen.findByLabelText<HTMLInputElement>('Anhängen', { selector: 'input' })
    const pdf = (name: string) => new File(['%PDF-1.7 plan'], name, { type: 'application/pdf' })
    await nutzer.upload(input, [pdf('Plan.pdf'), pdf('Alt.pdf')])
    await screen.findByRole('button', { name: 'Alt.pdf speichern, 1 KB' })
    await press('Anhang Alt.pdf entfernen')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Alt.pdf/ })).toBeNull())
    const other = new File(['x'], 'Programm.exe', { type: 'application/octet-stream' })
    await userEvent.setup({ applyAccept: false }).upload(input, other)
    await screen.findByText(/Programm.exe kann nicht angehängt werden/)
    await waitFor(async () => {
      const draft = (await sentOnes()).find((mail) => mail.subject === subject)
      expect(draft?.attachments.map(({ name }) => name)).toEqual(['Plan.pdf'])
    })
  })

  it('changes many mails at once, and makes each what it was before', async () => {
    const [read, unread] = [await receive({ subject: `${subject} a` }), await receive({ subject: `${subject} b` })]
    await mine.call(c.update, { body: { id: read, mail: { unread: false } } })
    await open({ path: `/apps/mailbox?suche=${encodeURIComponent(subject)}` })
    await row(`${subject} b`)
    await nutzer.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
    await press('Als gelesen markieren')
    await screen.findByText('2 Mails geändert')
    await press('Rückgängig')
    await waitFor(async () => expect((await readMine(unread)).unread).toBe(true))
    expect((await readMine(read)).unread).toBe(false)
  })

  it('puts a mail off until tomorrow, shows it among what is put off, and brings it back', async () => {
    const id = await receive({ subject })
    await open()
    await openRow(subject)
    await press('Zurückstellen')
    await nutzer.click(await screen.findByRole('menuitem', { name: /^Morgen: / }))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: `${subject} auswählen` })).toBeNull())
    await nutzer.click(await screen.findByRole('link', { name: 'Zurückgestellt' }))
    within(await row(subject)).getByText(/^Bis /)
    await openRow(subject)
    await press('Wieder in den Posteingang')
    await screen.findByText('Wieder im Posteingang')
    expect((await readMine(id)).snoozedUntil).toBeNull()
  })

  it('makes a task of a mail after showing what the house will see', async () => {
    await receive({ subject, content: 'Bitte Handschuhe bestellen.' })
    await open()
    await openRow(subject)
    await press('Aufgabe anlegen')
    const dialog = await screen.findByRole('dialog', { name: 'Aufgabe anlegen' })
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Titel/).value).toBe(subject)
    await nutzer.click(within(dialog).getByRole('button', { name: 'Aufgabe anlegen' }))
    await screen.findByText('Aufgabe angelegt')
    const task = (await mine.call(tasksContract.all)).body.find(({ title }) => title === subject)
    expect(task?.notes).toMatch(/^Bitte Handschuhe bestellen\.\n\nAus einer Mail von Sabine Krüger/)
  })

  it('keeps a text as a template and puts it into the next mail', async () => {
    await open()
    await press('Neue Mail')
    await write('Betreff', subject)
    await write('Text', 'Guten Tag, der Lieferschein fehlt.')
    await press('Vorlagen')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Als Vorlage speichern' }))
    await press('Speichern')
    await screen.findByText('Vorlage gespeichert')
    await nutzer.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Neue Mail')
    await press('Vorlagen')
    await nutzer.click(await screen.findByRole('menuitem', { name: subject }))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toContain('Guten Tag, der Lieferschein fehlt.')
    expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe(subject)
  })

  it('says who is away while the mail is still being written', async () => {
    await manager.call(c.saveAway, { body: { away: { from: '2020-01-01', until: '2099-12-31', text: 'Lena hilft.' } } })
    await receive({ subject })
    await open()
    await openRow(subject)
    await press('Antworten')
    await screen.findByText('Sabine Krüger ist bis 31.12.2099 abwesend')
    screen.getByText('Lena hilft.')
    await nutzer.keyboard('{Escape}')
    await press('Mehr zum Postfach')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Abwesenheit' }))
    await write('Was man wissen sollte', 'Bin im Urlaub.')
    await press('Speichern')
    await waitFor(async () => expect((await mine.call(c.away)).body).toMatchObject({ text: 'Bin im Urlaub.' }))
    await manager.call(c.saveAway, { body: { away: null } })
  })

  it('says why a mail without anybody to go to is not sent, and keeps it open', async () => {
    await open()
    await press('Neue Mail')
    await write('Betreff', subject)
    await press('Senden')
    await screen.findByText(/Es fehlt, an wen die Mail geht/)
    expect((await screen.findByLabelText<HTMLInputElement>('Betreff')).value).toBe(subject)
  })

  it('answers with the words that are answered below', async () => {
    await receive({ subject, content: 'Wer kommt?' })
    await open()
    await openRow(subject)
    await press('Antworten')
    await screen.findByRole('button', { name: 'Sabine Krüger entfernen' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/^\n\n.*schrieb Sabine Krüger:\n> Wer kommt\?$/)
    expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe(`AW: ${subject}`)
  })

  it('deletes for good only after a question', async () => {
    const id = await receive({ subject })
    await mine.call(c.update, { body: { id, mail: { folder: '2fa74637-d362-4fd2-9a88-f7195a88bdde' } } })
    await open({ path: '/apps/mailbox/trash' })
    await nutzer.click(await screen.findByRole('checkbox', { name: `${subject} auswählen` }))
    await press('Endgültig löschen')
    const dialog = await screen.findByRole('dialog', { name: 'Endgültig löschen?' })
    await nutzer.click(within(dialog).getByRole('button', { name: 'Endgültig löschen' }))
    await screen.findByText('Endgültig gelöscht')
    expect((await mine.call(c.read, { query: { id } })).status).toBe(404)
  })

  it('keeps signature and layout, and the signature stands in the next mail', async () => {
    await open()
    await press('Mehr zum Postfach')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Einstellungen' }))
    await write('Signatur', 'Jonas Meyer, Tour 2')
    await nutzer.click(screen.getByRole('radio', { name: 'Unten' }))
    await press('Speichern')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Neue Mail')
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text')).value).toContain('Jonas Meyer, Tour 2')
  })

  it('makes a label, which stands beside the folders', async () => {
    await open({ konto: 'arzt' })
    await press('Mehr zum Postfach')
    await nutzer.click(await screen.findByRole('menuitem', { name: 'Etiketten verwalten' }))
    await write('Neues Etikett', 'Labor')
    await press('Anlegen')
    const arzt = await server.as('arzt')
    const slugs = async () => (await arzt.call(c.labels)).body.map(({ slug }) => slug)
    await waitFor(async () => expect(await slugs()).toContain('labor'))
    await press('Labor löschen')
    await press('Etikett löschen')
    await waitFor(async () => expect(await slugs()).not.toContain('labor'))
  })
})
