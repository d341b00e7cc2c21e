/** Each kind is one range of one index, and bounded. */
import type { Frist, FristArt } from '@dreiklang/domain/frist/frist'
import type { Dringlichkeit } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { halbjahrsBeginn, halbjahrsEnde } from '@dreiklang/domain/klient/beratung'
import { type HkpFristArt, hkpFristArten } from '@dreiklang/domain/klient/hkp'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import type { IsoDate, Instant } from '@dreiklang/domain/shared/time'
import { sql } from '../database/sql.ts'
import { columnOfSeite } from '../hausbesuch/liste.repository.ts'
import type { Queryable } from '../ports.ts'

/** More of one kind nobody works through; the answer says that there are more. */
export const maxPerArt = 300

/** Only some kinds have them. */
type OfSome = 'uhrzeit' | 'ueberfaelligAb' | 'folge' | 'termin' | 'praxisId' | 'entbunden'

export interface FristRow extends Omit<Frist, OfSome | 'art' | 'klient' | 'faellig'>, Partial<Pick<Frist, OfSome>> {
  /** Null for a question, whose day follows from how urgent it is. */
  faellig: IsoDate | null
  klientId: string | null
  vorname: string | null
  nachname: string | null
  frage: { dringlichkeit: Dringlichkeit; am: Instant; wunschTag: IsoDate | null } | null
}

export interface Zeitraum {
  von: IsoDate
  bis: IsoDate
  quartal: IsoDate
  heute: IsoDate
  objektId: string | null
}

const limit = `limit ${maxPerArt + 1}`
const klientColumns = `k.id as "klientId", k.vorname, k.nachname`

const gegenueber: Record<Seite, string> = {
  PFLEGE: `(select o.name from organisation o where o.id = coalesce(h.praxis_id, h.apotheke_id))`,
  ARZT: `(select o.name from organisation o where o.id = h.pflegedienst_id)`,
  APOTHEKE: `(select o.name from organisation o where o.id = h.pflegedienst_id)`,
}

const besuchsspalten = (seite: Seite) => `h.id as "objektId", ${klientColumns}, h.nummer, ${gegenueber[seite]} as haus
  from hausbesuch h left join klient_des_hausbesuchs k on k.id = h.klient_id
  where h.${columnOfSeite[seite]} = :organisationId and h.wartet_auf = '${seite}' and (:objektId::uuid is null or h.id = :objektId)`

const besuch = (seite: Seite): string => `select h.tag as faellig, null::jsonb as frage, ${besuchsspalten(seite)}
    and h.status = 'GEPLANT' and h.daten ->> 'ueberfaelligSeit' is not null and h.platz >= :von::date and h.tag <= :bis::date
  order by h.platz, h.id ${limit}`

const besuchsfrage = (seite: Seite): string => `select null::date as faellig,
    jsonb_build_object('dringlichkeit', h.daten ->> 'dringlichkeit', 'am', h.daten -> 'anfrage' ->> 'am', 'wunschTag',
      h.daten -> 'anfrage' -> 'wunsch' ->> 'datum')
      as frage, ${besuchsspalten(seite)}
    and h.status = 'ANGEFRAGT' and :von::date <= :bis::date
  order by h.platz, h.id ${limit}`

const folge = `select f.faellig, null::jsonb as frage, f.id as "objektId", ${klientColumns}, h.nummer, null as haus,
    jsonb_build_object('art', f.art, 'hausbesuchId', f.hausbesuch_id) as folge
  from besuchsfolge f join hausbesuch h on h.id = f.hausbesuch_id left join klient_des_hausbesuchs k on k.id = f.klient_id
  where f.organisation_id = :organisationId and f.stand = 'OFFEN' and f.faellig between :von and :bis and (:objektId::uuid is null
    or f.id = :objektId)
  order by f.faellig, f.id ${limit}`

const auftragsspalten = (seite: Seite) => `z.bestellung_id as "objektId", null::jsonb as frage, z.klient_id as "klientId",
  split_part(n.name, ', ', 2) as vorname, split_part(n.name, ', ', 1) as nachname, z.nummer,
  ${seite === 'PFLEGE' ? 'coalesce(z.praxis_name, z.apotheke_name)' : 'z.pflegedienst_name'} as haus`

const bestellung = (seite: Seite): string => `select z.bedarf_bis as faellig, z.inhalt ->> 'bedarfUhrzeit' as uhrzeit,
    z.ueberfaellig_ab as "ueberfaelligAb", ${auftragsspalten(seite)}
  from bestellung_zeile z left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id
  where z.organisation_id = :organisationId and z.wartet_auf = '${seite}' and z.offen and z.status <> 'ENTWURF'
    and z.bedarf_bis between :von and :bis
    and (:objektId::uuid is null or z.bestellung_id = :objektId)
  order by z.bedarf_bis, z.bestellung_id ${limit}`

