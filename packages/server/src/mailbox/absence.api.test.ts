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
const away = { from: '2026-11-17', until: '2026-11-18', text: 'Sabine hilft.' }
const save = (absence: typeof away | null) => nurse.call(c.saveAbsence, { body: { absence } })

it('who is away today is known to those who could write to him, of whatever house, and to nobody else', async () => {
  expect((await save(away)).body).toEqual(away)
  const told = [{ personId: server.personId('pfleger'), ...away }]
  const answers = await Promise.all([colleague, apotheker, stranger, nurse].map(async (who) => (await who.call(c.absences)).body))
  expect(answers).toEqual([told, told, [], []])
  expect((await nurse.call(c.absence)).body).toEqual(away)
  expect((await nurse.call(auskunftContract.auskunft)).body.weiteres['mailbox']).toMatchObject({ absence: away })
})

it('an absence counts from its first day to its last, and ends when its person says so', async () => {
  for (const [from, until] of [
    ['2026-11-19', '2026-11-30'],
    ['2026-11-01', '2026-11-17'],
  ] as const) {
    await save({ ...away, from, until })
    expect((await colleague.call(c.absences)).body).toEqual([])
  }
  await save(away)
  expect((await colleague.call(c.absences)).body).toHaveLength(1)
  expect((await save(null)).body).toBeNull()
  expect([(await colleague.call(c.absences)).body, (await nurse.call(c.absence)).body]).toEqual([[], null])
  expect(errorOf(await save({ ...away, from: '2026-11-19' }))).toBe('mailbox.abwesenheit_verkehrt')
})
