import { join } from 'node:path'
import { type Config, isThisMachine } from './config.ts'

interface Warning {
  about: 'database' | 'origin' | 'mail' | 'proxies'
  text: string
}

/** What works on this machine and is a mistake where others come in; said at the start, before somebody is harmed. */
export function warningsOf(config: Config, { hasDemoData }: { hasDemoData: boolean }): Warning[] {
  const { origin, publicUrl, reachedByOthers, secureCookies, smtpUrl } = config
  const isLocalLink = isThisMachine(new URL(publicUrl).hostname)
  const found: [boolean, Warning['about'], string][] = [
    [
      reachedByOthers && hasDemoData,
      'database',
      'The database has demo accounts. Their password is published, and one of them administers the platform: for real people take a new database and DEMO=off.',
    ],
    [
      reachedByOthers && !secureCookies,
      'origin',
      `ORIGIN is ${origin}: without https, cookies are not Secure and passwords can be read on the way. Put a proxy with TLS in front and set ORIGIN to its address.`,
    ],
    [
      isLocalLink && (reachedByOthers || smtpUrl !== null),
      'origin',
      `Links in mails lead to ${publicUrl}, which opens on this machine only. Set ORIGIN or PUBLIC_URL to the address that people use.`,
    ],
    [
      smtpUrl === null && (reachedByOthers || config.databaseUrl !== null),
      'mail',
      `SMTP_URL is not set: invitations and links for passwords reach nobody, they are files in ${join(config.dataDir, 'mail')}.`,
    ],
    [
      secureCookies && config.trustedProxies.length === 0,
      'proxies',
      'ORIGIN is https, so a proxy stands in front, and TRUSTED_PROXIES does not name it: all people count as one, and the wrong passwords of one lock out all. Set it to the address of the proxy.',
    ],
  ]
  return found.filter(([is]) => is).map(([, about, text]) => ({ about, text }))
}
