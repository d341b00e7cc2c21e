/** The formatted text of a mail from anywhere: what is shown is text, lists, tables and links to pages, and nothing that is fetched or runs. */
import { maxHtml } from '@dreiklang/domain/mailbox/post'
import sanitizeHtml from 'sanitize-html'
import { cautious } from '../../shared/html.ts'

const rules: sanitizeHtml.IOptions = {
  ...cautious,
  allowedTags: (
    'p div span br hr h1 h2 h3 h4 h5 h6 blockquote pre code center address b strong i em u s small sub sup ul ol li dl dt dd a ' +
    'table thead tbody tfoot tr td th caption'
  ).split(' '),
  allowedAttributes: { a: ['href'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], ol: ['start'] },
  nestingLimit: 60,
}

/** Null when nothing is left to read. */
export function cleanMailHtml(html: string): string | null {
  const clean = sanitizeHtml(html.slice(0, maxHtml), rules).trim()
  return clean.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '' ? null : clean
}
