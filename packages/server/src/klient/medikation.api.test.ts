import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { create, planBody, run } from '../hausbesuch/hausbesuch.fixtures.ts'
import { akteBody } from '../personal/personal.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { bereichBody } from './klient.fixtures.ts'

const haus = await hausForTests()
const [pfleger, leitung] = await haus.people('pfleger', 'pflege-admin')
const klientId = await haus.admit({ nachname: 'Planmann' })
const params = { klientId }
const [ramipril, novamin] = bereichBody.medikation().mittel
const planOf = async () => (await pfleger.call(akteContract.listPlaene, { params })).body.fassungen
const save = (mittel: (typeof ramipril)[], version: number) =>
  pfleger.call(akteContract.updateMedikation, { params, body: { mittel: mittel.flatMap((one) => one ?? []), version } })

describe('the plan of medicines', () => {
  it('is written by a nurse, and read with what has changed since the version before and who wrote it', async () => {
    expect((await save([ramipril, novamin], 1)).body).toEqual({ version: 2 })
    const stronger = ramipril && { ...ramipril, staerke: '10 mg' }
    expect((await save([stronger], 2)).status).toBe(200)
    const [now, before] = await planOf()
    expect(now).toMatchObject({ version: 3, name: 'Jonas Meyer', mittel: [{ staerke: '10 mg' }] })
    expect(now?.aenderungen).toMatchObject([
      { vorher: { staerke: '5 mg' }, nachher: { staerke: '10 mg' } },
      { vorher: { arzneimittel: 'Novaminsulfon' }, nachher: null },
    ])
    expect(before?.aenderungen).toMatchObject([{ vorher: null }, { vorher: null }])
    expect((await pfleger.call(akteContract.read, { params })).body.medikation).toMatchObject({
      version: 3,
      mittel: [{ staerke: '10 mg' }],
    })
  })

  it('refuses what is no instruction, and a stale version', async () => {
    const answer = await save([novamin && { ...novamin, hoechstmenge: null }], 3)
    expect(errorOf(answer)).toContain('klient.unvollstaendig')
    expect(errorOf(await save([ramipril], 2))).toContain('klient.veraltet')
  })

  it('lies sealed, in the record and in each version', async () => {
    const text = sql(
      'test.planSealed',
      `select a.medikation || coalesce((select string_agg(f.inhalt, '') from medikationsplan_fassung f where f.klient_id = a.klient_id), '') as alles
        from klient_akte a where a.klient_id = :klientId`,
    )
    const [row] = await haus.ports.database.query<{ alles: string }>(systemContext, text, { klientId })
    expect(row?.alles).not.toMatch(/Ramipril|Novaminsulfon|10 mg/)
  })

  it('is a part of the copy, with all its versions', async () => {
    const copy = await leitung.call(auskunftContract.export, { params, query: { format: 'json', zweck: 'KLIENT' } })
    expect(JSON.parse(copy.text)).toMatchObject({
      akte: { medikation: { mittel: [{ arzneimittel: 'Ramipril' }] } },
      medikationsplaene: [{ version: 3 }, { version: 2, mittel: [{ arzneimittel: 'Ramipril' }, { arzneimittel: 'Novaminsulfon' }] }],
    })
    const paper = await leitung.call(auskunftContract.export, { params, query: { format: 'pdf', zweck: 'KLIENT' } })
    expect(paper.status).toBe(200)
  })
})

describe('the sheet of a visit', () => {
  it('offers what is taken on that day, by the version of that day, and keeps what was given with dose and time', async () => {
    const heute = haus.heute()
    const visit = await create(leitung, 'plan', planBody({ klientId, personIds: [haus.personId('pfleger')] }, { datum: heute }))
    await run(pfleger, visit, 'beginnen', { identitaetGeprueft: true })
    // What is written later is no plan of this day.
    const before = haus.clock.now
    haus.clock.now = new Date(before.getTime() + 26 * 3_600_000)
    const later = await haus.as('pfleger')
    const pantoprazol = ramipril && { ...ramipril, arzneimittel: 'Pantoprazol', bis: plusDays(heute, 30) }
    const body = { mittel: pantoprazol ? [pantoprazol] : [], version: 3 }
    expect((await later.call(akteContract.updateMedikation, { params, body })).status).toBe(200)
    haus.clock.now = before
    const which = { params: { hausbesuchId: visit } }
    const sheet = (await pfleger.call(dokumentationContract.read, which)).body
    expect(sheet.plan).toMatchObject([{ arzneimittel: 'Ramipril', staerke: '10 mg', morgens: '1' }])
    const gabe = { id: crypto.randomUUID(), bezeichnung: 'Ramipril 10 mg', dosis: '1–0–0–0', am: before.toISOString() }
    const refused = { ...gabe, stand: 'VERWEIGERT', abweichung: 'Übelkeit', rest: null } as const
    const blatt = { ...emptyBlatt(sheet.besuch.leistungen.length), medikation: { gestelltBis: null, gaben: [refused] } }
    expect((await pfleger.call(dokumentationContract.save, { ...which, body: { version: sheet.version, blatt } })).status).toBe(200)
    expect((await pfleger.call(dokumentationContract.read, which)).body.blatt?.medikation.gaben).toEqual([refused])
  })

  it('shows the plan to no other house', async () => {
    const arzt = await haus.wer('arzt')
    expect(errorOf(await arzt.call(akteContract.listPlaene, { params }))).toContain('zugriff.verboten')
  })
})

it('the plan is kept by a Fachkraft: who is still in training reads it and is told whom to ask', async () => {
  const personId = haus.personId('pfleger')
  const { version } = (await leitung.call(personalContract.readPerson, { params: { personId } })).body
  const akte = akteBody({ name: 'Jonas Meyer', rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT', qualifikation: 'AZUBI' })
  await leitung.call(personalContract.updatePerson, { params: { personId }, body: { ...akte, version } })
  haus.clock.now = new Date(haus.clock.now.getTime() + 10 * 60_000)
  const trainee = await haus.as('pfleger')
  const read = (await trainee.call(akteContract.read, { params })).body
  expect(read.bearbeitbar).toEqual(['kontakte'])
  const answer = await trainee.call(akteContract.updateMedikation, { params, body: { mittel: [], version: read.medikation.version } })
  expect([answer.status, errorOf(answer)]).toEqual([403, expect.stringContaining('klient.plan_nur_fachkraft')])
})
