/** What others did with a visit since someone saw it. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Queryable, Statement } from '../ports.ts'

export interface AenderungRow {
  person: string | null
  am: string
  /** The fields that changed, as they were before. */
  alt: Partial<Hausbesuch>
}

const fremde: Statement = {
  name: 'hausbesuch.fremdeAenderungen',
  text: `select e.person_name as person, e.am, coalesce(e.aenderung -> 'alt', '{}') as alt
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = $2 and e.version > $3 and e.person_id is distinct from $4::uuid
    order by e.seq`,
}

/** The oldest first. @param gesehen the version that was on the screen */
export async function ladeFremdeAenderungen(
  tx: Queryable,
  organisationId: string,
  { id, gesehen, personId }: { id: string; gesehen: number; personId: string },
): Promise<AenderungRow[]> {
  return tx.query<AenderungRow>(fremde, [organisationId, id, gesehen, personId])
}
