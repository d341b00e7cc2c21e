import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { type NavigationItem, itemTypes } from './navigation.ts'
import { plain } from '../shared/words.ts'

const signedIn = { kind: 'signed-in', rollen, relation: 'own' } as const

/** It contains itself, so that the description of the wire needs a name for it. */
const item: z.ZodType<NavigationItem> = z
  .strictObject({
    id: plain.code,
    type: z.enum(itemTypes),
    title: plain.sentence.optional(),
    subtitle: plain.sentence.optional(),
    icon: plain.code.optional(),
    link: plain.link.optional(),
    externalLink: z.boolean().optional(),
    target: z.enum(['_blank', '_self', '_parent', '_top']).optional(),
    fragment: plain.code.optional(),
    queryParams: z.record(z.string(), plain.link).optional(),
    tooltip: plain.sentence.optional(),
    badge: z.strictObject({ title: plain.sentence, classes: plain.code.optional() }).optional(),
    disabled: z.boolean().optional(),
    hidden: z.boolean().optional(),
    active: z.boolean().optional(),
    function: plain.code.optional(),
    exactMatch: z.boolean().optional(),
    get children() {
      return z.array(item).optional()
    },
    classes: z
      .strictObject({
        title: plain.sentence.optional(),
        subtitle: plain.sentence.optional(),
        icon: plain.code.optional(),
        wrapper: plain.code.optional(),
      })
      .optional(),
  })
  .meta({ id: 'NavigationItem' })

const navigation = z.strictObject({ default: z.array(item), compact: z.array(item), futuristic: z.array(item), horizontal: z.array(item) })

export const navigationContract = {
  verticalMenu: defineCall('GET /api/navigation/vertical-menu', {
    id: 'navigation.verticalMenu',
    summary: 'The navigation of the own role in all four variants; badges count the orders whose turn is mine',
    access: signedIn,
    answer: navigation,
  }),
  common: defineCall('GET /api/common/navigation', {
    id: 'navigation.common',
    summary: "The template's sample navigation: one item, Example, in each variant",
    access: signedIn,
    answer: navigation,
  }),
} as const
