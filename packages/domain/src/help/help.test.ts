import { describe, expect, it } from 'vitest'
import { isInternalLink } from '../shared/link.ts'
import { changes } from './changes.ts'
import { checkedOn, isChecked, markOf } from './checked.ts'
import { allFaqs, faqCategories } from './faqs.ts'
import { allGuides, guideCategories } from './guides.ts'
import { type Both, controlOf, guidesOfScreen, isFor, said } from './help.ts'
import { searchHelp } from './helpSearch.ts'

const idOf = ({ category, slug }: { category: string; slug: string }) => `${category}/${slug}`
const languages = ['de', 'en'] as const
const fixed = (name: string) => !name.includes('…')

describe('a guide', () => {
  it.each(allGuides.map((guide) => [idOf(guide), guide] as const))(
    '%s says the names of the controls as they are on the screen',
    (_id, guide) => {
      for (const step of guide.steps)
        for (const language of languages) {
          const name = controlOf(step)?.name ?? null
          if (name === null || !fixed(said(name, language))) continue
          const [opened, closed] = language === 'de' ? ['„', '“'] : ['“', '”']
          expect(said(step.text, language)).toContain(`${opened}${said(name, language)}${said(name, language).endsWith('.') ? '' : closed}`)
        }
    },
  )

  it('was read since it has changed, or says here which line is due', () => {
    const due = allGuides
      .filter((guide) => !isChecked(idOf(guide), JSON.stringify(guide)))
      .map((guide) => `'${idOf(guide)}': ['${new Date().toISOString().slice(0, 10)}', '${markOf(JSON.stringify(guide))}'],`)
    expect(due, 'Read these guides against the product, then put these lines into checked.ts').toEqual([])
    for (const guide of allGuides) expect(checkedOn(idOf(guide))).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('is found in its category and nowhere twice, and opens pages of this product', () => {
    const slugs = guideCategories.map(({ slug }) => slug)
    expect(slugs).toEqual(['getting-started', 'projects', 'settings', 'payments', 'your-account'])
    for (const guide of allGuides) expect(slugs).toContain(guide.category)
    expect(new Set(allGuides.map(idOf)).size).toBe(allGuides.length)
    for (const { steps } of allGuides) {
      expect(steps[0]?.deed.kind).toBe('open')
      for (const { deed } of steps) if (deed.kind === 'open') expect(isInternalLink(deed.path), deed.path).toBe(true)
    }
  })

  it('has one picture at most, and a reader', () => {
    for (const { slug, steps, readers } of allGuides) {
      expect(steps.filter(({ picture }) => picture).length, slug).toBe(1)
      expect(readers.length, slug).toBeGreaterThan(0)
    }
  })
})

describe('whose guide it is', () => {
  const guide = (slug: string) => {
    const found = allGuides.find((one) => one.slug === slug)
    if (found === undefined) throw new Error(`No guide ${slug}`)
    return found
  }

  it('depends on the side and on who leads', () => {
    expect(isFor(guide('order-medicine'), 'ROLE_PFLEGER')).toBe(true)
    expect(isFor(guide('order-medicine'), 'ROLE_ARZT')).toBe(false)
    expect([isFor(guide('invite-staff'), 'ROLE_PFLEGER'), isFor(guide('invite-staff'), 'ROLE_ARZT_ADMIN')]).toEqual([false, true])
    expect([isFor(guide('consent'), 'ROLE_PFLEGE_ADMIN'), isFor(guide('consent'), 'ROLE_ARZT_ADMIN')]).toEqual([true, false])
  })

  it('the one that knows the screen best comes first', () => {
    const slugs = guidesOfScreen(allGuides, { path: '/hausbesuch/fristen', rolle: 'ROLE_PFLEGER' }).map(({ slug }) => slug)
    expect(slugs[0]).toBe('deadlines')
    expect(guidesOfScreen(allGuides, { path: '/bestellungen/pflege', rolle: 'ROLE_ARZT' }).map(({ slug }) => slug)).not.toContain(
      'order-medicine',
    )
    expect(guidesOfScreen(allGuides, { path: '/nirgends', rolle: 'ROLE_PFLEGER' })).toEqual([])
  })
})

describe('questions and changes', () => {
  it('stand in the categories of the specification, in both languages', () => {
    const slugs = faqCategories.map(({ slug }) => slug)
    expect(slugs).toEqual(['most-asked', 'general-inquiries', 'licenses', 'payments', 'support'])
    for (const slug of slugs) expect(allFaqs.filter(({ category }) => category === slug).length, slug).toBeGreaterThan(2)
    expect(new Set(allFaqs.map(idOf)).size).toBe(allFaqs.length)
    const said2 = (pair: Both) => expect(pair[0]).not.toBe(pair[1])
    for (const { question, answer } of allFaqs) [question, answer].forEach(said2)
  })

  it('the newest day stands first', () => {
    const days = changes.map(({ day }) => day)
    expect(days).toEqual(days.toSorted().toReversed())
  })
})

describe('the search in help', () => {
  const entries = allGuides.map((guide) => ({
    title: said(guide.title, 'de'),
    text: guide.steps.map(({ text }) => said(text, 'de')).join(' '),
    slug: guide.slug,
  }))
  const first = (query: string) => searchHelp(entries, query)[0]?.slug

  it.each([
    ['ae for ä', 'betaeubungsmittel', 'controlled-drug'],
    ['another form', 'Einladungen', 'invite-staff'],
    ['the plural', 'Rezepte Apotheke', 'prescription-fetched'],
    ['a slip of the finger', 'Übergabbe', 'handover-book'],
    ['a missing letter', 'Tastatr', 'keyboard'],
    ['a question with common words', 'Wie kann ich eine Bestellung annehmen?', 'accept-order'],
    ['the beginning of a word', 'Lieferr', 'bag-and-round'],
  ])('finds by %s', (_how, query, slug) => {
    expect(first(query)).toBe(slug)
  })

  it('finds nothing for words that nobody uses, and in English as well', () => {
    expect(searchHelp(entries, 'Quantenschaum')).toEqual([])
    const english = allGuides.map((guide) => ({ title: said(guide.title, 'en'), text: said(guide.subtitle, 'en'), slug: guide.slug }))
    expect(searchHelp(english, 'accepting orders')[0]?.slug).toBe('accept-order')
  })
})
