/** Verifies the audit trail: recomputes every link from the tables and compares it with the heads kept outside. */
import { plattformKette } from '@dreiklang/domain/protokoll/protokoll'
import type { AuditHead, Statements } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type GliedRow, loadGlieder, loadLoose, loadNames } from './pruefung.repository.ts'

export interface Fehlstelle {
  seq: number
  was:
    | 'LUECKE'
    | 'ANFANG_FEHLT'
    | 'EINTRAG_FEHLT'
    | 'EINTRAG_VERAENDERT'
    | 'GLIED_VERAENDERT'
    | 'KOPF_PASST_NICHT'
    | 'ENDE_FEHLT'
    | 'OHNE_GLIED'
}

export interface KettenBefund {
  organisationId: string
  /** Null: the platform itself, or an organisation that is not there any more. */
  name: string | null
  glieder: number
  abgelaufen: number
  fehlstellen: Fehlstelle[]
}

type Sha256 = (...parts: readonly (string | Uint8Array)[]) => string

/** As PostgreSQL formats a jsonb array: the same text as in the database functions, deliberately written a second time here. */
const asText = (values: readonly unknown[]): string =>
  `[${values.map((value) => (Array.isArray(value) ? asText(value) : JSON.stringify(value))).join(', ')}]`

const fromHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const place = (organisationId: string, seq: number): string => `${organisationId} ${seq}`

function byGlied(koepfe: readonly AuditHead[]): Map<string, AuditHead[]> {
  const groups = new Map<string, AuditHead[]>()
  for (const kopf of koepfe) {
    const key = place(kopf.organisationId, kopf.seq)
    groups.set(key, [...(groups.get(key) ?? []), kopf])
  }
  return groups
}

const seitenSize = 5_000
/** Links are let go after so many years; before, the beginning of a chain must be there. */
const gliederBleibenYears = 10

function vorJahren(now: Date): string {
  const damals = new Date(now)
  damals.setUTCFullYear(damals.getUTCFullYear() - gliederBleibenYears)
  return damals.toISOString()
}

function checkGlied(glied: GliedRow, before: GliedRow | null, { sha256, now }: { sha256: Sha256; now: Date }): Fehlstelle['was'][] {
  const { seq, nr, am, bis, inhalt, inhalt_hash, prev_hash, hash } = glied
  const what: Fehlstelle['was'][] = []
  if (before === null && seq > 1 && am > vorJahren(now)) what.push('ANFANG_FEHLT')
  if (before !== null && seq !== before.seq + 1) what.push('LUECKE')
  if (inhalt === null && bis > now.toISOString()) what.push('EINTRAG_FEHLT')
  // Position 1 of an action is its time: a link that tells another one could let it go too early.
  if (inhalt !== null && (sha256(asText(inhalt)) !== inhalt_hash || inhalt[1] !== am)) what.push('EINTRAG_VERAENDERT')
  const passtAnVorher = before === null ? seq > 1 || prev_hash === '' : seq !== before.seq + 1 || prev_hash === before.hash
  if (!passtAnVorher || sha256(fromHex(prev_hash), asText([seq, nr, am, bis, inhalt_hash])) !== hash) what.push('GLIED_VERAENDERT')
  return what
}

/** A chain is whole when it has no `fehlstellen`. `sha256`: hash of the parts one after the other, in hex; texts as UTF-8. */
export async function checkProtokoll({
  database,
  koepfe,
  sha256,
  now,
}: {
  database: Statements
  koepfe: readonly AuditHead[]
  sha256: Sha256
  now: Date
}): Promise<KettenBefund[]> {
  const db = onBehalfOf(database, systemContext)
  const befunde = new Map<string, KettenBefund>()
  const names = await loadNames(db)
  const befundOf = (organisationId: string): KettenBefund => {
    const befund = befunde.get(organisationId) ?? {
      organisationId,
      name: names.get(organisationId) ?? null,
      glieder: 0,
      abgelaufen: 0,
      fehlstellen: [],
    }
    befunde.set(organisationId, befund)
    return befund
  }
  const openKoepfe = byGlied(koepfe)
  const anfaenge = new Map<string, number>()

  let before: GliedRow | null = null
  for (let ab = { organisationId: plattformKette, seq: 0 }, rows: GliedRow[] | null = null; rows === null || rows.length > 0;) {
    rows = await loadGlieder(db, ab, seitenSize)
    for (const glied of rows) {
      const { organisation_id: organisationId, seq } = glied
      if (before?.organisation_id !== organisationId) {
        before = null
        anfaenge.set(organisationId, seq)
      }
      const befund = befundOf(organisationId)
      befund.glieder += 1
      if (glied.inhalt === null) befund.abgelaufen += 1
      for (const was of checkGlied(glied, before, { sha256, now })) befund.fehlstellen.push({ seq, was })
      const kopf = place(organisationId, seq)
      if (openKoepfe.get(kopf)?.some(({ hash }) => hash !== glied.hash)) befund.fehlstellen.push({ seq, was: 'KOPF_PASST_NICHT' })
      openKoepfe.delete(kopf)
      before = glied
      ab = { organisationId, seq }
    }
  }
  // Left over: heads of links that are not there. Before the beginning they were let go with it, which was judged there.
  for (const { organisationId, seq } of [...openKoepfe.values()].flat()) {
    if (seq >= (anfaenge.get(organisationId) ?? 0)) befundOf(organisationId).fehlstellen.push({ seq, was: 'ENDE_FEHLT' })
  }
  for (const { organisationId, nr } of await loadLoose(db)) befundOf(organisationId).fehlstellen.push({ seq: nr, was: 'OHNE_GLIED' })
  return [...befunde.values()]
}
