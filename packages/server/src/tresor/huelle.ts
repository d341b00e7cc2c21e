/** The key of an organisation or a Klient, wrapped by a key of the ring and bound to whom it is for. */
import type { KeyEncryptionKey, KeyRing } from '../ports.ts'
import type { Inhaber, SchluesselRow } from './schluessel.repository.ts'
import { alsSchluessel, schliesseAuf, verschliesse } from './siegel.ts'

export const neuerSchluessel = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32))

const ortVon = ({ id, organisationId, klientId }: Inhaber & { id: string }): string =>
  ['schluessel', id, organisationId, klientId ?? ''].join('|')

export async function umhuelle(
  schluessel: Uint8Array,
  { wem, ring }: { wem: Inhaber & { id: string }; ring: KeyRing },
): Promise<{ kek: string; umhuellt: Uint8Array }> {
  const { kid, key } = ring.current
  return { kek: kid, umhuellt: await verschliesse(schluessel, { schluessel: await alsSchluessel(key), ort: ortVon(wem) }) }
}

const finde = (ring: KeyRing, kid: string): KeyEncryptionKey | undefined => [ring.current, ...ring.previous].find((kek) => kek.kid === kid)

/**
 * The bytes of the key. A key of the ring that is unknown here may have been added by a rotation a moment ago.
 * @throws Error when the ring lacks it for good
 */
export async function enthuelle(row: SchluesselRow & { umhuellt: Uint8Array }, ring: KeyRing): Promise<Uint8Array> {
  if (finde(ring, row.kek) === undefined) await ring.reload()
  const kek = finde(ring, row.kek)
  if (kek === undefined) throw new Error(`The key ring lacks the key ${row.kek}`)
  return schliesseAuf(row.umhuellt, { schluessel: await alsSchluessel(kek.key), ort: ortVon(row) })
}
