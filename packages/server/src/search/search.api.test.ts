import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { type Suchgruppe, searchContract } from '@dreiklang/domain/search/search.contract'
import { settingsContract } from '@dreiklang/domain/settings/settings.contract'
import { tasksContract } from '@dreiklang/domain/tasks/tasks.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Fall, type Konto, bring, put } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { newKvnr } from '../klient/klient.fixtures.ts'
import { anfrageBody, create, readBesuch, planBody } from '../hausbesuch/hausbesuch.fixtures.ts'

const haus = await hausForTests()
let fall: Fall
let entwurf: Fall
let klientId: string
let unbestellt: string
beforeAll(async () => {
  klientId = await haus.admit({ nachname: 'Müller-Lüdenscheidt', vorname: 'Änne', apotheke: 'markt' })
  unbestellt = await haus.admit({ nachname: 'Yıldızoğlu', vorname: 'Şule' })
  await haus.admit({ nachname: 'Müller-Lüdenscheidt', vorname: 'Änne' }, 'pflege-admin2')
  fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
  spaeter()
  entwurf = await put(haus, { klientId })
})
/** The clock of a test stands still, and the newest comes first. */
const spaeter = () => {
  haus.clock.now = new Date(haus.clock.now.getTime() + 1000)
}

async function suche(konto: Konto, query: string, language = 'de'): Promise<Suchgruppe[]> {
  const answer = await (await haus.wer(konto)).call(searchContract.search, { body: { query }, headers: { 'accept-language': language } })
  expect(answer.status).toBe(200)
  return searchContract.search.answer.parse(answer.body)
}
type Results<Id extends Suchgruppe['id']> = Extract<Suchgruppe, { id: Id }>['results']
async function results<Id extends Suchgruppe['id']>(konto: Konto, id: Id, query: string): Promise<Results<Id>> {
  const groups = await suche(konto, query)
  // The compiler does not see that one id has one kind of results.
  return (groups.find((one) => one.id === id)?.results ?? []) as Results<Id>
}
const klientenOf = async (konto: Konto, query: string) => (await results(konto, 'klienten', query)).map(({ name }) => name)
const kontakteOf = async (konto: Konto, query: string) => (await results(konto, 'contacts', query)).map(({ name }) => name)
const numbersOf = async (konto: Konto, query: string) => (await results(konto, 'bestellungen', query)).map(({ nummer }) => nummer)

describe('A query', () => {
  it.each(['', ' ', 'm', ' m ', '--', '%_'])('that says too little finds nothing: «%s»', async (query) => {
    expect(await suche('pfleger', query)).toEqual([])
  })

  it('finds in groups, each with its heading in the language of the reader', async () => {
    expect((await suche('pfleger', 'mülle')).map(({ id, label }) => [id, label])).toEqual([
      ['klienten', 'Klient/innen'],
      ['bestellungen', 'Bestellungen'],
    ])
    expect((await suche('pfleger', 'con', 'en')).map(({ id, label }) => [id, label])).toEqual([['pages', 'Pages']])
  })

  it('is answered with what the screen shows of each', async () => {
    expect(await suche('pfleger', 'lüdenscheidt')).toEqual([
      {
        id: 'klienten',
        label: 'Klient/innen',
        results: [
          {
            link: `/klienten/${klientId}`,
            value: 'Müller-Lüdenscheidt, Änne',
            name: 'Müller-Lüdenscheidt, Änne',
            geburtsdatum: '1940-05-06',
            status: 'AKTIV',
            grund: null,
          },
        ],
      },
      {
        id: 'bestellungen',
        label: 'Bestellungen',
        results: [entwurf, fall].map(({ id, stand }) => ({
          link: `/bestellungen/${id}`,
          value: stand.nummer,
          nummer: stand.nummer,
          klient: 'Müller-Lüdenscheidt, Änne',
          status: stand.status,
          bedarfBis: stand.bedarfBis,
          grund: null,
        })),
      },
    ])
  })

  it('must be a text, and nothing beside it', async () => {
    const client = await haus.wer('pfleger')
    for (const body of [{}, { query: 1 }, { query: 'x'.repeat(201) }, { query: 'ab', organisationId: null }]) {
      expect((await client.call(searchContract.search, { body })).status).toBe(400)
    }
  })
})

