/** The line of time of an own Klient, from the view that tells it out of all that is kept. */
import type { VerlaufArt, VerlaufEintrag } from '@dreiklang/domain/klient/verlauf.contract'
import type { Queryable, Statement } from '../ports.ts'

const seite: Statement = {
  name: 'klient.verlauf',
  text: `select v.id, v.am, v.art, v.was, v.objekt_id as "objektId", v.angaben, coalesce(v.person_name, p.name) as person, o.name as organisation
    from klient_verlauf v left join person p on p.id = v.person_id left join organisation o on o.id = v.organisation_id
    where v.pflegedienst_id = $1 and v.klient_id = $2 and ($3::text is null or v.art = $3)
      and ($4::timestamptz is null or (v.am, v.id collate "C") < ($4::timestamptz, $5::text collate "C"))
    order by v.am desc, v.id collate "C" desc limit $6`,
}

export interface VerlaufFrage {
  klientId: string
  art: VerlaufArt | null
  /** Goes on behind this entry. */
  nach: Pick<VerlaufEintrag, 'am' | 'id'> | null
  hoechstens: number
}

/** The newest first. */
export function ladeVerlauf(
  db: Queryable,
  pflegedienstId: string,
  { klientId, art, nach, hoechstens }: VerlaufFrage,
): Promise<VerlaufEintrag[]> {
  return db.query<VerlaufEintrag>(seite, [pflegedienstId, klientId, art, nach?.am ?? null, nach?.id ?? null, hoechstens])
}

const da: Statement = {
  name: 'klient.da',
  text: `select exists (select from klient k where k.pflegedienst_id = $1 and k.id = $2) as da`,
}

export async function gibtEsKlient(db: Queryable, pflegedienstId: string, klientId: string): Promise<boolean> {
  const [row] = await db.query<{ da: boolean }>(da, [pflegedienstId, klientId])
  return row?.da ?? false
}
