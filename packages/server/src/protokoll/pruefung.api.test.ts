import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jemand, openProtokoll, tat } from './protokoll.fixtures.ts'

let protokoll: Awaited<ReturnType<typeof openProtokoll>>
beforeEach(async () => {
  protokoll = await openProtokoll()
  for (const haus of [1, 2])
    await protokoll.write(
      jemand(haus),
      ['a', 'b', 'c', 'd', 'e'].map((objektId) => tat({ objektId })),
    )
  await protokoll.kette.tick()
})
afterEach(() => protokoll.close())

const haus1 = jemand(1).organisationId
const nrOf = `(select nr from protokoll_glied where organisation_id = '${haus1}' and seq = 3)`
/** As the owner of the tables would do it who knows everything: all links of the organisation again, from what stands in the rows. */
const verketteNeu = `delete from protokoll_glied where organisation_id = '${haus1}';
  insert into protokoll_offen select nr from protokoll p where organisation_id = '${haus1}' and not exists (select from protokoll_glied g where g.nr = p.nr);
  select verkette_protokoll(1000)`

describe('a verification', () => {
  it('finds nothing when nobody has touched the trail', async () => {
    expect(await protokoll.befunde()).toMatchObject([
      { glieder: 5, abgelaufen: 0, fehlstellen: [] },
      { glieder: 5, abgelaufen: 0, fehlstellen: [] },
    ])
  })

  it.each([
    ['one row was changed', `update protokoll set person_id = null where nr = ${nrOf}`, ['1/3 EINTRAG_VERAENDERT']],
    ['the reason of one row was put in', `update protokoll set grund = 'Notfall' where nr = ${nrOf}`, ['1/3 EINTRAG_VERAENDERT']],
    ['one row was deleted', `delete from protokoll where nr = ${nrOf}`, ['1/3 EINTRAG_FEHLT']],
    [
      'one row was deleted with its link',
      `delete from protokoll where nr = ${nrOf}; delete from protokoll_glied where organisation_id = '${haus1}' and seq = 3`,
      ['1/4 LUECKE'],
    ],
    [
      'two rows were swapped',
      `update protokoll_glied set nr = -nr where organisation_id = '${haus1}' and seq in (2, 3);
       update protokoll_glied g set nr = -o.nr from protokoll_glied o
       where g.organisation_id = '${haus1}' and o.organisation_id = '${haus1}' and g.seq in (2, 3) and o.seq = 5 - g.seq and o.nr < 0 and g.nr < 0`,
      null,
    ],
    [
      'the tail was cut off, rows and links',
      `delete from protokoll where nr in (select nr from protokoll_glied where organisation_id = '${haus1}' and seq > 3);
       delete from protokoll_glied where organisation_id = '${haus1}' and seq > 3`,
      ['1/5 ENDE_FEHLT'],
    ],
    [
      'the beginning was cut off, rows and links',
      `delete from protokoll where nr in (select nr from protokoll_glied where organisation_id = '${haus1}' and seq < 3);
       delete from protokoll_glied where organisation_id = '${haus1}' and seq < 3`,
      ['1/3 ANFANG_FEHLT'],
    ],
    [
      'a row was put in beside the chain',
      `insert into protokoll (organisation_id, aktion, art, objekt_art, objekt_id) values ('${haus1}', 'klient.read', 'LESEN', 'KLIENT', 'x')`,
      ['1/11 OHNE_GLIED'],
    ],
    [
      'a link was given an earlier end',
      `update protokoll_glied set bis = am where organisation_id = '${haus1}' and seq = 3`,
      ['1/3 GLIED_VERAENDERT'],
    ],
    [
      'a row was changed and the whole chain made anew',
      `update protokoll set person_id = null where nr = ${nrOf}; ${verketteNeu}`,
      ['1/5 KOPF_PASST_NICHT'],
    ],
    [
      'a row was put into the middle and the whole chain made anew',
      `delete from protokoll_offen;
       insert into protokoll (nr, organisation_id, aktion, art, objekt_art, objekt_id) overriding system value
       values (-1, '${haus1}', 'klient.read', 'LESEN', 'KLIENT', 'x'); ${verketteNeu}`,
      ['1/5 KOPF_PASST_NICHT'],
    ],
    [
      'the house was deleted altogether',
      `delete from protokoll where organisation_id = '${haus1}'; delete from protokoll_glied where organisation_id = '${haus1}'`,
      ['1/5 ENDE_FEHLT'],
    ],
  ])('finds that %s', async (_was, sql, befund) => {
    await protokoll.faelsche(sql)
    const found = await protokoll.check()
    if (befund === null) expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^1\/2 /), expect.stringMatching(/^1\/3 /)]))
    else expect(found).toEqual(befund)
  })

  it('knows rows of before beside those that say from where they came, and finds that the network was changed', async () => {
    const akteur = { ...jemand(1), anfrage: { id: crypto.randomUUID(), adresse: '203.0.113.x' } }
    await protokoll.write(akteur, tat({ objektId: 'mit' }))
    await protokoll.kette.chain()
    expect(await protokoll.check()).toEqual([])
    await protokoll.faelsche(`update protokoll set adresse = '198.51.100.x' where objekt_id = 'mit'`)
    expect(await protokoll.check()).toEqual(['1/6 EINTRAG_VERAENDERT'])
  })

  it('finds that a network was put into a row of before', async () => {
    await protokoll.faelsche(`update protokoll set adresse = '198.51.100.x' where nr = ${nrOf}`)
    expect(await protokoll.check()).toEqual(['1/3 EINTRAG_VERAENDERT'])
  })

  it('goes on being good while deeds wait to become links', async () => {
    await protokoll.write(jemand(1), tat())
    expect(await protokoll.check()).toEqual([])
  })
})

