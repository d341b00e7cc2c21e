import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { organisationContract } from '@dreiklang/domain/organisation/organisation.contract'
import { einladungContract } from '@dreiklang/domain/personal/einladung.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { anmeldungContract } from '@dreiklang/domain/shared/anmeldung.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { newOrganisation } from '../organisation/organisation.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { type AllRollen, allRollen, errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestServer } from '../testServer.ts'
import { newPerson } from './personal.fixtures.ts'

const { invite, resend, revoke, read, renew, accept } = einladungContract
const { listPersonal, setActive } = personalContract

const server = await serverForTests()
const rollen = await allRollen(server)

const password = 'sieben-auf-einen-streich-9'
const tag = 86_400_000
const haus = (name: keyof TestServer['ensemble']['organisationen']) => server.ensemble.organisationen[name]
const added = (angaben: Partial<Parameters<typeof newPerson>[0]> = {}) => ({
  ...newPerson({ organisationId: haus('sonnenhof'), ...angaben }),
  sprache: 'de',
})

async function linkAn(email: string, to = 0): Promise<string> {
  const briefe = () => server.mails.filter(({ an, betreff }) => an === email && /Einladung|invitation/.test(betreff))
  await expect.poll(() => briefe().length).toBeGreaterThan(to)
  return /einladung\?token=([\w-]{43})/.exec(briefe().at(-1)?.text ?? '')?.[1] ?? ''
}
async function ladeEin(body = added(), who = rollen.ROLE_PFLEGE_ADMIN) {
  const answer = await who.call(invite, { body })
  expect(answer.status, answer.text).toBe(201)
  return { id: answer.body.id, email: body.email, token: await linkAn(body.email) }
}
const annehmen = (token: string) => server.anonymous.call(accept, { body: { token, password } })
const lies = (token: string) => server.anonymous.call(read, { body: { token } })
const signIn = (email: string) => server.anonymous.call(anmeldungContract.signIn, { body: { email, password } })
async function isDead(token: string) {
  const answers = [await lies(token), await annehmen(token)]
  expect(answers.map((answer) => [answer.status, errorOf(answer)])).toEqual([
    [422, 'anmeldung.link_ungueltig'],
    [422, 'anmeldung.link_ungueltig'],
  ])
}

