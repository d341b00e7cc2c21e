/** Of everybody: who has an address there says nothing about where he works. */
const publicDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'live.de',
  'icloud.com',
  'yahoo.com',
  'yahoo.de',
  'posteo.de',
  'mailbox.org',
  'proton.me',
])

export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain)
