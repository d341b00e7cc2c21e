import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'
import createPurifier from 'dompurify'
import { Fragment, type ReactNode } from 'react'
import { PlainLink } from './buttons.tsx'

const purifier = createPurifier(window)
const rules = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'span', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

function elementOf(element: Element, children: ReactNode, withLinks: boolean): ReactNode {
  switch (element.tagName) {
    case 'B':
      return <b>{children}</b>
    case 'STRONG':
      return <strong>{children}</strong>
    case 'I':
      return <i>{children}</i>
    case 'EM':
      return <em>{children}</em>
    case 'BR':
      return <br />
    case 'A':
      return withLinks ? linkOf(element.getAttribute('href') ?? '', children) : <span>{children}</span>
    default:
      return <span>{children}</span>
  }
}

function linkOf(href: string, children: ReactNode): ReactNode {
  if (isInternalLink(href)) return <PlainLink to={href}>{children}</PlainLink>
  if (!isAllowedLink(href)) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

function nodesOf(parent: Node, withLinks: boolean): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (!(node instanceof Element)) return node.textContent
    return <Fragment key={index}>{elementOf(node, nodesOf(node, withLinks), withLinks)}</Fragment>
  })
}

/** Cleaned a second time and rebuilt from the allowed elements: no string ever becomes markup. `withLinks`: false inside a link. */
export function cleanHtml(html: string, { withLinks }: { withLinks: boolean }): ReactNode {
  return nodesOf(purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }), withLinks)
}
