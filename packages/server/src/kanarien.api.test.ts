import { academyContract } from '@dreiklang/domain/academy/academy.contract'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { groupContract } from '@dreiklang/domain/chat/group.contract'
import { laterContract } from '@dreiklang/domain/chat/later.contract'
import { reminderContract } from '@dreiklang/domain/chat/reminder.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { ansichtContract } from '@dreiklang/domain/liste/ansicht.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Haus, type Konto, bring, put } from './bestellung/bestellung.fixtures.ts'
import { bereichBody } from './klient/klient.fixtures.ts'
import { hausForTests } from './forTests.fixtures.ts'
import { idsOfHaus, kanarie, markHaus, type Markierung } from './kanarien.fixtures.ts'
import { anfrageFor } from './zugriff.fixtures.ts'
import type { Ziel } from './zugriffZiel.fixtures.ts'
import { fillInventory } from './inventory/inventory.fixtures.ts'
import { fillFiles } from './files/files.fixtures.ts'
import { fillPost } from './mailbox/post/fillPost.fixtures.ts'
import { fillBoard } from './scrumboard/scrumboard.fixtures.ts'

/** What an organisation shows to everyone: its entry in the directory. Of its sections only the private ones are marked. */
const oeffentlich = new Set(['name', 'strasse', 'zusatz', 'ort', 'telefon', 'email'].map((column) => `organisation.${column}`))

/** What people write most, and must be among the marked. */
const wichtige = [
  'klient.nachname',
  'klient.adresse',
  'klient_akte.versicherung',
  'bestellung.daten',
  'ereignis.aenderung',
  'kontakt.name',
  'kontakt_tag.title',
  'person.name',
  'person.telefon',
  'einladung.email',
  'shortcut.label',
  'ansicht.name',
  'organisation_abschnitt.inhalt',
]
/** Sealed: the word could not even be written there. */
const versiegelte = [
  'klient.allergien',
  'klient_akte.kontakte',
  'klient_akte.pflegegrad',
  'klient_akte.gesundheit',
  'klient_akte.medikation',
  'medikationsplan_fassung.inhalt',
  'klient_akte.hkp',
  'klient_zugang.angaben',
  'protokoll_aenderung.werte',
  'kontakt.notes',
  'anliegen.inhalt',
  'chat_nachricht.text',
  'chat_spaeter.text',
  'task.daten',
  'task_tag.daten',
  'mail.subject',
  'mail.content',
  'mail_away.text',
  'mail_template.daten',
  'mail_account.name',
  'mail_account.address',
  'mail_account.imap',
  'mail_account.smtp',
  'mail_post.sender',
  'mail_post.outside',
  'note.daten',
  'note_label.daten',
  'note_version.daten',
  'schichtuebergabe_zeile.text',
  'board.daten',
  'board_list.daten',
  'board_label.daten',
  'board_card.daten',
  'board_comment.daten',
  'inventory_term.daten',
  'inventory_product.daten',
  'inventory_location.daten',
  'inventory_movement.daten',
  'inventory_recall.daten',
  'file.daten',
  'file_upload.daten',
]

const fremde: readonly Konto[] = ['pfleger2', 'pflege-admin2', 'arzt2', 'arzt-admin2', 'apotheker2', 'apotheke-admin2']
const answers = 10_000
const [task, taskTag, note, noteLabel] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
const uebergabe = crypto.randomUUID()

