/** A few words set off from the others and links to allowed places. Runs without a document. */
import { isAllowedLink } from '@dreiklang/domain/shared/link'
import sanitizeHtml from 'sanitize-html'

/** Of whatever comes from people: links lead to pages, and what is no text for people is gone with its content. */
export const cautious = {
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stands in these is no text for people; the library's own list lacks the last ones.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'plaintext',
    'iframe',
    'noembed',
    'noframes',
    'template',
    'title',
  ],
} satisfies sanitizeHtml.IOptions

const regeln: sanitizeHtml.IOptions = {
  ...cautious,
  allowedTags: ['b', 'strong', 'i', 'em', 'br', 'span', 'a'],
  allowedAttributes: { a: ['href'] },
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href }): sanitizeHtml.Tag => ({
      tagName,
      attribs: href !== undefined && isAllowedLink(href) ? { href } : {},
    }),
  },
}

/** Null when nothing is left to read. */
export function clean(html: string): string | null {
  const sauber = sanitizeHtml(html, regeln).trim()
  return sauber.replaceAll(/<[^>]*>/g, '').trim() === '' ? null : sauber
}