/** Older ones were presented by being accepted. */
const notPresented = `p -> 'rezept' ->> 'vorgelegtAm' is null
        and (p -> 'rezept' ->> 'ort' <> 'APOTHEKE' or p -> 'rezept' -> 'vorgelegtAm' is not null)`

/** Until it is presented both may lose it: who has to bring it, and who has to redeem it. */
const openRezepte: Record<Seite, string> = {
  PFLEGE: `p ->> 'status' in ('VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG') and ${notPresented}`,
  ARZT: 'false',
  APOTHEKE: `p ->> 'status' in ('BEI_APOTHEKE', 'IN_BEARBEITUNG') and p ->> 'sichtApotheke' = 'VOLL' and ${notPresented}`,
}

const rezept = (seite: Seite): string => `select r.faellig, ${auftragsspalten(seite)}
  from bestellung_zeile z join bestellung b on b.id = z.bestellung_id
    left join bestellung_name n on n.bestellung_id = z.bestellung_id and n.organisation_id = z.organisation_id
    cross join lateral (select min((p -> 'rezept' ->> 'gueltigBis')::date) as faellig
      from jsonb_array_elements(b.daten -> 'positionen') p where ${openRezepte[seite]}) r
  where z.organisation_id = :organisationId and z.offen and r.faellig between :von and :bis and (:objektId::uuid is null
    or z.bestellung_id = :objektId)
  order by r.faellig, z.bestellung_id ${limit}`

const klientTables = `join organisation o on o.id = k.hausarzt_id`
const klientFrist = (faellig: string, tables: string): string => `select ${faellig} as faellig, null::jsonb as frage, k.id as "objektId",
    ${klientColumns}, null as nummer, o.name as haus
  from klient k ${tables}
  where k.pflegedienst_id = :organisationId and k.status in ('AKTIV', 'PAUSIERT') and k.geloescht_am is null and k.gesperrt_am is null
    and (:objektId::uuid is null or k.id = :objektId)`

const hkp = (art: HkpFristArt): string => `select a.faellig, null::jsonb as frage, a.id as "objektId", ${klientColumns}, null as nummer,
    o.name as haus, o.id as "praxisId", exists (select from einwilligung e
      where e.klient_id = k.id and e.art = 'SCHWEIGEPFLICHT_PRAXIS' and einwilligung_gilt(e, :heute)) as entbunden
  from hkp_frist a join klient k on k.id = a.klient_id left ${klientTables}
  where a.pflegedienst_id = :organisationId and a.art = '${art}' and a.faellig between :von and :bis
    and k.pflegedienst_id = :organisationId and k.status in ('AKTIV', 'PAUSIERT') and k.geloescht_am is null and k.gesperrt_am is null
    and (:objektId::uuid is null or a.id = :objektId)
  order by a.faellig, a.id ${limit}`
const zuzahlung = `${klientFrist('k.zuzahlung_befreit_bis', `left ${klientTables}`)} and k.zuzahlung_befreit_bis between :von and :bis
  order by k.zuzahlung_befreit_bis, k.id ${limit}`
/** The house doctor, and each practice that was asked for something in this quarter or is still to answer: each reads the card for itself. */
const card = `select (:quartal::date + interval '3 months' - interval '1 day')::date as faellig, null::jsonb as frage,
    karte_bei(k.id, o.id) as "objektId", ${klientColumns}, null as nummer, o.name as haus, o.id as "praxisId"
  from klient k cross join lateral (select k.hausarzt_id as id
      union select b.praxis_id from bestellung b join bestellung_zeile z on z.bestellung_id = b.id and z.organisation_id = :organisationId
        where b.klient_id = k.id and b.gesendet_am is not null
          and (b.gesendet_am >= (:quartal::date::timestamp at time zone 'Europe/Berlin') or z.offen and z.status = 'BEIM_ARZT')) p
    join organisation o on o.id = p.id
  where k.pflegedienst_id = :organisationId and k.status in ('AKTIV', 'PAUSIERT') and k.geloescht_am is null and k.gesperrt_am is null
    and k.versicherungsart = 'GKV' and :von::date <= :bis::date and (:objektId::uuid is null or karte_bei(k.id, o.id) = :objektId)
    and not exists (select from karte_eingelesen e where e.klient_id = k.id and e.praxis_id = o.id and e.quartal = :quartal)
  order by k.platz, k.id, o.id ${limit}`

