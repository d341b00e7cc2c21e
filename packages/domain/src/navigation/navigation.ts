import { z } from 'zod'
import { plain } from '../shared/words.ts'

const item = z.strictObject({
  id: plain.code,
  type: z.enum(['basic', 'collapsable', 'group', 'divider', 'spacer', 'aside']),
  title: plain.sentence.optional(),
  subtitle: plain.sentence.optional(),
  icon: plain.code.optional(),
  /** An address of the application, or with `externalLink` any http, https, mailto or tel address. */
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
  /** Id of an action of the screen that is performed instead of following a link. */
  function: plain.code.optional(),
  /** Active only on exactly this address, not below it. */
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
// It contains itself, so that the description of the wire needs a name for it.
item.register(z.globalRegistry, { id: 'NavigationItem' })
export type NavigationItem = z.infer<typeof item>

export const navigation = z.strictObject({
  default: z.array(item),
  compact: z.array(item),
  futuristic: z.array(item),
  horizontal: z.array(item),
})
export type Navigation = z.infer<typeof navigation>
