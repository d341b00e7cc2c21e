import { estimateReisen } from '@dreiklang/domain/tour/reise'
import { createIds } from '@dreiklang/host-shared/ids'
import { databaseStore } from '@dreiklang/server/files/databaseStore'
import { type AuditHead, type KeyRing, type Log, type MailPort, type Ports, PushRefused } from '@dreiklang/server/ports'
import { type OutsidePorts, PostUnreached } from '@dreiklang/server/postPort'
import { SsoFault } from '@dreiklang/server/ssoPort'
import { WebhookUnreached } from '@dreiklang/server/webhookPort'
import { createHMAC, createSHA256 } from 'hash-wasm'
import { createImages } from './images.ts'
import { createPasswordHasher } from './passwordHasher.ts'

/** The key is public: it only seals fictitious data, and an exported file opens in every browser. */
export const practiceKeys: KeyRing = {
  current: { kid: 'uebung', key: new Uint8Array(32).map((_, i) => (i * 73 + 41) % 256) },
  previous: [],
  reload: async () => {},
}

const noSso = () => Promise.reject(new SsoFault('practice'))
const noPost = () => Promise.reject(new PostUnreached('practice', { isPassing: false }))

/** A browser opens no way to servers of other people; the screen says so. */
export const practiceOutside: OutsidePorts = {
  webhooks: { allowsInner: false, send: () => Promise.reject(new WebhookUnreached('practice')) },
  post: { isPossible: false, allowsInner: false, open: noPost, greet: noPost, compose: noPost, send: noPost },
  sso: { check: noSso, begin: noSso, finish: noSso },
}

export interface PracticeOptions {
  database: Ports['database']
  clock: Ports['clock']
  fonts: Ports['fonts']
  log: Log
  mail: MailPort
  publicUrl: string
  tokenSecret: Uint8Array
  keepAuditHeads(heads: readonly AuditHead[]): Promise<void>
}

export async function createPracticePorts({ tokenSecret, keepAuditHeads, ...given }: PracticeOptions): Promise<Ports> {
  const hmac = await createHMAC(createSHA256(), tokenSecret)
  const signature = (text: string) => hmac.init().update(text).digest('hex')
  return {
    ...given,
    home: 'browser',
    newId: createIds(),
    passwordHasher: createPasswordHasher(),
    images: createImages(),
    ...practiceOutside,
    push: { publicKey: `B${'A'.repeat(86)}`, send: () => Promise.reject(new PushRefused('practice')) },
    tokenSecret: { current: tokenSecret, previous: null },
    keyRing: practiceKeys,
    auditHeads: {
      append: keepAuditHeads,
      sign: (heads) => heads.map((head) => `${JSON.stringify({ ...head, signature: signature(JSON.stringify(head)) })}\n`).join(''),
      mailTo: null,
    },
    fileStore: databaseStore,
    virusScan: null,
    routing: { reisen: async (orte) => estimateReisen(orte) },
    mapTiles: null,
    meter: null,
    backups: null,
    secureCookies: false,
  }
}
