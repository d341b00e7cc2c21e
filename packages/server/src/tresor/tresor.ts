/** Each organisation and Klient has a key, wrapped by the installation's key ring, which lies elsewhere (docs/keys.md). */
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { tresorErrors } from '@dreiklang/domain/tresor/tresor.errors'
import { base64url } from 'jose'
import type { Ports, Queryable } from '../ports.ts'
import { createBund } from './bund.ts'
import { type Inhaber, type SchluesselRow, loadForReading, destroySchluessel } from './schluessel.repository.ts'
import { unwrap, concat, seal } from './seal.ts'

interface Platz {
  tabelle: string
  spalte: string
  zeileId: string
}

/** Whose key seals, and where the sealed text lies; it opens nowhere else. */
export type Fach = Inhaber & Platz

/** `gelesen`: keys that were read with something else just now, so that nobody asks for them again. */
export type Sealer = Inhaber & { gelesen?: readonly SchluesselRow[] }

/** Its key was destroyed: nobody can read it any more, and nothing new is sealed for this Klient. */
export class Vernichtet extends Refusal {
  constructor() {
    super('tresor.vernichtet', tresorErrors.definitionen['tresor.vernichtet'].art)
    this.name = 'Vernichtet'
  }
}

/** It was changed, lies at another place than it was sealed for, or under a key that is not the caller's. */
export class Unreadable extends Error {
  constructor(cause?: unknown) {
    super('The seal does not open here', { cause })
    this.name = 'Unlesbar'
  }
}

/** The people of the platform belong to no organisation; what is theirs lies under this one. */
export const plattform = '00000000-0000-0000-0000-000000000000'

interface Seal {
  kid: string
  verschlossen: Uint8Array
}

interface Offen {
  row: SchluesselRow
  schluessel: CryptoKey
}

/** Null: destroyed. */
interface Gelesen {
  row: SchluesselRow
  schluessel: CryptoKey | null
}

const asUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
/** A byte order mark is a part of the text like any other. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

const ortOf = ({ tabelle, spalte, zeileId, organisationId }: Fach): string => [tabelle, spalte, zeileId, organisationId].join('|')

export interface Tresor {
  /** Inside the transaction that writes the row. @throws Vernichtet */
  seal(tx: Queryable, fach: Sealer & Platz, klartext: string): Promise<string>
  /** Like `seal`, with one question to the database for all. */
  sealAll(tx: Queryable, sealer: Sealer, list: readonly (Platz & { klartext: string })[]): Promise<string[]>
  /** @throws Vernichtet, Unreadable */
  open(db: Queryable, fach: Fach, siegel: string): Promise<string>
  /** Like `open` with one question to the database for all; null where the key was destroyed. */
  openAll(db: Queryable, list: readonly { fach: Fach; siegel: string }[]): Promise<(string | null)[]>
  /** For what several organisations read; who may was judged before. `gelesen`: keys read with the row, `db` sees the others. */
  openShared(db: Queryable, list: readonly (Platz & { siegel: string })[], seen?: readonly SchluesselRow[]): Promise<(string | null)[]>
  sealBytes(tx: Queryable, fach: Fach, klar: Uint8Array): Promise<Uint8Array>
  openBytes(db: Queryable, fach: Fach, siegel: Uint8Array): Promise<Uint8Array>
  /** Everything that was sealed for the Klient is unreadable forever with the commit. */
  destroy(tx: Queryable, wen: { organisationId: string; klientId: string }): Promise<void>
}

