/** For tests: what a person keeps about real post. */
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import type { TestClient } from '../../testServer.ts'
import { testAccount } from './post.fixtures.ts'

/** An account with a draft to somebody outside; answers what the server said. */
export async function fillPost(who: TestClient) {
  const draft = { to: [], cc: [], bcc: [], subject: 'Frau Yıldız', content: 'Nur für uns' }
  const outside = [{ kind: 'to', name: 'Praxis Sommer', address: 'praxis@sommer.example' }]
  const saved = await who.call(mailboxContract.saveAccount, { body: { account: testAccount } })
  // The server reads a new account by itself.
  const isRead = async () => (await who.call(mailboxContract.account)).body.account?.syncedAt !== null
  for (let i = 0; i < 500 && !(await isRead()); i += 1) await new Promise((resolve) => setTimeout(resolve, 10))
  return [saved, await who.call(mailboxContract.createDraft, { body: { id: crypto.randomUUID(), draft: { ...draft, outside } } })]
}
