/** Visits of a month that nurses carry out, with the last state of the sheet that the own house has written. */
import { type BesuchTyp, besuchTypen, isSolelyUpTo } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** A joint visit may be written down by the practice: only what nurses carry out alone is owed a sheet here. */
const typen: readonly BesuchTyp[] = [...besuchTypen.filter((typ) => isSolelyUpTo(typ, 'PFLEGE')), 'GEMEINSAME_VISITE']

type OwnKlientRow = Columns<'klient', 'vorname' | 'nachname' | 'geburtsdatum'>

const ownKlient = sql(
  'dokumentation.nachweisKlient',
  `select k.vorname, k.nachname, k.geburtsdatum from klient k where k.id = :klientId and k.pflegedienst_id = :organisationId`,
)

/** Null for a Klient of another nursing service. */
export async function loadOwnKlient(db: Queryable, organisationId: string, klientId: string): Promise<OwnKlientRow | null> {
  return maybe(db.query<OwnKlientRow>(ownKlient, { organisationId, klientId }))
}

/** `inhalt` is sealed. */
export interface NachweisRow extends Columns<'hausbesuch', 'version as besuchVersion' | 'daten'> {
  hausbesuchId: string
  version: number | null
  inhalt: string | null
  name: string | null
  abgeschlossen: boolean
}

const visits = sql(
  'dokumentation.nachweisBesuche',
  `select h.id as "hausbesuchId", h.version as "besuchVersion", h.daten, f.version, f.inhalt, f.person_name as name,
      b.abgeschlossen_am is not null as abgeschlossen
    from hausbesuch h left join besuchsblatt b on b.hausbesuch_id = h.id and b.organisation_id = :organisationId
    left join besuchsblatt_fassung f on f.hausbesuch_id = b.hausbesuch_id and f.version = b.version
    where h.pflegedienst_id = :organisationId and h.klient_id = :klientId and h.tag between :von and :bis and h.typ = any (:typen::text[])
      and (b.hausbesuch_id is not null or h.typ <> 'GEMEINSAME_VISITE')
    order by h.von, h.id limit :most`,
)

export async function loadNachweisVisits(
  db: Queryable,
  organisationId: string,
  frage: { klientId: string; von: IsoDate; bis: IsoDate; most: number },
): Promise<NachweisRow[]> {
  return db.query<NachweisRow>(visits, { organisationId, ...frage, typen: [...typen] })
}
