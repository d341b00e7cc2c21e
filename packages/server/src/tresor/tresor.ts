/**
 * Seals what must be of no use to who reads the database alone: each organisation and each Klient has a key of its own, wrapped by the
 * key ring of this installation, which lies elsewhere (docs/keys.md).
 */
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { tresorFehler } from '@dreiklang/domain/tresor/tresor.errors'
import { base64url } from 'jose'
import type { Ports, Queryable } from '../ports.ts'
import { createBund } from './bund.ts'
import { type Inhaber, type SchluesselRow, ladeZumLesen, vernichteSchluessel } from './schluessel.repository.ts'
import { schliesseAuf, verbunden, verschliesse } from './siegel.ts'

interface Platz {
  tabelle: string
  spalte: string
  zeileId: string
}

/** Whose key seals, and where the sealed text lies; it opens nowhere else. */
export type Fach = Inhaber & Platz

/** Its key was destroyed: nobody can read it any more, and nothing new is sealed for this Klient. */
export class Vernichtet extends Ablehnung {
  constructor() {
    super('tresor.vernichtet', tresorFehler.definitionen['tresor.vernichtet'].art)
    this.name = 'Vernichtet'
  }
}

/** It was changed, lies at another place than it was sealed for, or under a key that is not the caller's. */
export class Unlesbar extends Error {
  constructor(cause?: unknown) {
    super('The seal does not open here', { cause })
    this.name = 'Unlesbar'
  }
}

/** The people of the platform belong to no organisation; what is theirs lies under this one. */
export const plattform = '00000000-0000-0000-0000-000000000000'

/** Id of the key, and what it has sealed. */
interface Siegel {
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

const alsUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
/** A byte order mark is a part of the text like any other. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

const ortVon = ({ tabelle, spalte, zeileId, organisationId }: Fach): string => [tabelle, spalte, zeileId, organisationId].join('|')

export interface Tresor {
  /** Inside the transaction that writes the row. @throws Vernichtet */
  versiegle(tx: Queryable, fach: Fach, klartext: string): Promise<string>
  /** Like `versiegle`, with one question to the database for all. */
  versiegleAlle(tx: Queryable, inhaber: Inhaber, liste: readonly (Platz & { klartext: string })[]): Promise<string[]>
  /** @throws Vernichtet, Unlesbar */
  oeffne(db: Queryable, fach: Fach, siegel: string): Promise<string>
  /** Like `oeffne` with one question to the database for all; null where the key was destroyed. */
  oeffneAlle(db: Queryable, liste: readonly { fach: Fach; siegel: string }[]): Promise<(string | null)[]>
  /**
   * Like `oeffneAlle`, for what several organisations read: a seal tells its key, and the key its house. Whether the reader may see the row was
   * judged before. `gelesen`: keys that were read along with the row; `db` has to see the others.
   */
  oeffneGemeinsame(
    db: Queryable,
    liste: readonly (Platz & { siegel: string })[],
    gelesen?: readonly SchluesselRow[],
  ): Promise<(string | null)[]>
  versiegleBytes(tx: Queryable, fach: Fach, klar: Uint8Array): Promise<Uint8Array>
  oeffneBytes(db: Queryable, fach: Fach, siegel: Uint8Array): Promise<Uint8Array>
  /** Everything that was sealed for the Klient is unreadable forever with the commit. */
  vernichte(tx: Queryable, wen: { organisationId: string; klientId: string }): Promise<void>
}

