import type { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { z } from 'zod'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

type Mitbesuche = z.output<typeof hausbesuchContract.mitbesuche.answer>

const dort = (h: string, k: string) => `haus_von(coalesce(nullif(${h}.daten -> 'ort', 'null'), ${k}.adresse))`

const inHaus = sql(
  'hausbesuch.mitbesuche',
  `select h.klient_id as "klientId", k.wohnform, coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'nummer', m.nummer, 'status', m.status,
      'uhrzeit', m.um, 'klient', m.klient) order by m.platz, m.id) filter (where m.id is not null), '[]') as mitbesuche
    from hausbesuch h left join klient_des_hausbesuchs k on k.id = h.klient_id
      left join lateral (select a.id, a.nummer, a.status, a.um, a.platz, concat_ws(', ', b.nachname, b.vorname) as klient
        from hausbesuch a join klient_des_hausbesuchs b on b.id = a.klient_id
        where a.praxis_id = :praxisId and a.platz > h.platz - interval '1 day' and a.platz < h.platz + interval '1 day'
          and a.tag = h.tag and a.id <> h.id
          and a.typ in ('ARZTBESUCH', 'GEMEINSAME_VISITE') and a.status <> 'ABGESAGT' and ${dort('a', 'b')} = ${dort('h', 'k')}) m on true
    where h.praxis_id = :praxisId and h.id = :id group by h.id, k.wohnform`,
)

/** Null when the practice has no part in the visit. */
export async function loadMitbesuche(db: Queryable, praxisId: string, id: string): Promise<(Mitbesuche & { klientId: string }) | null> {
  return maybe(db.query<Mitbesuche & { klientId: string }>(inHaus, { praxisId, id }))
}
