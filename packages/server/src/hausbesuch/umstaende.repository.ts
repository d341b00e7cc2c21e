/** What is known around a plan: whose Klient it is, the own people, their other visits, and who is away. */
import type { AndererBesuch, Eingeteilte } from '@dreiklang/domain/hausbesuch/konflikte'
import type { Plan } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'

const halter: Statement = { name: 'hausbesuch.halter', text: `select klient_zum_besuch($1) as id` }

/** The nursing service of a Klient whom the own house may visit; null when it knows no such Klient. */
export async function findePflegedienst(db: Queryable, klientId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string | null }>(halter, [klientId])
  return row?.id ?? null
}

const art: Statement = { name: 'hausbesuch.organisation', text: `select o.art from organisation o where o.id = $1` }

export async function artDerOrganisation(db: Queryable, organisationId: string): Promise<string | null> {
  const [row] = await db.query<{ art: string }>(art, [organisationId])
  return row?.art ?? null
}

const personen: Statement = {
  name: 'hausbesuch.eingeteilte',
  text: `select p.id, p.name, p.qualifikation, p.behandlungspflege_erlaubt as "behandlungspflegeErlaubt",
      coalesce((select jsonb_agg(jsonb_build_object('von', a.von, 'bis', a.bis) order by a.von)
        from personal_abwesenheit a where a.person_id = p.id and $3::date between a.von and a.bis), '[]') as abwesenheiten
    from person p where p.organisation_id = $1 and p.aktiv and p.id = any ($2::uuid[])`,
}

/** Only those who work in the own house, with their absences on the day. */
export async function ladeEingeteilte(
  db: Queryable,
  organisationId: string,
  { personIds, tag }: { personIds: readonly string[]; tag: Datum },
): Promise<Eingeteilte[]> {
  return db.query<Eingeteilte>(personen, [organisationId, personIds, tag])
}

const einteilbare: Statement = {
  name: 'hausbesuch.einteilbare',
  text: `select p.id, p.name from person p where p.organisation_id = $1 and p.aktiv order by falte(p.name) collate "C", p.id limit 500`,
}

export async function ladeEinteilbare(db: Queryable, organisationId: string): Promise<{ id: string; name: string }[]> {
  return db.query(einteilbare, [organisationId])
}

const andere: Statement = {
  name: 'hausbesuch.andere',
  text: `select h.id, h.nummer, h.von, h.bis, h.personen as "personIds" from hausbesuch h
    where $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.personen && $2::uuid[] and h.von < $4 and h.bis > $3
      and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN') and h.id is distinct from $5::uuid
    order by h.von, h.id limit 20`,
}

/** Open visits of the same people at the same time. */
export async function ladeAndere(
  db: Queryable,
  organisationId: string,
  { personIds, plan, ausser }: { personIds: readonly string[]; plan: Plan; ausser: string | null },
): Promise<AndererBesuch[]> {
  return db.query<AndererBesuch>(andere, [organisationId, personIds, plan.von, plan.bis, ausser])
}

const abwesend: Statement = { name: 'hausbesuch.klientAbwesend', text: `select a.von, a.bis from klient_abwesend($1, $2) a` }

export async function ladeKlientAbwesend(db: Queryable, klientId: string, tag: Datum): Promise<{ von: Datum; bis: Datum | null }[]> {
  return db.query(abwesend, [klientId, tag])
}

const hkp: Statement = {
  name: 'hausbesuch.hkpBis',
  text: `select k.hkp_bis as bis from klient_akte k where k.pflegedienst_id = $1 and k.klient_id = $2`,
}

/** Last day of the last HKP-Verordnung of an own Klient. */
export async function ladeHkpBis(db: Queryable, pflegedienstId: string, klientId: string): Promise<Datum | null> {
  const [row] = await db.query<{ bis: Datum | null }>(hkp, [pflegedienstId, klientId])
  return row?.bis ?? null
}
