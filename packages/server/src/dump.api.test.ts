import { readFileSync } from 'node:fs'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { groupContract } from '@dreiklang/domain/chat/group.contract'
import { laterContract } from '@dreiklang/domain/chat/later.contract'
import { reminderContract } from '@dreiklang/domain/chat/reminder.contract'
import { ansichtContract } from '@dreiklang/domain/liste/ansicht.contract'
import { shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { notesContract } from '@dreiklang/domain/notes/notes.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { beforeAll, describe, expect, it } from 'vitest'
import { bring, put } from './bestellung/bestellung.fixtures.ts'
import type { AdminDatabase } from './database/migrate.ts'
import { planBesuche } from './demo/besuche.ts'
import { connectBesuche } from './demo/besuchswege.ts'
import { play } from './demo/demo.fixtures.ts'
import { attendToFristen } from './demo/fristen.ts'
import { endSome } from './demo/loeschung.ts'
import { fillTafel } from './demo/plantafel.ts'
import { demoMail } from './demo/konten.ts'
import { planSerien } from './demo/serien.ts'
import { measureVitalwerte } from './demo/vitalwerte.ts'
import { hausForTests } from './forTests.fixtures.ts'
import { isFree } from './kanarien.fixtures.ts'
import { fillInventory } from './inventory/inventory.fixtures.ts'
import { fillFiles } from './files/files.fixtures.ts'
import { fillPost } from './mailbox/post/fillPost.fixtures.ts'
import { fillBoard } from './scrumboard/scrumboard.fixtures.ts'

/** Between the marks of the page: a column, then the places in it where a text lies in the clear. */
function listedInPage(): string[] {
  const page = readFileSync(new URL('../../../docs/keys.md', import.meta.url), 'utf8')
  const [, block = ''] = /<!-- dump:start -->\s*```text\n([^]*?)```\s*<!-- dump:end -->/.exec(page) ?? []
  return block
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [column = '', places = ''] = line.split(':')
      return places.trim() === '' ? [column] : places.split(',').map((place) => `${column}: ${place.trim()}`)
    })
}

const haus = await hausForTests({ mitAkten: true })
let admin: AdminDatabase

beforeAll(async () => {
  const { ensemble, klienten } = haus
  await bring(haus, 'GELIEFERT', { frage: true })
  await (await bring(haus, 'BEIM_ARZT')).run('pfleger', 'anPraxisWeiterleiten')
  const entwurf = await put(haus, { interneNotiz: 'nur für uns', bemerkung: 'Sohn anrufen' })
  await entwurf.run('pfleger', 'senden')
  await talk(entwurf.id)
  await haus.anonymous.call(anmeldungContract.signIn, { body: { email: demoMail('arzt'), password: 'falsch-falsch' } })
  for (const scene of [endSome, planBesuche, fillTafel, planSerien, measureVitalwerte, attendToFristen, connectBesuche])
    await play(haus, (regie) => scene(regie, ensemble, klienten))
  while ((await haus.server.tick()) > 0) continue
  admin = (haus.ports.database as TestDatabase).admin
})

