import { allGuides } from '@dreiklang/domain/help/guides'
import { helpContract as c, usualLimit } from '@dreiklang/domain/help/help.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import type { TestClient } from '../testServer.ts'

const haus = await hausForTests()
let nurse: TestClient
let chief: TestClient
let arzt: TestClient
beforeAll(async () => {
  ;[nurse, chief, arzt] = await Promise.all([haus.as('pfleger'), haus.as('pflege-admin'), haus.as('arzt')])
})

const guide = { categorySlug: 'projects', guideSlug: 'order-medicine' }
const inEnglish = (path: string) =>
  haus.fetch(
    new Request(`http://test.invalid/api/apps/help-center/${path}`, {
      headers: { authorization: `Bearer ${nurse.token}`, 'accept-language': 'en' },
    }),
  )

describe('questions', () => {
  it('come by category, each with its questions', async () => {
    const { body } = await nurse.call(c.faqs)
    expect(body.map(({ slug }) => slug)).toEqual(['most-asked', 'general-inquiries', 'licenses', 'payments', 'support'])
    for (const { id, faqs } of body) {
      expect(faqs.length).toBeGreaterThan(0)
      for (const faq of faqs)
        expect(faq).toEqual({ id: expect.any(String), categoryId: id, question: expect.any(String), answer: expect.any(String) })
    }
  })

  it('of one category come alone, and of none there is are not found', async () => {
    const { body } = await nurse.call(c.faqs, { query: { slug: 'support' } })
    expect(body.map(({ slug, title }) => [slug, title])).toEqual([['support', 'Hilfe und Störungen']])
    expect(errorOf(await nurse.call(c.faqs, { query: { slug: 'nirgends' } }))).toBe('nicht_gefunden')
  })

  it('are written in the language of the screen', async () => {
    const answer = await inEnglish('faqs?slug=support')
    expect((await answer.json())[0].title).toBe('Help and trouble')
  })
})

describe('guides', () => {
  it('come by category with the first five and how many there are', async () => {
    const { body } = await nurse.call(c.guides)
    const projects = body.find(({ slug }) => slug === 'projects')
    const total = allGuides.filter(({ category }) => category === 'projects').length
    expect(total).toBeGreaterThan(usualLimit)
    expect([projects?.visibleGuides, projects?.totalGuides, projects?.guides.length]).toEqual([usualLimit, total, usualLimit])
    expect(projects?.guides[0]).toEqual({
      id: 'projects/order-medicine',
      categoryId: 'projects',
      slug: 'order-medicine',
      title: 'Ein Arzneimittel bestellen',
      subtitle: expect.any(String),
    })
  })

  it('come as few as are asked for, and of one category all', async () => {
    const { body } = await nurse.call(c.guides, { query: { limit: '1' } })
    for (const { guides, visibleGuides } of body) expect([guides.length, visibleGuides]).toEqual([1, 1])
    const [only, ...others] = (await nurse.call(c.guides, { query: { slug: 'projects' } })).body
    expect([others.length, only?.guides.length]).toEqual([0, allGuides.filter(({ category }) => category === 'projects').length])
    expect(only).not.toHaveProperty('totalGuides')
    expect(errorOf(await nurse.call(c.guides, { query: { slug: 'nirgends' } }))).toBe('nicht_gefunden')
    expect((await nurse.call(c.guides, { query: { limit: '0' } })).status).toBe(400)
  })

  it('for the own work come first', async () => {
    const { body } = await arzt.call(c.guides, { query: { limit: '2' } })
    expect(body.find(({ slug }) => slug === 'projects')?.guides.map(({ slug }) => slug)).toEqual(['practice-queue', 'refuse-request'])
  })

  it('one of them comes in its category with its content as HTML', async () => {
    const { body } = await nurse.call(c.guide, { query: guide })
    expect([body.slug, body.guides.length, body.guides[0]?.slug]).toEqual(['projects', 1, 'order-medicine'])
    expect(body.guides[0]?.content).toMatch(/^<ol><li>Öffnen Sie die Bestellungen\.<\/li>.*<\/ol>$/)
    for (const query of [
      { ...guide, guideSlug: 'nirgends' },
      { ...guide, categorySlug: 'settings' },
    ])
      expect(errorOf(await nurse.call(c.guide, { query }))).toBe('nicht_gefunden')
  })

  it('are read step by step, with the control of each step and the day of the last check', async () => {
    const { body } = await nurse.call(c.reading, { query: guide })
    expect(body.steps[1]).toEqual({
      text: 'Wählen Sie „Neue Bestellung“.',
      kind: 'click',
      path: null,
      control: { role: 'link', name: 'Neue Bestellung', within: null },
      picture: false,
    })
    expect([body.checkedOn, body.votes]).toEqual([expect.stringMatching(/^\d{4}-/), { helpful: 0, notHelpful: 0 }])
  })

  it('are found by words in another form, and by the page that is open', async () => {
    const { body: hits } = await nurse.call(c.search, { query: { query: 'uebergaben schreibn' } })
    expect(hits[0]).toMatchObject({ kind: 'guide', slug: 'handover-book' })
    expect((await nurse.call(c.search, { query: { query: ' ' } })).body).toEqual([])
    const { body } = await nurse.call(c.ofScreen, { query: { path: '/uebergabebuch?uebergabe=1' } })
    expect(body.map(({ slug }) => slug)).toEqual(['handover-book'])
  })
})

describe('what people say of a guide', () => {
  it('is counted for their organisation, without them, and seen by no other', async () => {
    const asked = { categorySlug: 'your-account', guideSlug: 'sessions' }
    for (const helpful of [true, true, false]) await nurse.call(c.vote, { body: { ...asked, helpful } })
    expect((await chief.call(c.reading, { query: asked })).body.votes).toEqual({ helpful: 2, notHelpful: 1 })
    expect((await arzt.call(c.reading, { query: asked })).body.votes).toEqual({ helpful: 0, notHelpful: 0 })
    expect(errorOf(await nurse.call(c.vote, { body: { ...asked, guideSlug: 'x', helpful: true } }))).toBe('nicht_gefunden')
  })
})

describe('who can be asked', () => {
  it('is whoever leads the own organisation, and never oneself', async () => {
    const { body } = await nurse.call(c.heads)
    expect(body.map(({ name }) => name)).toEqual(['Sabine Krüger'])
    expect((await chief.call(c.heads)).body).toEqual([])
  })
})

describe('what has changed', () => {
  it('is told by day in the language of the reader', async () => {
    const [newest] = (await nurse.call(c.changes)).body
    const [english] = await (await inEnglish('changes')).json()
    expect(newest?.changes[0]).toMatch(/^Postfach: /)
    expect(english.changes[0]).toMatch(/^Mailbox: /)
  })
})
