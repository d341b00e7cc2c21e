/** One range of one index of each table per page, never a total, never a note. */
import type { VerzeichnisFilter, VerzeichnisListRow } from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'
import { avatarOf } from './kontakt.repository.ts'
import { withOwn } from './own.repository.ts'

export interface VerzeichnisRow extends Omit<VerzeichnisListRow, 'avatar'> {
  avatarAm: string | null
  platz: string[]
}

type Sorting = VerzeichnisFilter['sortierung']
type Art = 'kontakt' | 'klient'

/** Most recent first, never used last: digits sort before letters. */
const seitZuletzt = `case when e.zuletzt_am is null then 'x'
  else lpad((99999999999999 - floor(extract(epoch from e.zuletzt_am) * 1000))::bigint::text, 14, '0') end collate "C"`

/** Behind a company stand those that have none, and the Klienten. */
const ordnungen: Record<Sorting, Record<Art, readonly string[]>> = {
  name: { kontakt: ['k.platz'], klient: ['k.platz'] },
  firma: { kontakt: [`coalesce('0' || left(falte(k.company), 40), '1') collate "C"`, 'k.platz'], klient: [`'1' collate "C"`, 'k.platz'] },
  zuletzt: { kontakt: [seitZuletzt, 'k.platz'], klient: [seitZuletzt, 'k.platz'] },
}

interface Seite {
  organisationId: string
  personId: string
  filter: VerzeichnisFilter
  ids?: readonly string[] | undefined
  ab: readonly string[] | null
  limit: number
}

/** Rewrites the leading 0 of an area code as +49; null for anything that is not a number. */
function numberFrom(search: string): string | null {
  if (!/^[+0-9 ()/.-]+$/.test(search)) return null
  const ziffern = search.replaceAll(/\D/g, '').replace(/^(0049|49|0)/, '')
  return ziffern.length >= 3 ? ziffern : null
}

const wordsOf = (search: string): string[] => search.split(/[\s,]+/).filter((word) => word !== '')

function amBuchstaben(buchstabe: string): string {
  if (buchstabe === '#') return `(k.platz < 'a' or k.platz >= '{')`
  const klein = buchstabe.toLowerCase()
  return `k.platz >= '${klein}' and k.platz < '${String.fromCharCode(klein.charCodeAt(0) + 1)}'`
}

/** Klienten carry no tags. */
function artenOf({ gruppe, tag }: VerzeichnisFilter): Art[] {
  const kontakte: Art[] = gruppe === 'KLIENTEN' ? [] : ['kontakt']
  return gruppe === 'KONTAKTE' || tag !== undefined ? kontakte : [...kontakte, 'klient']
}

