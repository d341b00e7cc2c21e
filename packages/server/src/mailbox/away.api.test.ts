import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { expect, it } from 'vitest'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const c = mailboxContract
const server = await hausForTests({ mitAkten: true })
await bring(server, 'GELIEFERT')
const [nurse, colleague, apotheker, stranger] = await server.people('pfleger', 'pflege-admin', 'apotheker', 'pfleger2')
// The clock of the tests stands at the 18th.
const holiday = { from: '2026-11-17', until: '2026-11-18', text: 'Sabine hilft.' }
const save = (away: typeof holiday | null) => nurse.call(c.saveAway, { body: { away } })

it('who is away today is known to those who could write to him, of whatever house, and to nobody else', async () => {
  expect((await save(holiday)).body).toEqual(holiday)
  const told = [{ personId: server.personId('pfleger'), ...holiday }]
  const answers = await Promise.all([colleague, apotheker, stranger, nurse].map(async (who) => (await who.call(c.awayPeople)).body))
  expect(answers).toEqual([told, told, [], []])
  expect((await nurse.call(c.away)).body).toEqual(holiday)
  expect((await nurse.call(auskunftContract.auskunft)).body.weiteres['mailbox']).toMatchObject({ away: holiday })
})

it('time away counts from its first day to its last, and ends when its person says so', async () => {
  for (const [from, until] of [
    ['2026-11-19', '2026-11-30'],
    ['2026-11-01', '2026-11-17'],
  ] as const) {
    await save({ ...holiday, from, until })
    expect((await colleague.call(c.awayPeople)).body).toEqual([])
  }
  await save(holiday)
  expect((await colleague.call(c.awayPeople)).body).toHaveLength(1)
  expect((await save(null)).body).toBeNull()
  expect([(await colleague.call(c.awayPeople)).body, (await nurse.call(c.away)).body]).toEqual([[], null])
  expect(errorOf(await save({ ...holiday, from: '2026-11-19' }))).toBe('mailbox.abwesenheit_verkehrt')
})