describe('A Klient', () => {
  it.each(['Müller', 'mueller', 'MULLER', 'lüdensch', 'änne', 'aenne mül', 'Anne', 'Müller-Lü', 'ludenscheidt, anne', 'mü'])(
    'is found by %s',
    async (query) => {
      expect(await klientenOf('pfleger', query)).toContain('Müller-Lüdenscheidt, Änne')
    },
  )

  it.each(['yildizoglu', 'Sule', 'YILDIZ'])('with letters of another language is found by %s', async (query) => {
    expect(await klientenOf('pfleger', query)).toEqual(['Yıldızoğlu, Şule'])
  })

  it.each(['Ludenscheit', 'Lüdenschied', 'yidlizoglu'])('is found in spite of a slip: %s', async (query) => {
    expect(await klientenOf('pfleger', query)).toHaveLength(1)
  })

  it('with a similar name does not stand beside the right one', async () => {
    const before = await klientenOf('pfleger', 'Schmitt')
    await haus.admit({ nachname: 'Schmitt' })
    await haus.admit({ nachname: 'Schmidt' })
    expect(before).toEqual([])
    expect(await klientenOf('pfleger', 'Schmitt')).toEqual(['Schmitt, Erika'])
    expect((await klientenOf('pfleger', 'Schmid')).toSorted()).toEqual(['Schmidt, Erika'])
    expect((await klientenOf('pfleger', 'Schmixt')).toSorted()).toEqual(['Schmidt, Erika', 'Schmitt, Erika'])
  })

  it.each(['Karlotto', 'Zwingelmair Karlotto', 'karl ottto'])(
    'whose double name was written as one, or wrong, is found: %s',
    async (query) => {
      const name = 'Zwingelmaier, Karl-Otto'
      if ((await klientenOf('pfleger', 'Zwingelmaier')).length === 0) await haus.admit({ nachname: 'Zwingelmaier', vorname: 'Karl-Otto' })
      expect(await klientenOf('pfleger', query)).toContain(name)
    },
  )

  it('is not found when one of the words is wrong', async () => {
    expect(await klientenOf('pfleger', 'mü xaver')).toEqual([])
  })

  it('comes under the new name at once', async () => {
    const client = await haus.wer('pflege-admin')
    const id = await haus.admit({ nachname: 'Altenburg' })
    const params = { klientId: id }
    const { person } = (await client.call(akteContract.read, { params })).body
    await client.call(akteContract.updatePerson, { params, body: { ...person, nachname: 'Neuenburg' } })
    expect(await klientenOf('pfleger', 'neuenb')).toEqual(['Neuenburg, Erika'])
    expect(await klientenOf('pfleger', 'altenb')).toEqual([])
    expect(await klientenOf('pfleger', 'neuennburg')).toEqual(['Neuenburg, Erika'])
    expect(await klientenOf('pfleger', 'altennburg')).not.toContain('Altenburg, Erika')
  })

  it('who has ended stands behind those who are there', async () => {
    await haus.admit({ nachname: 'Quitte', vorname: 'Adam', rest: { status: 'BEENDET' } })
    await haus.admit({ nachname: 'Quitte', vorname: 'Zora' })
    expect(await klientenOf('pfleger', 'quitte')).toEqual(['Quitte, Zora', 'Quitte, Adam'])
  })
})

describe('A task', () => {
  it('is found by the words of title and notes, the open ones first, and never a section', async () => {
    const client = await haus.wer('pfleger')
    const add = async (type: 'task' | 'section', task: object) =>
      (await client.call(tasksContract.create, { body: { type, task } })).body.id
    const open = await add('task', { title: 'Rollstuhl holen', notes: 'Beim Sanitätshaus Grünwald' })
    await add('section', { title: 'Sanitätshaus' })
    const done = await add('task', { title: 'Sanitätshaus anrufen', completed: true })
    const [first, second] = [
      { link: `/apps/tasks/${open}`, value: 'Rollstuhl holen', title: 'Rollstuhl holen', completed: false },
      { link: `/apps/tasks/${done}`, value: 'Sanitätshaus anrufen', title: 'Sanitätshaus anrufen', completed: true },
    ]
    expect(await suche('pfleger', 'sanitaetshaus')).toEqual([{ id: 'tasks', label: 'Aufgaben', results: [first, second] }])
    expect(await results('pflege-admin', 'tasks', 'grünwald holen')).toEqual([first])
    for (const konto of ['pfleger2', 'arzt', 'apotheker', 'admin'] as const)
      expect(await results(konto, 'tasks', 'sanitätshaus')).toEqual([])
  })
})

