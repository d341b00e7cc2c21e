import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import type { z } from 'zod'
import { currentLanguage, type Translate } from '../shared/i18n.ts'
import type { texts } from '../ui/ui.texts.de.ts'

type Issue = z.core.$ZodIssue

/** The sentence for what a schema found: the schema is the same on the server, the sentence is the screen's. */
export function issueMessage(issue: Issue, t: Translate<typeof texts>): string {
  // An empty field lacks its words, whatever rule it breaks by that.
  if (issue.input === '') return t('issue.required')
  // A rule of the trade names its own code; the server says the same sentence.
  const own = fieldSentences[issue.message]
  if (own !== undefined) return own[currentLanguage()]
  switch (issue.code) {
    case 'too_small': {
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? t('issue.required') : t('issue.tooShort', { minimum: Number(issue.minimum) })
      if (issue.origin === 'array' || issue.origin === 'set') return t('issue.tooFew', { minimum: Number(issue.minimum) })
      return t('issue.tooSmall', { minimum: Number(issue.minimum) })
    }
    case 'too_big': {
      if (issue.origin === 'string') return t('issue.tooLong', { maximum: Number(issue.maximum) })
      if (issue.origin === 'array' || issue.origin === 'set') return t('issue.tooMany', { maximum: Number(issue.maximum) })
      return t('issue.tooBig', { maximum: Number(issue.maximum) })
    }
    case 'invalid_type':
      return issue.input === null || issue.input === undefined || issue.expected !== 'number' ? t('issue.required') : t('issue.number')
    case 'invalid_value':
    case 'invalid_union':
      return t('issue.choice')
    case 'invalid_format':
      return issue.format === 'date' ? t('issue.date') : t('issue.format')
    default:
      return t('issue.format')
  }
}