async function talk(bestellungId: string): Promise<void> {
  const pfleger = await haus.wer('pfleger')
  const [task, tag] = [crypto.randomUUID(), crypto.randomUUID()]
  const chat = await pfleger.call(chatContract.start, { body: { bestellungId, seite: 'ARZT' } })
  const said = [
    chat,
    await pfleger.call(chatContract.send, { body: { id: crypto.randomUUID(), chatId: chat.body.id, value: 'Bitte um Rückruf' } }),
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
      body: {
        shortcut: { label: 'Notdienst', description: 'Apotheken in der Nacht', icon: 'phone', link: 'tel:+49800228', useRouter: false },
      },
    }),
    await (
      await haus.wer('pflege-admin')
    ).call(ansichtContract.create, { params: { liste: 'klient.liste' }, body: { name: 'Eilige', suche: {}, gemeinsam: true } }),
    await pfleger.call(tasksContract.createTag, { body: { tag: { id: tag, title: 'Frau Yıldız' } } }),
    await pfleger.call(tasksContract.create, { body: { type: 'task', id: task } }),
    await pfleger.call(tasksContract.update, {
      body: {
        id: task,
        task: {
          title: 'Rezept abholen',
          notes: 'Nur für uns',
          tags: [tag],
          subTasks: [{ id: tag, title: 'Anrufen', completed: false }],
          assignedTo: haus.personId('pflege-admin'),
        },
      },
    }),
    await (
      await haus.wer('pflege-admin')
    ).call(tasksContract.answer, { body: { id: task, accept: false, reason: 'Frau Yıldız kennt mich nicht' } }),
    await pfleger.call(mailboxContract.createDraft, {
      body: { id: task, draft: { to: [haus.personId('pflege-admin')], cc: [], bcc: [], subject: 'Frau Yıldız', content: 'Bitte anrufen' } },
    }),
    await pfleger.call(mailboxContract.saveTemplate, {
      body: { template: { id: task, title: 'Frau Yıldız', subject: '', content: 'Nur für uns' } },
    }),
    ...(await fillPost(pfleger)),
    await pfleger.call(mailboxContract.saveAway, {
      body: { away: { from: '2026-12-21', until: '2027-01-03', text: 'Frau Yıldız' } },
    }),
    await pfleger.call(mailboxContract.createLabel, { body: { label: { title: 'Frau Yıldız' } } }),
    await pfleger.call(mailboxContract.updateSettings, { body: { settings: { signature: 'Herzliche Grüße' } } }),
    ...(await fillFiles(haus, pfleger)),
    await pfleger.call(notesContract.createLabel, { body: { id: tag, title: 'Frau Yıldız' } }),
    await pfleger.call(notesContract.create, {
      body: {
        note: {
          id: task,
          title: 'Insulin',
          content: 'Bei Frau Yıldız',
          tasks: [{ id: tag, content: 'Anrufen', completed: false }],
          labels: [tag],
          visibility: 'house',
        },
      },
    }),
    // Written over by somebody else, so that the text from before is kept.
    await (
      await haus.wer('pflege-admin')
    ).call(notesContract.update, { body: { updatedNote: { id: task, content: 'Nicht mehr bei Frau Yıldız' } } }),
    ...(await fillBoard(pfleger)),
    ...(await fillInventory(pfleger)),
  ]
  expect(said.filter(({ status }) => status >= 300).map(({ text }) => text)).toEqual([])
}

/** Ids that are names of fields say nothing. */
const stepTo = (name: string) => (/^[\da-f-]{36}$/.test(name) ? '*' : name)

function textsIn(value: unknown, path: readonly string[] = []): { place: string; text: string }[] {
  if (typeof value === 'string') return isFree(value) ? [{ place: path.join('.'), text: value }] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, path))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, stepTo(name)]))
}

const columns = `select c.table_name as table, c.column_name as column from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY') order by 1, 2`

describe('a stolen dump', () => {
  it('tells in the clear what docs/keys.md lists, and not a word more', async () => {
    const found = await admin.transaction(async (tx) => {
      const places = new Set<string>()
      for (const { table, column } of await tx.query<{ table: string; column: string }>(columns, [])) {
        const rows = await tx.query<{ value: unknown }>(
          `select to_jsonb("${column}") as value from "${table}" where "${column}" is not null`,
          [],
        )
        for (const { value } of rows)
          for (const { place } of textsIn(value)) places.add(place === '' ? `${table}.${column}` : `${table}.${column}: ${place}`)
      }
      return places
    })
    expect([...found].toSorted()).toEqual(listedInPage().toSorted())
  })

  it('has no row in which a name stands beside a medicine', async () => {
    const seen = await admin.transaction(async (tx) => {
      const [words] = await tx.query<{ name: string; arzneimittel: string[] }>(
        `select falte(k.nachname) as name, array(select distinct split_part(falte(p -> 'produkt' ->> 'bezeichnung'), ' ', 1)
            from bestellung b cross join jsonb_array_elements(b.daten -> 'positionen') p where b.klient_id = k.id) as arzneimittel
          from klient k where k.id = $1`,
        [haus.klientId],
      )
      const found = { names: new Set<string>(), arzneimittel: new Set<string>(), both: new Set<string>() }
      for (const { table } of await tx.query<{ table: string }>(`select distinct x.table from (${columns}) x`, [])) {
        const rows = await tx.query<Record<keyof typeof found, boolean | null>>(
          `select bool_or(x.name) as names, bool_or(x.arzneimittel) as arzneimittel, bool_or(x.name and x.arzneimittel) as both from (
            select position($1 in falte(r::text)) > 0 as name,
              exists (select from unnest($2::text[]) m where position(m in falte(r::text)) > 0) as arzneimittel from "${table}" r) x`,
          [words?.name, words?.arzneimittel],
        )
        for (const row of rows) for (const what of ['names', 'arzneimittel', 'both'] as const) if (row[what]) found[what].add(table)
      }
      return found
    })
    expect([...seen.names]).toEqual(expect.arrayContaining(['klient', 'bestellung_name']))
    expect([...seen.arzneimittel]).toEqual(expect.arrayContaining(['bestellung', 'bestellung_zeile', 'ereignis']))
    expect([...seen.both]).toEqual([])
  })
})