describe('Why something is found', () => {
  it('is said of an order when neither its number nor its Klient has the word', async () => {
    const reason = async (query: string) =>
      (await results('pfleger', 'bestellungen', query)).find(({ nummer }) => nummer === fall.stand.nummer)?.grund
    expect(await reason('lüdenscheidt')).toBeNull()
    expect(await reason(fall.stand.nummer)).toBeNull()
    expect(await reason('lüdenscheidt weber')).toBe('ORGANISATION')
    const product = fall.stand.positionen[0]?.produkt?.bezeichnung.split(' ')[0] ?? ''
    expect(product.length).toBeGreaterThan(3)
    expect(await reason(`lüdenscheidt ${product}`)).toBe('PRODUKT')
    expect(await reason('Ludenscheit')).toBe('AEHNLICH')
  })

  it('is said of a Klient: a name that is only similar, or the number of the health card', async () => {
    const kvnr = newKvnr()
    const id = await haus.admit({
      nachname: 'Kartenmann',
      apotheke: 'markt',
      rest: { versicherungsart: 'GKV', kvnr, krankenkasse: 'AOK Bayern', kassenIk: '108018007' },
    })
    const found = async (konto: Konto, query: string) => (await results(konto, 'klienten', query)).map(({ name, grund }) => [name, grund])
    expect(await found('pfleger', 'Kartenmnn')).toEqual([['Kartenmann, Erika', 'AEHNLICH']])
    for (const query of [kvnr, kvnr.toLowerCase(), ` ${kvnr} `]) {
      expect(await found('pfleger', query)).toEqual([['Kartenmann, Erika', 'VERSICHERTENNUMMER']])
    }
    expect(await found('pfleger', kvnr.slice(0, 9))).toEqual([])
    for (const konto of ['pfleger2', 'apotheker', 'arzt', 'admin'] as const) expect(await found(konto, kvnr)).toEqual([])
    await bring(haus, 'BEI_APOTHEKE', { vor: { klientId: id } })
    expect(await found('apotheker', kvnr)).toEqual([['Kartenmann, Erika', 'VERSICHERTENNUMMER']])
    expect(await found('apotheker2', kvnr)).toEqual([])
  })
})

