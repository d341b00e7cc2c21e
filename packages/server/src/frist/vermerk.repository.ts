/** The SQL of what an organisation has noted on its deadlines. */
import type { FristArt, RuheGrund, Vermerk } from '@dreiklang/domain/frist/frist'
import type { Datum, Instant } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'

interface VermerkRow {
  art: FristArt
  objektId: string
  faellig: Datum
  ruhtBis: Datum | null
  grund: RuheGrund | null
  durch: string | null
  zustaendigId: string | null
  zustaendigName: string | null
}

const spalten = `v.art, v.objekt_id as "objektId", v.faellig, v.ruht_bis as "ruhtBis", v.grund, v.ruht_durch as durch, v.zustaendig_id as "zustaendigId",
  v.zustaendig_name as "zustaendigName"`

const vermerkAus = ({ faellig, ruhtBis, grund, durch, zustaendigId, zustaendigName }: VermerkRow): Vermerk => ({
  faellig,
  ruhe: ruhtBis === null || grund === null || durch === null ? null : { bis: ruhtBis, grund, durch },
  zustaendig: zustaendigId === null || zustaendigName === null ? null : { id: zustaendigId, name: zustaendigName },
})

/** By which a note is found again. */
export const schluesselVon = ({ art, objektId }: { art: FristArt; objektId: string }): string => `${art}:${objektId}`

const alle: Statement = {
  name: 'frist.vermerke',
  text: `select ${spalten} from frist_vermerk v where v.organisation_id = $1 and v.faellig >= $2`,
}

export async function ladeVermerke(db: Queryable, organisationId: string, von: Datum): Promise<Map<string, Vermerk>> {
  const rows = await db.query<VermerkRow>(alle, [organisationId, von])
  return new Map(rows.map((row) => [schluesselVon(row), vermerkAus(row)]))
}

const eigene: Statement = {
  name: 'frist.eigeneVermerke',
  text: `select v.art, v.faellig, v.zugewiesen_am as "zugewiesenAm" from frist_vermerk v
    where v.organisation_id = $1 and v.zustaendig_id = $2 order by v.faellig, v.art, v.objekt_id`,
}

/** What a person sees to, for the person's own copy: without the Klienten, whose data it is not. */
export async function ladeEigeneVermerke(
  db: Queryable,
  organisationId: string,
  personId: string,
): Promise<{ art: FristArt; faellig: Datum; zugewiesenAm: Instant | null }[]> {
  return db.query(eigene, [organisationId, personId])
}

const schranke: Statement = { name: 'frist.schranke', text: `select pg_advisory_xact_lock(hashtextextended($1, 36))` }

/** Until the end of the transaction nobody else passes with the same words. */
export async function warteAufSchranke(tx: Queryable, worte: string): Promise<void> {
  await tx.query(schranke, [worte])
}

const einer: Statement = {
  name: 'frist.vermerk',
  text: `select ${spalten} from frist_vermerk v where v.organisation_id = $1 and v.art = $2 and v.objekt_id = $3`,
}

export async function ladeVermerk(
  db: Queryable,
  organisationId: string,
  von: { art: FristArt; objektId: string },
): Promise<Vermerk | null> {
  const [row] = await db.query<VermerkRow>(einer, [organisationId, von.art, von.objektId])
  return row === undefined ? null : vermerkAus(row)
}

const schreiben: Statement = {
  name: 'frist.schreibeVermerk',
  text: `insert into frist_vermerk (organisation_id, art, objekt_id, klient_id, faellig, ruht_bis, grund, ruht_durch, zustaendig_id, zustaendig_name,
      zugewiesen_am, geaendert_am) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (organisation_id, art, objekt_id) do update set klient_id = $4, faellig = $5, ruht_bis = $6, grund = $7, ruht_durch = $8,
      zustaendig_id = $9, zustaendig_name = $10, geaendert_am = $12,
      zugewiesen_am = case when frist_vermerk.zustaendig_id = $9 then frist_vermerk.zugewiesen_am else $11 end`,
}

export async function schreibeVermerk(
  tx: Queryable,
  organisationId: string,
  neu: { art: FristArt; objektId: string; klientId: string | null; vermerk: Vermerk; am: Instant },
): Promise<void> {
  const { art, objektId, klientId, vermerk, am } = neu
  const { faellig, ruhe, zustaendig } = vermerk
  await tx.query(schreiben, [
    organisationId,
    art,
    objektId,
    klientId,
    faellig,
    ruhe?.bis ?? null,
    ruhe?.grund ?? null,
    ruhe?.durch ?? null,
    zustaendig?.id ?? null,
    zustaendig?.name ?? null,
    zustaendig === null ? null : am,
    am,
  ])
}

const eben: Statement = {
  name: 'frist.ebenZugewiesen',
  text: `select exists (select from frist_vermerk v where v.organisation_id = $1 and v.zustaendig_id = $2 and v.zugewiesen_am > $3) as eben`,
}

/** Whether the person was given something after this instant. */
export async function wurdeEbenZugewiesen(
  db: Queryable,
  organisationId: string,
  nach: { personId: string; seit: Instant },
): Promise<boolean> {
  const [row] = await db.query<{ eben: boolean }>(eben, [organisationId, nach.personId, nach.seit])
  return row?.eben ?? false
}
