import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { PostUnreached } from '@dreiklang/server/postPort'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { testAccount } from '@dreiklang/server/mailbox/post/post.fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fill, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { mailboxRoutes } from '../mailbox.routes.tsx'

const c = mailboxContract
let server: TestServer
let mine: TestClient
beforeAll(async () => {
  server = await startServer()
})
// Newly each time: a person may have a few sessions only, and each page opens one.
beforeEach(async () => {
  mine = await server.as('pfleger')
})
afterAll(() => server.close())

const open = (path = '/apps/mailbox') => openSeite({ server, konto: 'pfleger', routes: mailboxRoutes, path })
const account = async () => (await mine.call(c.account)).body.account
async function openAccount() {
  await open()
  await press('Mehr zum Postfach')
  await nutzer.click(await screen.findByRole('menuitem', { name: 'Mailkonto' }))
}
function fieldsOf(side: string): HTMLElement {
  const group = screen.getByText(side).closest('fieldset')
  if (group === null) throw new Error(`${side} has no fields`)
  return group
}
const fetched = (subject: string) =>
  waitFor(async () => {
    await mine.call(c.fetchAccount)
    const { mails } = (await mine.call(c.mails, { query: { folder: 'inbox', size: '50' } })).body
    const mail = mails?.find((one) => one.subject === subject)
    if (mail === undefined) throw new Error(`${subject} has not come yet`)
    return mail
  })

describe('The mail account', () => {
  it('is set up, checked at both servers with what is wrong, and kept without showing its password again', async () => {
    server.mailServer.faults.smtp = new PostUnreached('sign-in', { isPassing: false })
    await openAccount()
    await write('Angezeigter Name', 'Nadia Öztürk')
    await write('Mailadresse *', testAccount.address)
    for (const side of ['Empfang (IMAP)', 'Versand (SMTP)']) {
      const fields = within(fieldsOf(side))
      await fill(fields.getByLabelText(/^Server/), 'mail.sonnenhof.example')
      await fill(fields.getByLabelText(/^Benutzername/), 'nadia')
      await fill(fields.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim')
    }
    await press('Verbindung prüfen')
    await screen.findByText('Die Anmeldung gelingt.')
    await screen.findByText('Der Server lehnt die Anmeldung ab. Bitte prüfen Sie Benutzername und Passwort.')
    server.mailServer.faults.smtp = null
    await press('Speichern')
    await screen.findByText('Mailkonto gespeichert')
    expect(await account()).toMatchObject({
      address: testAccount.address,
      imap: { host: 'mail.sonnenhof.example', port: 993, user: 'nadia' },
    })
  })

  it('is not there in the practice mode, which says why', async () => {
    Object.assign(server.ports.post, { isPossible: false })
    await openAccount()
    await screen.findByText(/Im Übungsmodus gibt es keine Verbindung zu Mailservern/)
    expect(screen.queryByRole('button', { name: 'Verbindung prüfen' })).toBeNull()
    Object.assign(server.ports.post, { isPossible: true })
  })

  it('that cannot be read says why above the list', async () => {
    await mine.call(c.saveAccount, { body: { account: testAccount } })
    server.mailServer.faults.imap = new PostUnreached('timeout', { isPassing: true })
    await mine.call(c.fetchAccount)
    await waitFor(async () => expect((await account())?.fault).toBe('timeout'))
    await open()
    await screen.findByText('Ihr Mailkonto wird gerade nicht abgerufen')
    server.mailServer.faults.imap = null
    await mine.call(c.fetchAccount)
    await waitFor(async () => expect((await account())?.fault).toBeNull())
  })
})

describe('A mail from outside', () => {
  it('is read as text, and formatted in a frame without scripts when that is asked for', async () => {
    server.mailServer.put({
      subject: 'Befund',
      html: '<p>Guten <b>Morgen</b></p><script>alert(1)</script>',
      files: [{ name: 'Brief.docx', bytes: new Uint8Array([80, 75]) }],
    })
    const { id } = await fetched('Befund')
    await open(`/apps/mailbox/inbox?mail=${id}`)
    const letter = within(await screen.findByRole('article'))
    letter.getByText('Praxis Sommer')
    letter.getByText('praxis@sommer.example')
    letter.getByText('An: Nadia Öztürk <nadia@sonnenhof.example>')
    screen.getByText('Nicht übernommen: Brief.docx. Möglich sind PDF, JPEG, PNG und WebP bis 15 MB.')
    expect(screen.queryByTitle('Formatierter Text')).toBeNull()
    await press('Formatiert zeigen')
    const frame = await screen.findByTitle<HTMLIFrameElement>('Formatierter Text')
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
    await waitFor(() => expect(frame.contentDocument?.body.innerHTML).toBe('<p>Guten <b>Morgen</b></p>'))
  })

  it('is answered to its address', async () => {
    server.mailServer.put({ subject: 'Frage' })
    const { id } = await fetched('Frage')
    await open(`/apps/mailbox/inbox?mail=${id}`)
    await press('Antworten')
    await screen.findByText('Praxis Sommer <praxis@sommer.example>')
    await screen.findByDisplayValue('AW: Frage')
  })

  it('about a Klient is sent outside only after its writer has seen what goes to whom', async () => {
    const draft = { to: [], cc: [], bcc: [], subject: 'Plan', content: 'Anbei der Plan.' }
    const id = crypto.randomUUID()
    await mine.call(c.createDraft, { body: { id, draft } })
    const file = new TextEncoder().encode('%PDF-1.7')
    const attached = await server.fetch(
      new Request(
        `http://test.invalid${c.attach.path}?${new URLSearchParams({ id, attachmentId: crypto.randomUUID(), dateiName: 'Plan.pdf' })}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${mine.token}`, 'content-type': 'application/pdf' },
          body: file,
        },
      ),
    )
    expect(attached.status).toBe(200)
    await open(`/apps/mailbox/drafts?schreiben=${id}`)
    await write('Adresse außerhalb', 'praxis@sommer.example')
    await press('Hinzufügen')
    await screen.findByRole('button', { name: 'praxis@sommer.example entfernen' })
    await press('Senden')
    const dialog = within(await screen.findByRole('dialog', { name: 'Patientendaten nach außerhalb senden?' }))
    dialog.getByText('Plan.pdf')
    dialog.getByText('praxis@sommer.example')
    await press('Trotzdem senden')
    await waitFor(async () => expect((await mine.call(c.read, { query: { id } })).body.status).toBe('queued'))
  })
})