describe('What a person may see', () => {
  it('of Klienten: pharmacy and practice those of their orders, led to the orders; nobody else any', async () => {
    const name = 'Müller-Lüdenscheidt, Änne'
    for (const konto of ['apotheker', 'apotheke-admin', 'arzt', 'arzt-admin'] as const) {
      const seite = konto.startsWith('arzt') ? 'arzt' : 'apotheke'
      const link = `/bestellungen/${seite}?ansicht=alle&klientId=${klientId}`
      expect(await results(konto, 'klienten', 'lüdenscheidt')).toMatchObject([{ name, link }])
    }
    for (const konto of ['apotheker2', 'arzt2', 'admin'] as const) expect(await klientenOf(konto, 'lüdenscheidt')).toEqual([])
    for (const konto of ['apotheker', 'arzt'] as const) expect(await klientenOf(konto, 'yildizoglu')).toEqual([])
    expect(unbestellt).not.toBe('')
  })

  it('of Klienten also in spite of a slip: those of their orders, and those only', async () => {
    const name = 'Müller-Lüdenscheidt, Änne'
    for (const konto of ['pfleger', 'apotheker', 'arzt'] as const) {
      expect([konto, await klientenOf(konto, 'Ludenscheit')]).toEqual([konto, [name]])
      expect([konto, await klientenOf(konto, 'Anne Mülller')]).toEqual([konto, [name]])
    }
    for (const konto of ['apotheker2', 'arzt2', 'admin'] as const) expect(await klientenOf(konto, 'Ludenscheit')).toEqual([])
    for (const konto of ['apotheker', 'arzt'] as const) expect(await klientenOf(konto, 'yidlizoglu')).toEqual([])
  })

  it('of the neighbour: the other nursing service finds its own Klient of the same name, not ours', async () => {
    const own = await results('pfleger2', 'klienten', 'lüdenscheidt')
    expect(own).toHaveLength(1)
    expect(own[0]?.link).not.toBe(`/klienten/${klientId}`)
  })

  it('of orders: those of the own list, drafts their writer only', async () => {
    const { nummer } = fall.stand
    for (const konto of ['pfleger', 'apotheker', 'arzt'] as const) expect(await numbersOf(konto, nummer)).toContain(nummer)
    for (const konto of ['pfleger2', 'apotheker2', 'arzt2', 'admin'] as const) expect(await numbersOf(konto, nummer)).toEqual([])
    for (const konto of ['apotheker', 'arzt', 'pfleger2'] as const) expect(await numbersOf(konto, entwurf.stand.nummer)).toEqual([])
  })

  it('ends with the order: who has lost it finds neither it nor its Klient', async () => {
    const id = await haus.admit({ nachname: 'Weggezogen' })
    const verlegt = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId: id } })
    expect(await klientenOf('apotheker', 'weggez')).toEqual(['Weggezogen, Erika'])
    await verlegt.run('pfleger', 'anApothekeWeiterleiten', { grund: 'Umzug' })
    expect(await klientenOf('apotheker', 'weggez')).toEqual([])
    expect(await numbersOf('apotheker', verlegt.stand.nummer)).toEqual([])
  })

  it('of people: the active colleagues of the own house', async () => {
    expect(await kontakteOf('pfleger', 'krueger')).toEqual(['Sabine Krüger'])
    expect(await kontakteOf('pfleger', 'Vogt')).toEqual([])
    expect(await kontakteOf('arzt', 'Sommer')).toEqual([])
    expect(await kontakteOf('admin', 'Krüger')).toEqual([])
    const personId = haus.personIds.pka
    expect(await kontakteOf('apotheker', 'Sturm')).toEqual(['Lea Sturm'])
    await (await haus.wer('apotheke-admin')).call(personalContract.setActive, { params: { personId }, body: { aktiv: false } })
    expect(await kontakteOf('apotheker', 'Sturm')).toEqual([])
  })

  it('of people: those of partner organisations too, whom one can write to, with their organisation', async () => {
    const apothekerin = haus.ensemble.personen['apotheke-admin']
    expect(await results('pfleger', 'contacts', apothekerin?.name ?? '')).toEqual([
      {
        link: `/contacts?chat=${apothekerin?.personId}`,
        value: apothekerin?.name,
        name: apothekerin?.name,
        art: 'PERSON',
        avatar: null,
        ort: null,
        organisation: 'Apotheke am Markt',
        grund: null,
      },
    ])
    for (const konto of ['pfleger2', 'arzt', 'admin'] as const) expect(await kontakteOf(konto, apothekerin?.name ?? '')).toEqual([])
  })

  it('of people: led to the chat with a colleague, and to the own settings', async () => {
    const kollege = haus.ensemble.personen['pfleger']?.personId
    expect(await results('pflege-admin', 'contacts', 'jonas')).toMatchObject([{ link: `/contacts?chat=${kollege}`, name: 'Jonas Meyer' }])
    expect(await results('pfleger', 'contacts', 'jonas')).toMatchObject([{ link: '/settings', name: 'Jonas Meyer' }])
  })

  it('of colleagues also the photo, at the address where the settings keep it', async () => {
    const pfleger = await haus.wer('pfleger')
    const gesetzt = await haus.fetch(
      new Request(`http://test.invalid${settingsContract.setPhoto.path}`, {
        method: 'POST',
        body: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
        headers: { authorization: `Bearer ${pfleger.token}`, 'content-type': 'image/png' },
      }),
    )
    const { avatar } = settingsContract.setPhoto.answer.parse(await gesetzt.json())
    expect(avatar).toMatch(/^\/api\/common\/user\/photo\//)
    expect(await results('pflege-admin', 'contacts', 'jonas meyer')).toMatchObject([{ name: 'Jonas Meyer', avatar }])
  })

  it('of organisations: those with which there was an order; the platform knows all', async () => {
    expect((await results('pfleger', 'contacts', 'weber')).filter(({ art }) => art !== 'PERSON')).toEqual([
      {
        link: `/bestellungen/pflege?ansicht=alle&organisationId=${haus.ensemble.organisationen.weber}`,
        value: 'Praxis Dr. Weber',
        avatar: null,
        name: 'Praxis Dr. Weber',
        art: 'ARZTPRAXIS',
        ort: 'München',
        organisation: null,
        grund: null,
      },
    ])
    expect(await kontakteOf('pfleger2', 'weber')).toEqual([])
    expect(await kontakteOf('apotheker', 'sonnenhof')).toEqual(['Pflegedienst Sonnenhof'])
    expect(await kontakteOf('apotheker2', 'lindenweg')).toEqual([])
    expect(await kontakteOf('admin', 'yilmaz')).toEqual(['Gemeinschaftspraxis Dr. Yılmaz'])
  })

  it('of pharmacies: a practice none, in no group', async () => {
    for (const konto of ['arzt', 'arzt-admin'] as const) {
      for (const query of ['Apotheke am Markt', 'rosen-apotheke', 'apotheke', 'rosen']) expect(await suche(konto, query), query).toEqual([])
      expect(JSON.stringify(await suche(konto, 'markt'))).not.toContain('Markt')
    }
    expect(await kontakteOf('arzt', 'sonnenhof')).toEqual(['Pflegedienst Sonnenhof'])
  })

  it('of pages: those of the own menu', async () => {
    const seiten = async (konto: Konto, query: string) => (await results(konto, 'pages', query)).map(({ title, link }) => [title, link])
    expect(await seiten('pfleger', 'klient')).toEqual([['Klient/innen', '/klienten']])
    expect(await seiten('apotheker', 'klient')).toEqual([])
    expect(await seiten('apotheker', 'bestell')).toEqual([['Bestellungen', '/bestellungen/apotheke']])
    expect(await seiten('pfleger', 'verwalt')).toEqual([])
    expect(await seiten('pflege-admin', 'verwalt')).toEqual([['Verwaltung', '/verwaltung']])
    expect(await seiten('admin', 'zahlen')).toEqual([['Bestellungen in Zahlen', '/bestellungen/admin']])
  })
})