/** One that was broken off is closed as well, and gave no advice. */
export const madeBeratung = `h.typ = 'BERATUNGSBESUCH' and h.status = 'ABGESCHLOSSEN' and h.daten ->> 'abgebrochen' is null`
export const openBeratung = `h.typ = 'BERATUNGSBESUCH' and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN')`
/** Planned, or under way; a day that is over without a visit is no plan any more. */
const plannedBeratung = `(select jsonb_build_object('hausbesuchId', h.id, 'tag', h.tag) from hausbesuch h
    where h.klient_id = k.id and h.pflegedienst_id = :organisationId and ${openBeratung}
      and h.tag between :heute and :halbjahrEnde
    order by h.tag, h.id limit 1)`
const beratung = `select :halbjahrEnde::date as faellig, null::jsonb as frage, k.id as "objektId", ${klientColumns}, null as nummer, null as haus,
    ${plannedBeratung} as termin
  from klient_akte a join klient k on k.id = a.klient_id
  where a.pflegedienst_id = :organisationId and a.beratungspflicht and k.pflegedienst_id = :organisationId
    and k.status in ('AKTIV', 'PAUSIERT') and k.geloescht_am is null and k.gesperrt_am is null
    and (:objektId::uuid is null or k.id = :objektId) and :von::date <= :bis::date
    and not exists (select from hausbesuch h where h.klient_id = k.id and h.pflegedienst_id = :organisationId
      and ${madeBeratung} and h.tag >= :halbjahr)
  order by k.platz, k.id ${limit}`

function textOf(art: FristArt, seite: Seite): string {
  switch (art) {
    case 'BESUCH':
      return besuch(seite)
    case 'BESUCHSFRAGE':
      return besuchsfrage(seite)
    case 'FOLGE':
      return folge
    case 'BESTELLUNG':
      return bestellung(seite)
    case 'REZEPT':
      return rezept(seite)
    case 'HKP':
    case 'HKP_VORLAGE':
    case 'HKP_GENEHMIGUNG':
    case 'HKP_WIDERSPRUCH':
      return hkp(art)
    case 'ZUZAHLUNG':
      return zuzahlung
    case 'KARTE':
      return card
    case 'BERATUNG':
      return beratung
    default:
      return art satisfies never
  }
}

const hkpArten: readonly FristArt[] = hkpFristArten

export async function loadArt(
  db: Queryable,
  organisationId: string,
  { art, seite, zeitraum: { von, bis, objektId, quartal, heute } }: { art: FristArt; seite: Seite; zeitraum: Zeitraum },
): Promise<FristRow[]> {
  const statement = sql(`frist.${art}.${seite}`, textOf(art, seite))
  const period = {
    ...(art === 'KARTE' ? { quartal } : {}),
    ...(hkpArten.includes(art) ? { heute } : {}),
    ...(art === 'BERATUNG' ? { halbjahr: halbjahrsBeginn(heute), halbjahrEnde: halbjahrsEnde(heute), heute } : {}),
  }
  return db.query<FristRow>(statement, { organisationId, von, bis, objektId, ...period })
}

const einlesen = sql(
  'frist.karteEingelesen',
  `insert into karte_eingelesen (pflegedienst_id, klient_id, praxis_id, quartal, person_id, am)
    select :organisationId, k.id, o.id, :quartal, :personId, :am from klient k join organisation o on o.id = :praxisId and o.art = 'ARZTPRAXIS'
      where k.pflegedienst_id = :organisationId and k.id = :klientId and k.geloescht_am is null and k.gesperrt_am is null
    on conflict (klient_id, praxis_id, quartal) do update set person_id = :personId, am = :am returning 1`,
)
const nichtEinlesen = sql(
  'frist.karteNichtEingelesen',
  `delete from karte_eingelesen where pflegedienst_id = :organisationId and klient_id = :klientId and praxis_id = :praxisId
      and quartal = :quartal returning 1`,
)

/** False for a Klient whom the organisation does not keep, and for what is no practice. */
export async function rememberCard(
  tx: Queryable,
  organisationId: string,
  cardOf: { klientId: string; praxisId: string; quartal: IsoDate; personId: string; am: Instant; eingelesen: boolean },
): Promise<boolean> {
  const { klientId, praxisId, quartal, personId, am, eingelesen } = cardOf
  const rows = eingelesen
    ? await tx.query(einlesen, { organisationId, klientId, praxisId, quartal, personId, am })
    : await tx.query(nichtEinlesen, { organisationId, klientId, praxisId, quartal })
  return rows.length === 1
}
