import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import { alle, anteil, id } from './aktenData.ts'

const days = 730
const fahrende = 40

const vorlage: Omit<
  Hausbesuch,
  'version' | 'id' | 'nummer' | 'status' | 'pflegedienstId' | 'klientId' | 'plan' | 'zugewiesene' | 'erstelltAm'
> = {
  typ: 'PFLEGEBESUCH',
  praxisId: null,
  apothekeId: null,
  ort: null,
  tuer: null,
  serie: null,
  anfrage: null,
  anlass: null,
  anlassCode: 'ROUTINE',
  dringlichkeit: 'ROUTINE',
  transportunfaehigGrund: null,
  fahrzeug: null,
  leistungen: [{ code: null, bezeichnung: 'Große Toilette', quelle: 'SGB_XI', sollMinuten: 25, erbracht: null, grundNichtErbracht: null }],
  nachrichten: [],
  unterwegsAb: null,
  beginn: null,
  ende: null,
  ergebnis: null,
  abgebrochen: null,
  nachtraege: [],
  ablehnung: null,
  absage: null,
  nichtAngetroffen: null,
  ueberfaelligSeit: null,
  mahnungen: 0,
}

const besuche = (count: number): string => `
  insert into hausbesuch (id, nummer, version, typ, status, pflegedienst_id, klient_id, wartet_auf, platz, personen, von, bis, tag, um, dauer_minuten, daten, created_at)
  select b.id, b.nummer, 1, 'PFLEGEBESUCH', b.status, o.id, b.klient_id, 'NIEMAND', b.von, array[b.person_id], b.von, b.bis, b.tag, b.um, 30,
    '${JSON.stringify(vorlage)}'::jsonb || jsonb_build_object('id', b.id, 'nummer', b.nummer, 'status', b.status, 'pflegedienstId', o.id, 'klientId', b.klient_id,
      'plan', jsonb_build_object('datum', b.tag, 'uhrzeit', b.um, 'dauerMinuten', 30, 'von', ${iso('b.von')}, 'bis', ${iso('b.bis')}),
      'zugewiesene', jsonb_build_array(jsonb_build_object('personId', b.person_id, 'organisationId', o.id, 'name', b.person)), 'erstelltAm', ${iso('now()')}),
    now()
  from ${alle} join organisation o on o.id = ${id(1, 'i')}
    cross join lateral (select array_agg(p.id) as ids, array_agg(p.name) as namen
      from (select id, name from person where organisation_id = o.id and rolle = 'ROLE_PFLEGER' order by id limit ${fahrende}) p) leute
    cross join lateral (select array_agg(id) as ids from klient where pflegedienst_id = o.id) klienten
    cross join lateral (select generate_series(0, menge - 1) as n, menge from (select ${anteil(count, days)}::int as menge) m) nr
    cross join lateral (select current_date - ${days / 2} + (n::bigint * ${days} / menge)::int as tag, n / (menge / ${days}) as runde, n % (menge / ${days}) as platz) ort
    cross join lateral (select gen_random_uuid() as id, 'H-2026-' || lpad(n::text, 6, '0') as nummer, tag, klienten.ids[1 + n % cardinality(klienten.ids)] as klient_id,
      leute.ids[1 + platz % cardinality(leute.ids)] as person_id, leute.namen[1 + platz % cardinality(leute.ids)] as person,
      case when tag < current_date then 'ABGESCHLOSSEN' else 'GEPLANT' end as status,
      to_char(time '06:00' + platz / cardinality(leute.ids) * interval '45 minutes', 'HH24:MI') as um) w
    cross join lateral (select (w.tag + w.um::time) at time zone 'Europe/Berlin' as von) v
    cross join lateral (select w.*, v.von, v.von + interval '30 minutes' as bis) b`

const iso = (ausdruck: string): string => `to_char(${ausdruck} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export async function createBesuche(admin: AdminDatabase, count: number): Promise<void> {
  await admin.transaction(async (tx) => {
    await tx.execute('set local synchronous_commit = off')
    await tx.execute(besuche(count))
  })
}
