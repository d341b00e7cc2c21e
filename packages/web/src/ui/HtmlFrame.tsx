import createPurifier from 'dompurify'
import { useEffect, useRef, useState } from 'react'
import classes from './HtmlFrame.module.css'

const purifier = createPurifier(window)
const rules = {
  FORBID_TAGS: ['img', 'picture', 'video', 'audio', 'svg', 'math', 'style', 'link', 'form', 'input', 'button', 'iframe', 'object', 'embed'],
  FORBID_ATTR: ['style', 'class', 'id', 'src', 'srcset', 'background', 'ping'],
  ALLOW_DATA_ATTR: false,
}

/**
 * Formatted text of somebody else in a frame of its own. Nothing runs in it, whatever it holds: the frame has no scripts, so that it may be of
 * our origin and be filled with elements instead of markup. Nothing is fetched: it is cleaned again here, and the page’s policy holds in it.
 */
export function HtmlFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(120)
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside?.body) return
    inside.body.replaceChildren(purifier.sanitize(html, { ...rules, RETURN_DOM_FRAGMENT: true }))
    // Its own styles are gone, and a frame has none of ours.
    inside.body.style.font = '1rem / 1.5 system-ui, sans-serif'
    for (const link of inside.querySelectorAll('a[href]')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
    }
    setHeight(inside.documentElement.scrollHeight + 8)
  }, [html])
  return (
    <iframe
      ref={frame}
      title={title}
      className={classes.frame}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      height={height}
    />
  )
}