describe('An order', () => {
  it('is found by number, Klient, product and the other side, in the middle of a word too', async () => {
    const { nummer } = fall.stand
    for (const query of [nummer, nummer.slice(-4), 'lüdensch', 'ramipril', 'mipril', 'sonnenhof änne']) {
      expect(await numbersOf('apotheker', query), query).toContain(nummer)
    }
    expect(await numbersOf('apotheker', 'ramiprill')).toContain(nummer)
    expect(await numbersOf('apotheker', 'ibuprofen')).toEqual([])
  })

  it('has one number: the next one is no slip of it', async () => {
    const [year, end = ''] = fall.stand.nummer.split('-')
    const fremde = `${year}-${end.slice(0, -4)}9999`
    expect(await numbersOf('pfleger', fremde)).toEqual([])
    expect(await numbersOf('pfleger', `${fremde} lüdenscheidt`)).toEqual([])
  })

  it('comes newest first, eight at most', async () => {
    const added: string[] = []
    for (let i = 0; i < 9; i += 1) {
      spaeter()
      added.unshift((await put(haus)).id)
    }
    const found = await results('pfleger', 'bestellungen', 'ramipril')
    expect(found.map(({ link }) => link)).toEqual(added.slice(0, 8).map((id) => `/bestellungen/${id}`))
  })
})

describe('A visit', () => {
  const besucheOf = async (konto: Konto, query: string) => (await results(konto, 'hausbesuche', query)).map(({ nummer }) => nummer)
  let besuch: string
  let nummer: string
  beforeAll(async () => {
    const leitung = await haus.wer('pflege-admin')
    const { weber } = haus.ensemble.organisationen
    besuch = await create(leitung, 'ask', anfrageBody({ klientId: unbestellt, organisationId: weber }))
    ;({ nummer } = await readBesuch(leitung, besuch))
  })

  it('is found by its number and by the name of the Klient, and leads to its page', async () => {
    for (const query of [nummer, nummer.slice(-6), 'yildizoglu', 'Şule Yıldızoğlu', `yildiz ${nummer.slice(-4)}`])
      expect(await results('pfleger', 'hausbesuche', query)).toEqual([
        {
          link: `/hausbesuch/${besuch}`,
          value: nummer,
          nummer,
          klient: 'Yıldızoğlu, Şule',
          typ: 'ARZTBESUCH',
          status: 'ANGEFRAGT',
          plan: null,
          grund: null,
        },
      ])
  })

  it('is found by who takes part in it, and by nobody else', async () => {
    for (const konto of ['arzt', 'arzt-admin', 'pflege-admin'] as const) expect(await besucheOf(konto, 'yildizoglu')).toEqual([nummer])
    for (const konto of ['apotheker', 'arzt2', 'pfleger2', 'admin'] as const)
      for (const query of ['yildizoglu', nummer.slice(-6)]) expect(await besucheOf(konto, query)).toEqual([])
  })

  it('of a misspelt Klient is found by the house that knows him', async () => {
    expect(await besucheOf('pfleger', 'yidlizoglu')).toEqual([nummer])
  })

  it('is not every visit of a year', async () => {
    for (const query of ['2026', 'H-2026']) expect(await besucheOf('pfleger', query)).toEqual([])
  })

  it('that is nearest comes first', async () => {
    const leitung = await haus.wer('pflege-admin')
    const plan = (datum: string) => create(leitung, 'plan', planBody({ klientId, personIds: [haus.personId('pfleger')] }, { datum }))
    const fern = await plan('2027-03-01')
    const nah = await plan('2026-11-25')
    const links = (await results('pfleger', 'hausbesuche', 'lüdenscheidt')).map(({ link }) => link)
    expect(links).toEqual([nah, fern].map((id) => `/hausbesuch/${id}`))
  })
})