function seite({ organisationId, personId, filter, ids, ab, limit }: Seite): { statement: Statement; werte: Record<string, unknown> } {
  const { suche = '', gruppe, buchstabe, tag, sortierung } = filter
  const werte: Record<string, unknown> = { organisationId, personId, limit }
  const bedingungen: Record<Art, string[]> = {
    kontakt: ['k.organisation_id = :organisationId', 'k.geloescht_am is null'],
    klient: ['k.pflegedienst_id = :organisationId'],
  }
  const arten = artenOf(filter)
  let form: string = sortierung
  const wenn = (kuerzel: string, gesetzt: boolean, run: () => Record<string, unknown>): void => {
    if (!gesetzt) return
    form += kuerzel
    Object.assign(werte, run())
  }
  const beide = (bedingung: string, value: Record<string, unknown> = {}): Record<string, unknown> => {
    for (const list of Object.values(bedingungen)) list.push(bedingung)
    return value
  }

  const gesucht = wordsOf(suche)
  const nummer = numberFrom(suche.trim())
  wenn(nummer === null ? '.q' : '.n', gesucht.length > 0, () => {
    // Folded once, not once for every line.
    const words = `unnest((select array_agg(falte(x)) from unnest(:gesucht::text[]) x)) w`
    const orNumber = (where: string) => (nummer === null ? '' : ` or strpos(${where}, :nummer) > 0`)
    bedingungen.kontakt.push(`(not exists (select from ${words} where strpos(k.suchtext, w) = 0 and not exists (
        select from kontakt_traegt_tag t join kontakt_tag s on s.organisation_id = :organisationId and s.id = t.tag_id
        where t.organisation_id = :organisationId and t.kontakt_id = k.id and strpos(falte(s.title), w) > 0))${orNumber('k.suchtext')})`)
    const text = `k.suchtext || ' ' || coalesce(k.ort_gefaltet, '')`
    const telefon = `regexp_replace(coalesce(k.telefon, ''), '[^0-9]', '', 'g')`
    bedingungen.klient.push(`(not exists (select from ${words} where strpos(${text}, w) = 0)${orNumber(telefon)})`)
    return nummer === null ? { gesucht } : { gesucht, nummer }
  })
  wenn(`.${gruppe}`, gruppe !== undefined, () => {
    if (gruppe === 'FAVORITEN') return beide('k.id in (select x.id from eigene x where x.favorit)')
    if (gruppe === 'ZULETZT') return beide('k.id in (select x.id from eigene x where x.zuletzt_am is not null)')
    return {}
  })
  // Not user input: one of a fixed set.
  wenn(`.${buchstabe}`, buchstabe !== undefined, () => beide(amBuchstaben(buchstabe ?? '#')))
  wenn('.t', tag !== undefined, () => {
    bedingungen.kontakt.push(`exists (select from kontakt_traegt_tag t
      where t.organisation_id = :organisationId and t.kontakt_id = k.id and t.tag_id = :tag::uuid)`)
    return { tag }
  })
  wenn('.i', ids !== undefined, () => beide('k.id = any (:ids::uuid[])', { ids }))
  const [eins, ...rest] = ordnungen[sortierung].kontakt.map((_schluessel, nr) => `k${nr + 1}`)
  const names = [eins, ...rest, 'id'].join(', ')
  wenn('.c', ab !== null, () => {
    const beginn = ab ?? []
    const hinter = beginn.map((_value, nr) => `:ab${nr + 1}::${nr === beginn.length - 1 ? 'uuid' : 'text'}`).join(', ')
    for (const art of arten) bedingungen[art].push(`(${[...ordnungen[sortierung][art], 'k.id'].join(', ')}) > (${hinter})`)
    return Object.fromEntries(beginn.map((value, nr) => [`ab${nr + 1}`, value]))
  })

  const parts = arten.map((art) => {
    const key = ordnungen[sortierung][art]
    const own = sortierung === 'zuletzt' ? 'left join eigene e on e.id = k.id' : ''
    return `(select '${art}' as art, k.id, ${key.map((one, nr) => `${one} as k${nr + 1}`).join(', ')}
      from ${art} k ${own} where ${bedingungen[art].join(' and ')} order by ${[...key, 'k.id'].join(', ')} limit :limit)`
  })
  const text = `${withOwn},
    seite as materialized (select * from (${parts.join(' union all ')}) beide order by ${names} limit :limit)
    select s.id, coalesce(k.version, c.version) as version, coalesce(k.name, c.nachname || ', ' || c.vorname) as name, k.title, k.company,
      coalesce(k.emails, '[]') as emails, k.avatar_am as "avatarAm",
      coalesce(k.phone_numbers, case when c.telefon is null then '[]'
        else jsonb_build_array(jsonb_build_object('country', 'DE', 'phoneNumber', c.telefon, 'label', null)) end) as "phoneNumbers",
      array(select t.tag_id from kontakt_traegt_tag t where t.organisation_id = :organisationId and t.kontakt_id = s.id
        order by t.tag_id) as tags,
      case when c.id is not null then
        jsonb_build_object('geburtsdatum', c.geburtsdatum, 'ort', c.adresse ->> 'ort', 'status', c.status) end as klient,
      coalesce(e.favorit, false) as favorit, e.zuletzt_am as "zuletztAm",
      jsonb_build_array(${[eins, ...rest, 'id'].map((name) => `s.${name}`).join(', ')}) as platz
    from seite s left join kontakt k on s.art = 'kontakt' and k.organisation_id = :organisationId and k.id = s.id
      left join klient c on s.art = 'klient' and c.pflegedienst_id = :organisationId and c.id = s.id left join eigene e on e.id = s.id
    order by ${[eins, ...rest, 'id'].map((name) => `s.${name}`).join(', ')}`
  return { statement: sql(`kontakt.verzeichnis.${form}`, text), werte }
}

export async function loadVerzeichnis(db: Queryable, wunsch: Seite): Promise<VerzeichnisRow[]> {
  if (artenOf(wunsch.filter).length === 0) return []
  const { statement, werte } = seite(wunsch)
  return db.query<VerzeichnisRow>(statement, werte)
}

export function rowOf({ platz: _platz, avatarAm, ...row }: VerzeichnisRow): VerzeichnisListRow {
  return { ...row, avatar: avatarOf(row.id, avatarAm) }
}
