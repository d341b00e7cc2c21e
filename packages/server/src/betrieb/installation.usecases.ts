/** Whether this server has the secrets of the others on its database, and those of yesterday. */
import { base64url } from 'jose'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { insertMark, loadMarks, replaceMark } from './installation.repository.ts'

export type Secret = 'token-secret' | 'audit-key'

/** Those that the database has met: where one of them is lost, a new one is not the same. */
export const loadKnownSecrets = async ({ database }: Pick<Ports, 'database'>): Promise<string[]> => [
  ...(await loadMarks(onBehalfOf(database, systemContext))).keys(),
]

/**
 * Those that are not the ones that the database has met; it remembers what it meets for the first time. A token secret is kept as passwords
 * are, because a person may have thought it up; one that is told as the previous one hands over to the current one.
 */
export async function findStrangeSecrets(
  { database, passwordHasher, tokenSecret }: Pick<Ports, 'database' | 'passwordHasher' | 'tokenSecret'>,
  auditKeyMark: string,
): Promise<Secret[]> {
  const db = onBehalfOf(database, systemContext)
  const hash = () => passwordHasher.hash(base64url.encode(tokenSecret.current))
  const before = await loadMarks(db)
  if (!before.has('token-secret')) await insertMark(db, 'token-secret', await hash())
  if (!before.has('audit-key')) await insertMark(db, 'audit-key', auditKeyMark)

  // Of two servers that start for the first time together, one was first.
  const { strange, handsOver } = await findStrange(await loadMarks(db), { passwordHasher, tokenSecret }, auditKeyMark)
  if (handsOver) await replaceMark(db, 'token-secret', await hash())
  return strange
}

/** The same as a question alone: what the database has not met yet is not strange. */
export async function loadStrangeSecrets(ports: Holder & Pick<Ports, 'database'>, auditKeyMark: string): Promise<Secret[]> {
  const marks = await loadMarks(onBehalfOf(ports.database, systemContext))
  const { strange } = await findStrange(marks, ports, auditKeyMark)
  return strange.filter((secret) => marks.has(secret))
}

type Holder = Pick<Ports, 'passwordHasher' | 'tokenSecret'>

async function findStrange(
  marks: ReadonlyMap<string, string>,
  { passwordHasher, tokenSecret }: Holder,
  auditKeyMark: string,
): Promise<{ strange: Secret[]; handsOver: boolean }> {
  const strange: Secret[] = marks.get('audit-key') === auditKeyMark ? [] : ['audit-key']
  const isKnown = (secret: Uint8Array) => passwordHasher.verify(marks.get('token-secret') ?? '', base64url.encode(secret))
  if (await isKnown(tokenSecret.current)) return { strange, handsOver: false }
  const handsOver = tokenSecret.previous !== null && (await isKnown(tokenSecret.previous))
  return { strange: handsOver ? strange : ['token-secret', ...strange], handsOver }
}