const haus = await hausForTests({ mitAkten: true })
let ids: string[]
let markierung: Markierung
let target: Ziel
beforeAll(async () => {
  const fall = await bring(haus, 'GELIEFERT', { frage: true })
  await put(haus, { interneNotiz: 'nur für uns' })
  await belebe(haus, fall.id)
  const admin = (haus.ports.database as TestDatabase).admin
  const sonnenhof = haus.ensemble.organisationen.sonnenhof
  // Partners know each other's people by name; these are to be strangers.
  const foreignHaeuser = fremde.map((konto) => haus.ensemble.personen[konto]?.organisationId)
  await admin.transaction((tx) => tx.query(`delete from partnerschaft where partner_id = any ($1)`, [foreignHaeuser]))
  for (const konto of fremde) await haus.wer(konto)
  markierung = await markHaus(admin, sonnenhof, oeffentlich)
  ids = await idsOfHaus(admin, sonnenhof)
  target = {
    haus,
    fall,
    bestellungId: fall.id,
    klientId: haus.klientId,
    einwilligungId: ids[0] ?? '',
    hausbesuchId: ids[0] ?? '',
    organisationId: sonnenhof,
    personId: haus.personId('pfleger'),
  }
})

async function belebe({ wer, klientId }: Haus, bestellungId: string): Promise<void> {
  const pfleger = await wer('pfleger')
  const chat = await pfleger.call(chatContract.start, { body: { bestellungId, seite: 'ARZT' } })
  const nachricht = { id: crypto.randomUUID(), chatId: chat.body.id, value: 'Bitte um Rückruf' }
  const geschehen = [
    chat,
    await pfleger.call(chatContract.send, { body: nachricht }),
    await pfleger.call(chatContract.setSign, { body: { chatId: chat.body.id, nr: 1, sign: 'question' } }),
    await pfleger.call(chatContract.keepMade, { body: { chatId: chat.body.id, nr: 1, kind: 'bestellung', id: bestellungId } }),
    await pfleger.call(laterContract.keepLater, {
      body: { id: crypto.randomUUID(), chatId: chat.body.id, value: 'Morgen noch einmal', sendAt: '2099-01-01T07:00:00.000Z' },
    }),
    await pfleger.call(groupContract.createGroup, {
      body: { id: crypto.randomUUID(), title: 'Wundteam', memberIds: [haus.personId('pflege-admin')] },
    }),
    await pfleger.call(reminderContract.keepReminder, {
      body: { id: crypto.randomUUID(), chatId: chat.body.id, nr: 1, at: '2099-01-01T07:00:00.000Z' },
    }),
    await pfleger.call(shortcutContract.create, {
      body: { shortcut: { label: 'Notdienst', icon: 'phone', link: 'tel:+49800228', useRouter: false } },
    }),
    await (
      await wer('pflege-admin')
    ).call(ansichtContract.create, {
      params: { liste: 'klient.liste' },
      body: { name: 'Eilige', suche: {}, gemeinsam: true },
    }),
    await pfleger.call(tasksContract.createTag, { body: { tag: { id: taskTag, title: 'Frau Yıldız' } } }),
    await pfleger.call(tasksContract.create, { body: { type: 'task', id: task } }),
    await pfleger.call(tasksContract.update, {
      body: {
        id: task,
        task: { title: 'Rezept abholen', notes: 'Nur für uns', tags: [taskTag], assignedTo: haus.personId('pflege-admin') },
      },
    }),
    await (await wer('pflege-admin')).call(tasksContract.answer, { body: { id: task, accept: false, reason: 'Bin nicht da' } }),
    await pfleger.call(mailboxContract.createDraft, {
      body: { id: crypto.randomUUID(), draft: { to: [], cc: [], bcc: [], subject: 'Schichtplan', content: 'Nur für uns' } },
    }),
    await pfleger.call(mailboxContract.saveTemplate, {
      body: { template: { id: crypto.randomUUID(), title: 'Frau Yıldız', subject: '', content: 'Nur für uns' } },
    }),
    ...(await fillPost(pfleger)),
    await pfleger.call(mailboxContract.saveAway, {
      body: { away: { from: '2026-12-21', until: '2027-01-03', text: 'Frau Yıldız' } },
    }),
    await pfleger.call(mailboxContract.createLabel, { body: { label: { title: 'Frau Yıldız' } } }),
    await pfleger.call(mailboxContract.updateSettings, { body: { settings: { signature: 'Herzliche Grüße' } } }),
    await pfleger.call(notesContract.createLabel, { body: { id: noteLabel, title: 'Frau Yıldız' } }),
    await pfleger.call(notesContract.create, {
      body: { note: { id: note, title: 'Schichtplan', content: 'Nur für uns', visibility: 'house', labels: [noteLabel] } },
    }),
    // Written over by somebody else, so that the text from before is kept.
    await (await wer('pflege-admin')).call(notesContract.update, { body: { updatedNote: { id: note, content: 'Anders' } } }),
    await pfleger.call(uebergabebuchContract.save, {
      params: { uebergabeId: uebergabe },
      body: {
        tag: '2026-11-17',
        schicht: 'SPAET',
        version: null,
        zeilen: [{ id: uebergabe, klientId: null, thema: 'SONSTIGES', wichtig: false, text: 'Nur für uns' }],
      },
    }),
    await pfleger.call(uebergabebuchContract.handOver, { params: { uebergabeId: uebergabe }, body: { version: 1 } }),
    await (await wer('pflege-admin')).call(uebergabebuchContract.sign, { params: { uebergabeId: uebergabe }, body: { version: 2 } }),
    await pfleger.call(akteContract.updateMedikation, { params: { klientId }, body: bereichBody.medikation() }),
    ...(await fillBoard(pfleger)),
    ...(await fillInventory(pfleger)),
    await pfleger.call(academyContract.saveProgress, { body: { id: 'notfall', currentStep: 1 } }),
    ...(await fillFiles(haus, pfleger)),
  ]
  expect(geschehen.filter(({ status }) => status >= 300).map(({ text }) => text)).toEqual([])
}