export function createTresor(ports: Pick<Ports, 'keyRing' | 'clock' | 'newId'>): Tresor {
  const bund = createBund(ports)

  async function forSealing(tx: Queryable, { organisationId, klientId, gelesen = [] }: Sealer): Promise<Offen> {
    const known = gelesen.find((one) => one.organisationId === organisationId && one.klientId === klientId)
    const row = known ?? (await bund.forWriting(tx, { organisationId, klientId }))
    const schluessel = await bund.open(row)
    if (schluessel === null) throw new Vernichtet()
    return { row, schluessel }
  }

  async function loadOpen(db: Queryable, kids: Iterable<string>, seen: readonly SchluesselRow[] = []): Promise<Map<string, Gelesen>> {
    const gesucht = new Set(kids)
    const hier = seen.filter(({ id }) => gesucht.delete(id))
    const rows = gesucht.size === 0 ? hier : [...hier, ...(await loadForReading(db, [...gesucht]))]
    return new Map(await Promise.all(rows.map(async (row) => [row.id, { row, schluessel: await bund.open(row) }] as const)))
  }

  async function unwrapAll(db: Queryable, list: readonly (Seal & { fach: Fach })[]): Promise<(Uint8Array | null)[]> {
    if (list.length === 0) return []
    const offene = await loadOpen(
      db,
      list.map(({ kid }) => kid),
    )
    return Promise.all(list.map((one) => unwrapEines(one, offene.get(one.kid))))
  }

  async function openAll(db: Queryable, list: readonly { fach: Fach; siegel: string }[]): Promise<(string | null)[]> {
    const open = await unwrapAll(
      db,
      list.map(({ fach, siegel }) => ({ fach, ...fromText(siegel) })),
    )
    return open.map((bytes) => (bytes === null ? null : utf8.decode(bytes)))
  }

  return {
    async seal(tx, fach, klartext) {
      return asText(await sealWith(await forSealing(tx, fach), fach, asUtf8(klartext)))
    },
    async sealAll(tx, { gelesen = [], ...inhaber }, list) {
      if (list.length === 0) return []
      const mit = await forSealing(tx, { ...inhaber, gelesen })
      return Promise.all(
        list.map(async ({ klartext, ...platz }) => asText(await sealWith(mit, { ...inhaber, ...platz }, asUtf8(klartext)))),
      )
    },
    async open(db, fach, siegel) {
      const [klartext] = await openAll(db, [{ fach, siegel }])
      return lesbar(klartext)
    },
    openAll,
    async openShared(db, list, seen) {
      if (list.length === 0) return []
      const zue = list.map(({ siegel, ...platz }) => ({ platz, ...fromText(siegel) }))
      const offene = await loadOpen(
        db,
        zue.map(({ kid }) => kid),
        seen,
      )
      return Promise.all(
        zue.map(async ({ platz, ...siegel }) => {
          const open = offene.get(siegel.kid)
          if (open === undefined) throw new Unreadable()
          const { organisationId, klientId } = open.row
          const bytes = await unwrapEines({ ...siegel, fach: { ...platz, organisationId, klientId } }, open)
          return bytes === null ? null : utf8.decode(bytes)
        }),
      )
    },
    async sealBytes(tx, fach, klar) {
      return asBytes(await sealWith(await forSealing(tx, fach), fach, klar))
    },
    async openBytes(db, fach, siegel) {
      const [klar] = await unwrapAll(db, [{ fach, ...fromBytes(siegel) }])
      return lesbar(klar)
    },
    async destroy(tx, { organisationId, klientId }) {
      await destroySchluessel(tx, { id: ports.newId(), organisationId, klientId, now: ports.clock.now().toISOString() })
    },
  }
}

async function sealWith({ row, schluessel }: Offen, fach: Fach, klar: Uint8Array): Promise<Seal> {
  return { kid: row.id, verschlossen: await seal(klar, { schluessel, ort: ortOf(fach) }) }
}

/** Null for a destroyed key; undefined is one that this context does not see. */
async function unwrapEines({ fach, verschlossen }: Seal & { fach: Fach }, open: Gelesen | undefined): Promise<Uint8Array | null> {
  if (open?.row.organisationId !== fach.organisationId || open.row.klientId !== fach.klientId) throw new Unreadable()
  if (open.schluessel === null) return null
  try {
    return await unwrap(verschlossen, { schluessel: open.schluessel, ort: ortOf(fach) })
  } catch (error) {
    throw new Unreadable(error)
  }
}

function lesbar<Klar>(klar: Klar | null | undefined): Klar {
  if (klar === null || klar === undefined) throw new Vernichtet()
  return klar
}

const ivBytes = 12
const kidBytes = 16
const version = 1
const form = /^v1\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{16}\.[\w-]{22,}$/

/** `v1.<kid>.<iv>.<encrypted and proof>` */
function asText({ kid, verschlossen }: Seal): string {
  const parts = [verschlossen.subarray(0, ivBytes), verschlossen.subarray(ivBytes)]
  return [`v${version}`, kid, ...parts.map((part) => base64url.encode(part))].join('.')
}

/** Tells one seal from all others: no two are made with the same chance. */
export const markOf = (siegel: string): string => siegel.split('.')[2] ?? ''

/** Tells a seal from a text that was written before its column was sealed. */
export const isSeal = (text: string): boolean => form.test(text)

function fromText(text: string): Seal {
  if (!isSeal(text)) throw new Unreadable()
  const [, kid = '', iv = '', content = ''] = text.split('.')
  try {
    return { kid, verschlossen: concat(base64url.decode(iv), base64url.decode(content)) }
  } catch (error) {
    throw new Unreadable(error)
  }
}

/** One byte of version, 16 of the key's id, then what it has sealed. */
function asBytes({ kid, verschlossen }: Seal): Uint8Array {
  const id = Uint8Array.from(kid.replaceAll('-', '').match(/../g) ?? [], (hex) => Number.parseInt(hex, 16))
  return concat(Uint8Array.of(version), id, verschlossen)
}

function fromBytes(bytes: Uint8Array): Seal {
  if (bytes[0] !== version || bytes.length <= kidBytes + ivBytes) throw new Unreadable()
  const hex = Array.from(bytes.subarray(1, 1 + kidBytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const kid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { kid, verschlossen: bytes.subarray(1 + kidBytes) }
}
