/** What is read after an order was forwarded: the copy the former side keeps, and who moved it last. */
import type { Queryable, Statement } from '../ports.ts'

const abschriftLesen: Statement = {
  name: 'bestellung.abschrift',
  text: `select daten, am from abschrift where bestellung_id = $1 and organisation_id = $2`,
}

export async function ladeAbschrift<Daten>(
  db: Queryable,
  bestellungId: string,
  organisationId: string,
): Promise<{ daten: Daten; am: string } | null> {
  const [row] = await db.query<{ daten: Daten; am: string }>(abschriftLesen, [bestellungId, organisationId])
  return row ?? null
}

const letzter: Statement = {
  name: 'bestellung.letztesEreignis',
  text: `select case when $3 <> 'ARZT' or seite <> 'APOTHEKE' then person_name end as name, art, am
    from ereignis where bestellung_id = $1 and $2 = any (sichtbar_fuer) order by seq desc limit 1`,
}

/** Who was faster: the last visible event of an order. A practice is not told the name of a pharmacist, by which it would know the pharmacy. */
export async function letztesEreignis(
  db: Queryable,
  bestellungId: string,
  { organisationId, seite }: { organisationId: string; seite: string },
): Promise<{ name: string | null; art: string; am: string } | null> {
  const [row] = await db.query<{ name: string | null; art: string; am: string }>(letzter, [bestellungId, organisationId, seite])
  return row ?? null
}
