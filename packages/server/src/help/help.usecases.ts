/** Reading help in the reader's language, with the guides of the own work first, and counting what people say of it. */
import { allFaqs, faqCategories } from '@dreiklang/domain/help/faqs'
import { allGuides, guideCategories } from '@dreiklang/domain/help/guides'
import { checkedOn } from '@dreiklang/domain/help/checked'
import { changes } from '@dreiklang/domain/help/changes'
import { type Guide, type Step, controlOf, guidesOfScreen, isFor, said } from '@dreiklang/domain/help/help'
import type {
  FaqCategory,
  GuideCategory,
  GuideLine,
  GuideReading,
  GuideStep,
  HelpHit,
  helpContract,
} from '@dreiklang/domain/help/help.contract'
import { searchHelp } from '@dreiklang/domain/help/helpSearch'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy, Language } from '../shared/route.ts'
import { loadHeads, loadVotes, saveVote } from './help.repository.ts'

type Contract = typeof helpContract
type Named = { categorySlug: string; guideSlug: string }

const mostHits = 20
const idOf = ({ category, slug }: { category: string; slug: string }) => `${category}/${slug}`

/** Every language and role reads the same guides in its own sequence. */
const ownFirst = (guides: readonly Guide[], { rolle }: Akteur): Guide[] =>
  guides.toSorted((a, b) => Number(isFor(b, rolle)) - Number(isFor(a, rolle)))

const lineOf = (guide: Guide, language: Language): GuideLine => ({
  id: idOf(guide),
  categoryId: guide.category,
  slug: guide.slug,
  title: said(guide.title, language),
  subtitle: said(guide.subtitle, language),
})

const hitOf = (guide: Guide, language: Language): HelpHit => ({
  kind: 'guide',
  title: said(guide.title, language),
  text: said(guide.subtitle, language),
  categorySlug: guide.category,
  slug: guide.slug,
})

function stepOf(step: Step, language: Language): GuideStep {
  const { deed } = step
  const control = controlOf(step)
  const nameOf = (one: NonNullable<typeof control>) => ({ role: one.role, name: one.name === null ? null : said(one.name, language) })
  return {
    text: said(step.text, language),
    kind: deed.kind,
    path: deed.kind === 'open' ? deed.path : null,
    control: control === null ? null : { ...nameOf(control), within: control.within === undefined ? null : nameOf(control.within) },
    picture: step.picture,
  }
}

function pickCategories<Category extends { slug: string }>(categories: readonly Category[], slug: string | undefined): readonly Category[] {
  const picked = slug === undefined ? categories : categories.filter((category) => category.slug === slug)
  if (picked.length === 0) throw sharedErrors.refuse('nicht_gefunden')
  return picked
}

function findGuide({ categorySlug, guideSlug }: Named) {
  const guide = allGuides.find(({ category, slug }) => category === categorySlug && slug === guideSlug)
  const category = guideCategories.find(({ slug }) => slug === categorySlug)
  if (guide === undefined || category === undefined) throw sharedErrors.refuse('nicht_gefunden')
  return { guide, category }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const asHtml = (guide: Guide, language: Language): string =>
  `<ol>${guide.steps.map(({ text }) => `<li>${escaped(said(text, language))}</li>`).join('')}</ol>`

const readingOf = ({ slug, title }: { slug: string; title: readonly [string, string] }, language: Language) => ({
  id: slug,
  slug,
  title: said(title, language),
})

export function createHelp({ database }: Pick<Ports, 'database'>) {
  return {
    async faqs({ query, sprache }: CalledBy<Contract['faqs']>): Promise<FaqCategory[]> {
      return pickCategories(faqCategories, query.slug).map((category) => ({
        ...readingOf(category, sprache),
        faqs: allFaqs
          .filter((faq) => faq.category === category.slug)
          .map((faq) => ({
            id: idOf(faq),
            categoryId: faq.category,
            question: said(faq.question, sprache),
            answer: said(faq.answer, sprache),
          })),
      }))
    },

    async guides({ akteur, query, sprache }: CalledBy<Contract['guides']>): Promise<GuideCategory[]> {
      return pickCategories(guideCategories, query.slug).map((category) => {
        const all = ownFirst(allGuides, akteur).filter((guide) => guide.category === category.slug)
        const lines = all.map((guide) => lineOf(guide, sprache))
        if (query.slug !== undefined) return { ...readingOf(category, sprache), guides: lines }
        const guides = lines.slice(0, query.limit)
        return { ...readingOf(category, sprache), visibleGuides: guides.length, totalGuides: lines.length, guides }
      })
    },

    async guide({ query, sprache }: CalledBy<Contract['guide']>) {
      const { guide, category } = findGuide(query)
      return { ...readingOf(category, sprache), guides: [{ ...lineOf(guide, sprache), content: asHtml(guide, sprache) }] }
    },

    async reading({ akteur, query, sprache }: CalledBy<Contract['reading']>): Promise<GuideReading> {
      const { guide, category } = findGuide(query)
      const { organisationId } = akteur
      return {
        ...lineOf(guide, sprache),
        category: readingOf(category, sprache),
        readers: [...guide.readers],
        checkedOn: checkedOn(idOf(guide)),
        steps: guide.steps.map((step) => stepOf(step, sprache)),
        votes: organisationId === null ? null : await loadVotes(onBehalfOfPerson(database, akteur), organisationId, idOf(guide)),
      }
    },

    async search({ akteur, query, sprache }: CalledBy<Contract['search']>): Promise<HelpHit[]> {
      if (query.query.trim() === '') return []
      const guides = ownFirst(allGuides, akteur).map((guide) => ({
        title: said(guide.title, sprache),
        text: [guide.subtitle, ...guide.steps.map(({ text }) => text)].map((text) => said(text, sprache)).join(' '),
        hit: hitOf(guide, sprache),
      }))
      const faqs = allFaqs.map((faq) => {
        const [title, text] = [said(faq.question, sprache), said(faq.answer, sprache)]
        return { title, text, hit: { kind: 'faq' as const, title, text, categorySlug: faq.category, slug: faq.slug } }
      })
      return searchHelp([...guides, ...faqs], query.query)
        .slice(0, mostHits)
        .map(({ hit }) => hit)
    },

    async ofScreen({ akteur, query, sprache }: CalledBy<Contract['ofScreen']>): Promise<HelpHit[]> {
      return guidesOfScreen(allGuides, { path: query.path, rolle: akteur.rolle }).map((guide) => hitOf(guide, sprache))
    },

    async vote({ akteur, body }: CalledBy<Contract['vote']>) {
      const guide = idOf(findGuide(body).guide)
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOfPerson(database, akteur)
      await saveVote(db, { organisationId, guide, helpful: Number(body.helpful), notHelpful: Number(!body.helpful) })
      return loadVotes(db, organisationId, guide)
    },

    heads({ akteur }: CalledBy<Contract['heads']>) {
      return loadHeads(onBehalfOfPerson(database, akteur), { organisationId: ownOrganisation(akteur), personId: akteur.personId })
    },

    async changes({ sprache }: CalledBy<Contract['changes']>) {
      return changes.map(({ day, texts }) => ({ day, changes: texts.map((text) => said(text, sprache)) }))
    },
  }
}