let nummer = 0
async function frage(call: Call, konto: Konto, { params = {}, query = {}, body }: ReturnType<typeof anfrageFor>): Promise<string> {
  nummer += 1
  const path = call.path.replaceAll(/:(\w+)/g, (_ganz, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const { token } = await haus.wer(konto)
  const answer = await haus.fetch(
    new Request(`http://test.invalid${path}${search === '' ? '' : `?${search}`}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': `kanarie-${nummer}`, authorization: `Bearer ${token}` },
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    }),
  )
  if (answer.headers.get('content-type') === 'text/event-stream') {
    await answer.body?.cancel()
    return ''
  }
  return `${JSON.stringify([...answer.headers])} ${await answer.text()}`
}

/** Asks that leave the own session as it is. */
const gefragt = ({ id }: Call) => !id.startsWith('anmeldung.') && id !== 'bestellung.stream'

describe('what one house has written', () => {
  it('stands in every column that takes a text', () => {
    expect(markierung.getroffen).toEqual(expect.arrayContaining(wichtige))
    expect(markierung.verweigert).toEqual(expect.arrayContaining(versiegelte))
  })

  it(`is in none of ${answers} answers to people of another house`, { timeout: 600_000 }, async () => {
    const calls = haus.server.routes.map(({ call }) => call).filter(gefragt)
    const to = (call: Call, value: string) => Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, value]))
    const funde = new Set<string>()
    const check = (call: Call, konto: Konto, text: string) => {
      if (text.includes(kanarie)) funde.add(`${call.id} ${konto}`)
    }
    // First every call once as it is meant, then the reading ones with every id that the organisation has, in turn.
    for (const konto of fremde) for (const call of calls) check(call, konto, await frage(call, konto, anfrageFor(call, target)))
    const lesende = calls.filter(({ method, path }) => method === 'GET' && path.includes(':'))
    for (let i = 0; nummer < answers; i += 1) {
      const konto = fremde[i % fremde.length] ?? 'arzt2'
      const call = lesende[Math.floor(i / fremde.length) % lesende.length]
      const value = ids[Math.floor(i / fremde.length / lesende.length) % ids.length]
      if (call === undefined || value === undefined) throw new Error('Nothing to ask')
      check(call, konto, await frage(call, konto, { ...anfrageFor(call, target), params: to(call, value) }))
    }
    expect([...funde].toSorted()).toEqual([])
  })
})