describe('an invitation', () => {
  it('leads from the head of a new house to the nurse, who signs in with the password behind the link', async () => {
    const organisationId = (await rollen.ROLE_ADMIN.call(organisationContract.create, { body: newOrganisation({ art: 'PFLEGEDIENST' }) }))
      .body.id
    const leitung = await ladeEin(added({ organisationId, rolle: 'ROLE_PFLEGE_ADMIN', name: 'Clara Sommer' }), rollen.ROLE_ADMIN)
    expect((await lies(leitung.token)).body).toMatchObject({
      name: 'Clara Sommer',
      email: leitung.email,
      rolle: 'ROLE_PFLEGE_ADMIN',
      art: 'PFLEGEDIENST',
      kontoVorhanden: false,
    })
    // A new house requires a second factor of its managers.
    expect((await annehmen(leitung.token)).body).toEqual({ email: leitung.email, zweiterFaktor: true })
    const session = await signIn(leitung.email)
    expect(session.body.user).toMatchObject({ roles: ['ROLE_PFLEGE_ADMIN'], pflegepersonal: { pflegedienst: { id: organisationId } } })

    const headers = { authorization: `Bearer ${session.body.accessToken}` }
    const body = added({ organisationId, name: 'Änne Zander' })
    expect((await server.anonymous.call(invite, { body, headers })).status).toBe(201)
    expect((await annehmen(await linkAn(body.email))).body).toEqual({ email: body.email, zweiterFaktor: false })
    expect((await signIn(body.email)).status).toBe(200)
    const { zeilen } = (await server.anonymous.call(listPersonal, { headers })).body
    expect(zeilen.map(({ name, stand }) => [name, stand])).toEqual([
      ['Änne Zander', 'AKTIV'],
      ['Clara Sommer', 'AKTIV'],
    ])
  })

  it('stands in the list of the heads until it is accepted, and in that of nobody else', async () => {
    const { email } = await ladeEin(added({ name: 'Offen Offermann' }))
    const sees = async (who: AllRollen[keyof AllRollen]) =>
      (await who.call(listPersonal, { query: { suche: 'Offermann' } })).body.zeilen.map((row) => [row.stand, row.email])
    expect(await sees(rollen.ROLE_PFLEGE_ADMIN)).toEqual([['EINGELADEN', email]])
    expect(await sees(rollen.ROLE_PFLEGER)).toEqual([])
    expect(await sees(await server.as('pflege-admin2'))).toEqual([])
  })

  it('names the organisation, who invites and until when the link is valid', async () => {
    const body = added({ name: 'Nele Neumann' })
    await ladeEin(body)
    const brief = server.mails.find(({ an }) => an === body.email)
    const { name } = (await rollen.ROLE_PFLEGE_ADMIN.call(anmeldungContract.me)).body
    expect(brief?.betreff).toBe('Dreiklang: Einladung von Pflegedienst Sonnenhof')
    for (const part of [brief?.text, brief?.html]) {
      expect(part).toContain('Guten Tag Nele Neumann,')
      expect(part).toContain(`${name} lädt Sie ein, für Pflegedienst Sonnenhof mit Dreiklang zu arbeiten.`)
      expect(part).toMatch(/Der Link gilt bis \d+\. \w+ \d{4}.* Uhr, einmal/)
    }
  })

  it('is written in the language that was chosen, which is then the one of the screen', async () => {
    const body = { ...added(), sprache: 'en' }
    const { token } = await ladeEin(body)
    expect(server.mails.find(({ an }) => an === body.email)?.betreff).toBe('Dreiklang: invitation from Pflegedienst Sonnenhof')
    await annehmen(token)
    const headers = { authorization: `Bearer ${(await signIn(body.email)).body.accessToken}` }
    expect((await server.anonymous.call(settingsContract.read, { headers })).body).toMatchObject({ language: 'en' })
  })

  it('that has run out is sent again by who was invited, to the invited address only; every link gets the same answer', async () => {
    const { email, token } = await ladeEin()
    const again = (link: string) => server.anonymous.call(renew, { body: { token: link } })
    const to = () => server.mails.filter(({ an }) => an === email)
    expect([(await again(token)).body, (await again('x'.repeat(43))).body]).toEqual([true, true])
    expect(to()).toHaveLength(1)
    server.clock.now = new Date(server.clock.now.getTime() + 8 * tag)
    await isDead(token)
    expect((await again(token)).body).toBe(true)
    const neues = await linkAn(email, 1)
    await isDead(token)
    expect((await lies(neues)).body).toMatchObject({ email })
    expect(to().at(-1)?.text).toContain('Die Leitung lädt Sie ein, für Pflegedienst Sonnenhof')
    server.clock.now = new Date(server.clock.now.getTime() - 8 * tag)
  })

  it('lies in the database as a digest only', async () => {
    const { token } = await ladeEin()
    const alles = {
      name: 'test.einladungen',
      text: `select to_jsonb(e)::text as zeile from einladung e union all select to_jsonb(m)::text from mail_ausgang m`,
    }
    const rows = await server.ports.database.query<{ zeile: string }>(systemContext, alles, {})
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('does not say whether the address has an account in another house; the page behind the link does', async () => {
    const anderswo = await ladeEin(added({ email: 'arzt@dreiklang.example' }))
    expect((await lies(anderswo.token)).body.kontoVorhanden).toBe(true)
    const answer = await annehmen(anderswo.token)
    expect([answer.status, errorOf(answer)]).toEqual([409, 'organisation.email_vergeben: email falsch'])
    const hier = await rollen.ROLE_PFLEGE_ADMIN.call(invite, { body: added({ email: 'pfleger@dreiklang.example' }) })
    expect([hier.status, errorOf(hier)]).toEqual([409, 'organisation.email_vergeben: email falsch'])
  })

  it('ends the waiting of somebody who signed up with the same address', async () => {
    const { email, token } = await ladeEin()
    await server.anonymous.call(kontoContract.signUp, { body: { name: 'Nora Neu', email, password, company: 'Sonnenhof' } })
    await expect.poll(() => server.mails.filter(({ an }) => an === email).length).toBe(2)
    expect((await annehmen(token)).status).toBe(200)
    expect((await rollen.ROLE_PFLEGE_ADMIN.call(personalContract.findWaiting, { query: { email } })).status).toBe(404)
    expect((await signIn(email)).status).toBe(200)
  })
})

describe('the link of an invitation', () => {
  it('works once, also when ten use it at once', async () => {
    const { email, token } = await ladeEin()
    const answers = await Promise.all(Array.from({ length: 10 }, () => annehmen(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 422 && errorOf(answer) === 'anmeldung.link_ungueltig')).toHaveLength(9)
    expect((await signIn(email)).status).toBe(200)
    await isDead(token)
  })

  it('is void when it was taken back', async () => {
    const { id, token } = await ladeEin()
    expect((await rollen.ROLE_PFLEGE_ADMIN.call(revoke, { params: { einladungId: id } })).status).toBe(204)
    await isDead(token)
    expect((await rollen.ROLE_PFLEGE_ADMIN.call(revoke, { params: { einladungId: id } })).status).toBe(404)
  })

  it('is void when it was sent again, and the new one works', async () => {
    const { id, email, token } = await ladeEin()
    expect((await rollen.ROLE_PFLEGE_ADMIN.call(resend, { params: { einladungId: id } })).status).toBe(204)
    const neuer = await linkAn(email, 1)
    await isDead(token)
    expect((await annehmen(neuer)).status).toBe(200)
  })

  it('is void when the same address is invited again with another role', async () => {
    const body = added()
    const { token } = await ladeEin(body)
    expect((await rollen.ROLE_PFLEGE_ADMIN.call(invite, { body: { ...body, rolle: 'ROLE_PFLEGE_ADMIN' } })).status).toBe(201)
    await isDead(token)
    expect((await lies(await linkAn(body.email, 1))).body.rolle).toBe('ROLE_PFLEGE_ADMIN')
  })

  it('leaves a weak password behind and can be used again', async () => {
    const { email, token } = await ladeEin()
    const schwach = await server.anonymous.call(accept, { body: { token, password: email } })
    expect([schwach.status, errorOf(schwach)]).toEqual([400, expect.stringMatching(/^eingabe.ungueltig: password/)])
    expect((await annehmen(token)).status).toBe(200)
  })

  it('of another house cannot be sent again or taken back', async () => {
    const { id, token } = await ladeEin()
    const fremd = await server.as('pflege-admin2')
    for (const call of [resend, revoke]) expect((await fremd.call(call, { params: { einladungId: id } })).status).toBe(404)
    expect((await lies(token)).status).toBe(200)
  })

  it('lives seven days', async () => {
    const [{ token: first }, { token: zweite }] = [await ladeEin(), await ladeEin()]
    const now = server.clock.now
    server.clock.now = new Date(now.getTime() + 7 * tag - 1)
    expect((await annehmen(first)).status).toBe(200)
    server.clock.now = new Date(now.getTime() + 7 * tag)
    await isDead(zweite)
    server.clock.now = now
  })
})

describe('who invites whom', () => {
  it('is refused with a reason', async () => {
    const { ROLE_ADMIN: plattform, ROLE_PFLEGE_ADMIN: pflege, ROLE_ARZT_ADMIN: praxis } = rollen
    const [sonnenhof, weber] = [haus('sonnenhof'), haus('weber')]
    const table = [
      [plattform, { organisationId: crypto.randomUUID(), rolle: 'ROLE_PFLEGE_ADMIN' }, 'organisation.unbekannt: organisationId falsch'],
      [plattform, { organisationId: sonnenhof }, 'personal.rolle_passt_nicht: rolle rolle'],
      [plattform, { organisationId: sonnenhof, rolle: 'ROLE_PFLEGE_ADMIN' }, 'personal.hat_verwaltung'],
      [pflege, { organisationId: sonnenhof, rolle: 'ROLE_ADMIN' }, 'eingabe.ungueltig: rolle rolle'],
      [pflege, { organisationId: sonnenhof, rolle: 'ROLE_ARZT' }, 'personal.rolle_passt_nicht: rolle rolle'],
      [pflege, { organisationId: sonnenhof, beruf: 'APOTHEKER' }, 'personal.beruf_passt_nicht: beruf auswahl'],
      [praxis, { organisationId: weber, rolle: 'ROLE_ARZT', beruf: 'MFA', lanr: '838382202' }, 'personal.lanr_nur_arzt: lanr falsch'],
      [praxis, { organisationId: weber, rolle: 'ROLE_ARZT', beruf: 'ARZT', lanr: '482915401' }, 'personal.lanr_vergeben: lanr falsch'],
    ] as const
    for (const [who, angaben, erwartet] of table) expect(errorOf(await who.call(invite, { body: added(angaben) }))).toBe(erwartet)
  })

  it('lets the platform in no second head, also when two invitations are open', async () => {
    const organisationId = (await rollen.ROLE_ADMIN.call(organisationContract.create, { body: newOrganisation({ art: 'APOTHEKE' }) })).body
      .id
    const leitung = () => ladeEin(added({ organisationId, rolle: 'ROLE_APOTHEKE_ADMIN', beruf: 'APOTHEKER' }), rollen.ROLE_ADMIN)
    const eingeladene = [await leitung(), await leitung()]
    const answers = await Promise.all(eingeladene.map(({ token }) => annehmen(token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('asks the rules again when the link is used: a number of a doctor that was taken in between', async () => {
    const body = () => added({ organisationId: haus('weber'), rolle: 'ROLE_ARZT', beruf: 'ARZT', lanr: '615038301' })
    const [first, zweite] = [await ladeEin(body(), rollen.ROLE_ARZT_ADMIN), await ladeEin(body(), rollen.ROLE_ARZT_ADMIN)]
    expect((await annehmen(first.token)).status).toBe(200)
    const answer = await annehmen(zweite.token)
    expect([answer.status, errorOf(answer)]).toEqual([409, 'personal.lanr_vergeben: lanr falsch'])
    const { zeilen } = (await rollen.ROLE_ARZT_ADMIN.call(listPersonal, { query: { suche: first.email } })).body
    await rollen.ROLE_ARZT_ADMIN.call(setActive, { params: { personId: zeilen[0]?.id ?? '' }, body: { aktiv: false } })
    expect((await annehmen(zweite.token)).status).toBe(200)
  })

  it('is not asked a hundred times: an address is written to three times in a quarter of an hour', async () => {
    const body = added()
    const stati: number[] = []
    for (let i = 0; i < 5; i += 1) stati.push((await rollen.ROLE_PFLEGE_ADMIN.call(invite, { body })).status)
    expect(stati).toEqual([201, 201, 201, 429, 429])
  })
})
