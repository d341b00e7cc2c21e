/** Names that never leave an organisation (RFC 6761, 6762, 8375) or that companies use for their own machines. */
const hausnamen = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'arpa']

/** At a name with a dot and a last part that begins with a letter: no bare machine name, and no number in any of its ways of writing. */
const form = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z][a-z0-9-]{0,61}[a-z0-9])(?:\/[!-~]*)?$/i

/** Https on its usual port at a public name. The address comes from anyone; where the name leads, the host finds out when it sends. */
export function isPushAddress(text: string): boolean {
  const lastTeil = form.exec(text)?.[1]
  return lastTeil !== undefined && !/[#\\]/.test(text) && !hausnamen.includes(lastTeil.toLowerCase())
}

/** What stands on the phone, as the service worker reads it. Nothing medical and no name: it is read on locked screens. */
export interface PushContent {
  title: string
  body: string
  /** Of several with the same tag the newest is shown. */
  tag: string
  path: string
  lang: 'de' | 'en'
}
