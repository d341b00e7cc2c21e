import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'

const { auskunft } = auskunftContract

const server = await serverForTests()

const { personId } = server

describe('the copy of what is kept about a person', () => {
  it('is a file with account, sessions, log, choices and own deeds, exactly as the contract says', async () => {
    const pfleger = await server.as('pfleger')
    const klientId = server.klienten[0]?.id ?? ''
    await pfleger.call(klientContract.read, { params: { klientId } })
    await pfleger.call(settingsContract.update, { body: { theme: null, scheme: 'dark' } })
    const shortcut = { label: 'Mein Weg', description: 'x', icon: 'star', link: '/klienten', useRouter: true }
    expect((await pfleger.call(shortcutContract.create, { body: { shortcut: { id: null, ...shortcut } } })).status).toBe(200)
    const answer = await pfleger.call(auskunft)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="dreiklang-meine-daten.json"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const daten = auskunft.answer.parse(JSON.parse(answer.text))
    expect(daten.konto).toMatchObject({ id: personId('pfleger'), name: 'Jonas Meyer', roles: ['ROLE_PFLEGER'] })
    expect(daten.sitzungen.length).toBeGreaterThan(0)
    expect(daten.protokoll.at(-1)).toMatchObject({ art: 'ANMELDUNG' })
    expect(daten.weiteres).toMatchObject({
      einstellungen: { scheme: 'dark' },
      profil: { status: 'online' },
      personalakte: { name: 'Jonas Meyer' },
    })
    expect(JSON.stringify(daten.weiteres['shortcuts'])).toContain('Mein Weg')
    expect(daten.taten).toContainEqual(expect.objectContaining({ aktion: 'klient.read', objektId: klientId }))
  })

  it('names nobody else, and holds no secret', async () => {
    const { text } = await (await server.as('pfleger')).call(auskunft)
    for (const word of ['Sabine Krüger', 'Albrecht', 'test$', 'hash', 'geheimnis']) expect(text).not.toContain(word)
    expect(text).not.toContain(personId('pflege-admin'))
  })

  it('is whole also with more deeds than fit on a page', async () => {
    await server.ports.database.query(
      systemContext,
      sql(
        'test.vieleTaten',
        `insert into protokoll (organisation_id, person_id, aktion, art, objekt_art, objekt_id)
          select :sonnenhof, :personId, 'test.tat', 'LESEN', 'PERSON', n::text from generate_series(1, 2500) n`,
      ),
      { sonnenhof: server.ensemble.organisationen.sonnenhof, personId: personId('pflege-admin') },
    )
    const { taten } = auskunft.answer.parse(JSON.parse((await (await server.as('pflege-admin')).call(auskunft)).text))
    const own = taten.filter(({ aktion }) => aktion === 'test.tat')
    expect(new Set(own.map(({ objektId }) => objektId)).size).toBe(2500)
  })

  it('is logged, and open to the platform’s administration for its own account', async () => {
    expect((await (await server.as('admin')).call(auskunft)).body).toMatchObject({
      konto: { roles: ['ROLE_ADMIN'] },
      weiteres: { kontakte: null },
    })
    const rows = await server.ports.database.query(
      systemContext,
      sql('test.auskunftSpur', `select art from protokoll where person_id = :personId and aktion = :aktion`),
      { personId: personId('admin'), aktion: auskunft.id },
    )
    expect(rows).toEqual([{ art: 'AUSGEBEN' }])
  })
})