describe('when the time of deeds is over', () => {
  const vor = (time: string) => `insert into protokoll (am, organisation_id, aktion, art, objekt_art, objekt_id, klient_id) values
    (now() - interval '${time}', '${jemand(3).organisationId}', 'personal.update', 'AENDERN', 'PERSON', 'sicherheit', null),
    (now() - interval '${time}', '${jemand(3).organisationId}', 'klient.read', 'LESEN', 'KLIENT', 'klient', '${jemand(3).personId}')`
  const cleanUp = () => protokoll.readStore('select raeume_protokoll_auf()')
  const bleibt = () =>
    protokoll.readStore<{ objekt_id: string }>(
      `select objekt_id from protokoll where organisation_id = '${jemand(3).organisationId}' order by nr`,
    )

  async function damals(time: string) {
    await protokoll.database.admin.transaction((tx) => tx.execute(vor(time)))
    await protokoll.kette.chain()
  }

  it('nothing goes before a year is over', async () => {
    await damals('11 months')
    await cleanUp()
    expect(await bleibt()).toHaveLength(2)
  })

  it('after a year security goes, who saw a Klient stays, and the chain stays whole', async () => {
    await damals('13 months')
    await cleanUp()
    expect(await bleibt()).toEqual([{ objekt_id: 'klient' }])
    expect(await protokoll.check()).toEqual([])
    expect((await protokoll.befunde()).at(-1)).toMatchObject({ glieder: 2, abgelaufen: 1 })
  })

  it('after ten years all of it goes, and the last link is what the chain hangs on', async () => {
    await damals('121 months')
    await protokoll.write(jemand(3), tat({ objektId: 'heute' }))
    await protokoll.kette.chain()
    await cleanUp()
    expect(await bleibt()).toEqual([{ objekt_id: 'heute' }])
    expect(await protokoll.check()).toEqual([])
    expect((await protokoll.befunde()).at(-1)).toMatchObject({ glieder: 2, abgelaufen: 1 })
  })

  it('a row that is let go a day early is missed', async () => {
    await damals('300 days')
    await protokoll.faelsche(`delete from protokoll where objekt_id = 'sicherheit'`)
    expect(await protokoll.check()).toEqual(['3/1 EINTRAG_FEHLT'])
  })
})