export function createTresor(ports: Pick<Ports, 'keyRing' | 'clock' | 'newId'>): Tresor {
  const bund = createBund(ports)

  async function zumVersiegeln(tx: Queryable, inhaber: Inhaber): Promise<Offen> {
    const row = await bund.zumSchreiben(tx, inhaber)
    const schluessel = await bund.oeffne(row)
    if (schluessel === null) throw new Vernichtet()
    return { row, schluessel }
  }

  async function ladeOffene(db: Queryable, kids: Iterable<string>, gelesen: readonly SchluesselRow[] = []): Promise<Map<string, Gelesen>> {
    const gesucht = new Set(kids)
    const hier = gelesen.filter(({ id }) => gesucht.delete(id))
    const rows = gesucht.size === 0 ? hier : [...hier, ...(await ladeZumLesen(db, [...gesucht]))]
    return new Map(await Promise.all(rows.map(async (row) => [row.id, { row, schluessel: await bund.oeffne(row) }] as const)))
  }

  async function schliesseAlleAuf(db: Queryable, liste: readonly (Siegel & { fach: Fach })[]): Promise<(Uint8Array | null)[]> {
    if (liste.length === 0) return []
    const offene = await ladeOffene(
      db,
      liste.map(({ kid }) => kid),
    )
    return Promise.all(liste.map((eines) => schliesseEinesAuf(eines, offene.get(eines.kid))))
  }

  async function oeffneAlle(db: Queryable, liste: readonly { fach: Fach; siegel: string }[]): Promise<(string | null)[]> {
    const offen = await schliesseAlleAuf(
      db,
      liste.map(({ fach, siegel }) => ({ fach, ...ausText(siegel) })),
    )
    return offen.map((bytes) => (bytes === null ? null : utf8.decode(bytes)))
  }

  return {
    async versiegle(tx, fach, klartext) {
      return alsText(await verschliesseMit(await zumVersiegeln(tx, fach), fach, alsUtf8(klartext)))
    },
    async versiegleAlle(tx, inhaber, liste) {
      if (liste.length === 0) return []
      const mit = await zumVersiegeln(tx, inhaber)
      return Promise.all(
        liste.map(async ({ klartext, ...platz }) => alsText(await verschliesseMit(mit, { ...inhaber, ...platz }, alsUtf8(klartext)))),
      )
    },
    async oeffne(db, fach, siegel) {
      const [klartext] = await oeffneAlle(db, [{ fach, siegel }])
      return lesbar(klartext)
    },
    oeffneAlle,
    async oeffneGemeinsame(db, liste, gelesen) {
      if (liste.length === 0) return []
      const zue = liste.map(({ siegel, ...platz }) => ({ platz, ...ausText(siegel) }))
      const offene = await ladeOffene(
        db,
        zue.map(({ kid }) => kid),
        gelesen,
      )
      return Promise.all(
        zue.map(async ({ platz, ...siegel }) => {
          const offen = offene.get(siegel.kid)
          if (offen === undefined) throw new Unlesbar()
          const { organisationId, klientId } = offen.row
          const bytes = await schliesseEinesAuf({ ...siegel, fach: { ...platz, organisationId, klientId } }, offen)
          return bytes === null ? null : utf8.decode(bytes)
        }),
      )
    },
    async versiegleBytes(tx, fach, klar) {
      return alsBytes(await verschliesseMit(await zumVersiegeln(tx, fach), fach, klar))
    },
    async oeffneBytes(db, fach, siegel) {
      const [klar] = await schliesseAlleAuf(db, [{ fach, ...ausBytes(siegel) }])
      return lesbar(klar)
    },
    async vernichte(tx, { organisationId, klientId }) {
      await vernichteSchluessel(tx, { id: ports.newId(), organisationId, klientId, jetzt: ports.clock.now().toISOString() })
    },
  }
}

async function verschliesseMit({ row, schluessel }: Offen, fach: Fach, klar: Uint8Array): Promise<Siegel> {
  return { kid: row.id, verschlossen: await verschliesse(klar, { schluessel, ort: ortVon(fach) }) }
}

/** Null for a destroyed key; undefined is one that this context does not see. */
async function schliesseEinesAuf({ fach, verschlossen }: Siegel & { fach: Fach }, offen: Gelesen | undefined): Promise<Uint8Array | null> {
  if (offen?.row.organisationId !== fach.organisationId || offen.row.klientId !== fach.klientId) throw new Unlesbar()
  if (offen.schluessel === null) return null
  try {
    return await schliesseAuf(verschlossen, { schluessel: offen.schluessel, ort: ortVon(fach) })
  } catch (fehler) {
    throw new Unlesbar(fehler)
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
function alsText({ kid, verschlossen }: Siegel): string {
  const teile = [verschlossen.subarray(0, ivBytes), verschlossen.subarray(ivBytes)]
  return [`v${version}`, kid, ...teile.map((teil) => base64url.encode(teil))].join('.')
}

/** Tells a seal from a text that was written before its column was sealed. */
export const istSiegel = (text: string): boolean => form.test(text)

function ausText(text: string): Siegel {
  if (!istSiegel(text)) throw new Unlesbar()
  const [, kid = '', iv = '', inhalt = ''] = text.split('.')
  try {
    return { kid, verschlossen: verbunden(base64url.decode(iv), base64url.decode(inhalt)) }
  } catch (fehler) {
    throw new Unlesbar(fehler)
  }
}

/** One byte of version, 16 of the key's id, then what it has sealed. */
function alsBytes({ kid, verschlossen }: Siegel): Uint8Array {
  const id = Uint8Array.from(kid.replaceAll('-', '').match(/../g) ?? [], (hex) => Number.parseInt(hex, 16))
  return verbunden(Uint8Array.of(version), id, verschlossen)
}

function ausBytes(bytes: Uint8Array): Siegel {
  if (bytes[0] !== version || bytes.length <= kidBytes + ivBytes) throw new Unlesbar()
  const hex = Array.from(bytes.subarray(1, 1 + kidBytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const kid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { kid, verschlossen: bytes.subarray(1 + kidBytes) }
}
