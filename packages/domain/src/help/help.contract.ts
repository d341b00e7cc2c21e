/** The help centre as the template calls it (apps.md, sections 3 and 7), and what stands beside it. Nothing here is about a person. */
import { z } from 'zod'
import { allSeitenRollen, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { controlRoles, readers } from './help.ts'

const base = '/api/apps/help-center'
const everybody = { kind: 'signed-in', rollen, relation: 'none' } as const
const house = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

/** How many guides of a category the overview shows. */
export const usualLimit = 5

const slug = harmless('code', z.string().min(1).max(60))
const ofGuide = { categorySlug: slug, guideSlug: slug }

const category = { id: plain.code, slug: plain.code, title: plain.sentence }
const faq = z.strictObject({ id: plain.code, categoryId: plain.code, question: plain.sentence, answer: plain.sentence })
const faqCategory = z.strictObject({ ...category, faqs: z.array(faq) }).meta({
  id: 'FaqCategory',
  description: 'Questions that are asked often, with their answers.',
  examples: [
    {
      id: 'support',
      slug: 'support',
      title: 'Hilfe und Störungen',
      faqs: [{ id: 'support/no-network', categoryId: 'support', question: 'Geht es ohne Netz?', answer: 'Ja, mit einem geladenen Tag.' }],
    },
  ],
})
export type FaqCategory = z.output<typeof faqCategory>

const guide = z.strictObject({
  id: plain.code,
  categoryId: plain.code,
  slug: plain.code,
  title: plain.sentence,
  subtitle: plain.sentence,
})
export type GuideLine = z.output<typeof guide>
const exampleGuide = {
  id: 'your-account/second-factor',
  categoryId: 'your-account',
  slug: 'second-factor',
  title: 'Den zweiten Faktor einrichten',
  subtitle: 'Damit ein Passwort allein niemandem genügt.',
}
const exampleCategory = { id: 'your-account', slug: 'your-account', title: 'Ihr Konto' }
const guideCategory = z
  .strictObject({ ...category, visibleGuides: z.int().optional(), totalGuides: z.int().optional(), guides: z.array(guide) })
  .meta({
    id: 'GuideCategory',
    description: 'Guides of one subject; those for the own work come first. The numbers stand in the overview only.',
    examples: [{ ...exampleCategory, visibleGuides: 1, totalGuides: 2, guides: [exampleGuide] }],
  })
export type GuideCategory = z.output<typeof guideCategory>
const wholeGuide = z.strictObject({ ...category, guides: z.array(guide.extend({ content: plain.sentence })) }).meta({
  id: 'WholeGuide',
  description: 'One guide in its category, its content as HTML.',
  examples: [{ ...exampleCategory, guides: [{ ...exampleGuide, content: '<ol><li>Öffnen Sie die Einstellungen.</li></ol>' }] }],
})

const controlOfStep = z.strictObject({
  role: z.enum(controlRoles),
  /** Null: the first of its role. `…` stands for words that differ. */
  name: plain.sentence.nullable(),
  within: z.strictObject({ role: z.enum(controlRoles), name: plain.sentence.nullable() }).nullable(),
})
export type ControlOfStep = z.output<typeof controlOfStep>
const step = z.strictObject({
  text: plain.sentence,
  kind: z.enum(['open', 'find', 'click', 'fill', 'press']),
  path: plain.link.nullable(),
  control: controlOfStep.nullable(),
  picture: z.boolean(),
})
export type GuideStep = z.output<typeof step>
const votes = z.strictObject({ helpful: z.int(), notHelpful: z.int() })
const reading = guide.extend({
  category: z.strictObject(category),
  readers: z.array(z.enum(readers)),
  checkedOn: isoDate,
  steps: z.array(step),
  /** What people of the own organisation have said; null for those who belong to none. */
  votes: votes.nullable(),
})
export type GuideReading = z.output<typeof reading>

const hit = z.strictObject({
  kind: z.enum(['guide', 'faq']),
  title: plain.sentence,
  text: plain.sentence,
  categorySlug: plain.code,
  slug: plain.code,
})
export type HelpHit = z.output<typeof hit>

export const helpContract = {
  faqs: defineCall(`GET ${base}/faqs`, {
    id: 'help.faqs',
    summary: 'Questions and answers by category, or of the one category that is named',
    access: everybody,
    query: z.strictObject({ slug: slug.optional() }),
    answer: z.array(faqCategory),
    errors: ['nicht_gefunden'],
  }),
  guides: defineCall(`GET ${base}/guides`, {
    id: 'help.guides',
    summary: 'The first guides of every category, or all of the one that is named',
    access: everybody,
    query: z.strictObject({ slug: slug.optional(), limit: z.coerce.number().int().min(1).max(100).default(usualLimit) }),
    answer: z.array(guideCategory),
    errors: ['nicht_gefunden'],
  }),
  guide: defineCall(`GET ${base}/guide`, {
    id: 'help.guide',
    summary: 'One guide in its category, with its content as HTML',
    access: everybody,
    query: z.strictObject(ofGuide),
    answer: wholeGuide,
    errors: ['nicht_gefunden'],
  }),
  reading: defineCall(`GET ${base}/reading`, {
    id: 'help.reading',
    summary: 'One guide step by step, with the control that each step is about',
    access: everybody,
    query: z.strictObject(ofGuide),
    answer: reading,
    errors: ['nicht_gefunden'],
  }),
  search: defineCall(`GET ${base}/search`, {
    id: 'help.search',
    summary: 'Guides and questions that hold the words in any form, the best first',
    access: everybody,
    query: z.strictObject({ query: harmless('search', z.string().max(120)) }),
    answer: z.array(hit),
  }),
  ofScreen: defineCall(`GET ${base}/screen`, {
    id: 'help.ofScreen',
    summary: 'The guides of a page of the application, for the own role',
    access: everybody,
    query: z.strictObject({ path: harmless('link', z.string().max(300)) }),
    answer: z.array(hit),
  }),
  vote: defineCall(`POST ${base}/vote`, {
    id: 'help.vote',
    summary: 'Say whether a guide was helpful; it is counted for the organisation, without the person',
    access: house,
    body: z.strictObject({ ...ofGuide, helpful: z.boolean() }),
    answer: votes,
    errors: ['nicht_gefunden'],
  }),
  heads: defineCall(`GET ${base}/heads`, {
    id: 'help.heads',
    summary: 'Who leads the own organisation and can be asked, without oneself',
    access: house,
    answer: z.array(z.strictObject({ id, name: plain.name })),
  }),
  changes: defineCall(`GET ${base}/changes`, {
    id: 'help.changes',
    summary: 'What has changed for people in this product, the newest first',
    access: everybody,
    answer: z.array(z.strictObject({ day: isoDate, changes: z.array(plain.sentence) })),
  }),
} as const
