/** The key of an organisation or a Klient, wrapped by a key of the ring and bound to whom it is for. */
import type { KeyEncryptionKey, KeyRing } from '../ports.ts'
import type { Inhaber, SchluesselRow } from './schluessel.repository.ts'
import { asSchluessel, unwrap, seal } from './seal.ts'

export const newSchluessel = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32))

const ortOf = ({ id, organisationId, klientId }: Inhaber & { id: string }): string =>
  ['schluessel', id, organisationId, klientId ?? ''].join('|')

export async function wrap(
  schluessel: Uint8Array,
  { wem, ring }: { wem: Inhaber & { id: string }; ring: KeyRing },
): Promise<{ kek: string; umhuellt: Uint8Array }> {
  const { kid, key } = ring.current
  return { kek: kid, umhuellt: await seal(schluessel, { schluessel: await asSchluessel(key), ort: ortOf(wem) }) }
}

const find = (ring: KeyRing, kid: string): KeyEncryptionKey | undefined => [ring.current, ...ring.previous].find((kek) => kek.kid === kid)

/** A key unknown here may come from a rotation a moment ago: the ring is read again. @throws Error when it lacks it for good */
export async function unwrapKey(row: SchluesselRow & { umhuellt: Uint8Array }, ring: KeyRing): Promise<Uint8Array> {
  if (find(ring, row.kek) === undefined) await ring.reload()
  const kek = find(ring, row.kek)
  if (kek === undefined) throw new Error(`The key ring lacks the key ${row.kek}`)
  return unwrap(row.umhuellt, { schluessel: await asSchluessel(kek.key), ort: ortOf(row) })
}
