import { freshRezept } from '@dreiklang/domain/bestellung/rezept.document'
import { anlegen } from '@dreiklang/domain/bestellung/entwurf.decider'
import { after } from '@dreiklang/domain/bestellung/bestellung.decider'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { rowsOf } from '@dreiklang/domain/bestellung/listRow'
import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import { entwurf } from './vorlage.ts'

const countPflege = 100
const countPraxen = 60
const countApotheken = 40
export const passwort = 'Messung-2026!'

/** Stable ids: kind 1 nursing service, 2 practice, 3 pharmacy, 4 person, 5 Klient. */
export const kennung = (art: number, nr: number): string => `${String(art).padStart(8, '0')}-0000-4000-8000-${String(nr).padStart(12, '0')}`

const orgId = (art: number, ausdruck: string) => `('0000000${art}-0000-4000-8000-' || lpad((${ausdruck})::text, 12, '0'))::uuid`

export async function putStammdaten(admin: AdminDatabase, passwordHash: string): Promise<void> {
  const groups = [
    { art: 1, name: 'PFLEGEDIENST', anzahl: countPflege, rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT', lanr: 'null' },
    { art: 2, name: 'ARZTPRAXIS', anzahl: countPraxen, rolle: 'ROLE_ARZT', beruf: 'ARZT', lanr: "'482915401'" },
    { art: 3, name: 'APOTHEKE', anzahl: countApotheken, rolle: 'ROLE_APOTHEKER', beruf: 'APOTHEKER', lanr: 'null' },
  ] as const
  await admin.transaction(async (tx) => {
    for (const { art, name, anzahl, rolle, beruf, lanr } of groups) {
      await tx.execute(`insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
        select ${orgId(art, 'i')}, '${name}', '${name} ' || i, 'Weg', i::text, '80331', 'München', '089 123456', now() from generate_series(1, ${anzahl}) i`)
      await tx.execute(`insert into person (id, organisation_id, email, name, rolle, beruf, lanr, passwort_hash, created_at)
        select ${orgId(4, `${art} * 1000 + i`)}, ${orgId(art, 'i')}, 'bench' || (${art} * 1000 + i) || '@dreiklang.example', 'Person ' || i, '${rolle}',
          '${beruf}', ${lanr}, '${passwordHash}', now()
        from generate_series(1, ${anzahl}) i`)
    }
    await tx.execute(`insert into klient (id, pflegedienst_id, version, vorname, nachname, geburtsdatum, geschlecht, versicherungsart, kvnr, krankenkasse, adresse, wohnform,
        hausarzt_id, status, created_at, updated_at)
      select ${orgId(5, 'i')}, ${orgId(1, `1 + i % ${countPflege}`)}, 1, 'Vorname' || i % 40, 'Name' || i % 300, '1940-01-01', 'W', 'GKV', 'A' || lpad(i::text, 9, '0'), 'AOK',
        '{"strasse":"Weg","hausnummer":"1","zusatz":null,"plz":"80331","ort":"München"}', 'ALLEIN', ${orgId(2, `1 + i % ${countPraxen}`)},
        'AKTIV', now(), now()
      from generate_series(0, ${countPflege * 10 - 1}) i`)
    await tx.execute(
      `insert into einwilligung (id, klient_id, pflegedienst_id, art, erteilt_am, durch) select gen_random_uuid(), id, pflegedienst_id, 'EMPFANGSVOLLMACHT', '2026-01-01', 'Klient' from klient`,
    )
    await tx.execute(`insert into apothekenwahl (id, klient_id, pflegedienst_id, apotheke_id, gewaehlt_am, erklaert_von, form, created_at)
      select gen_random_uuid(), k.id, k.pflegedienst_id, ${orgId(3, `1 + (right(k.id::text, 6)::int % ${countApotheken})`)}, '2026-01-01', 'Klient', 'SCHRIFTLICH', now() from klient k`)
  })
}

function vorlagen(): Bestellung[] {
  let nr = 0
  const neueId = () => kennung(9, (nr += 1))
  const { bestellung } = anlegen(entwurf(kennung(5, 0), { praxisId: kennung(2, 1), apothekeId: kennung(3, 1) }), {
    pflegedienstId: kennung(1, 1),
    personId: kennung(4, 1001),
    nummer: '2026-000000',
    quelle: 'MANUELL',
    vorgaengerId: null,
    werkzeug: { now: '2026-11-18T09:00:00.000Z', neueId },
  })
  const rezept = {
    ...freshRezept,
    id: neueId(),
    art: 'MUSTER16' as const,
    ausgestelltAm: '2026-11-18',
    gueltigBis: '2030-12-16',
    rezeptId: null,
    ort: 'PAPIER_PRAXIS' as const,
    ortSeit: '2026-11-18T09:00:00.000Z',
    produkt: bestellung.positionen[0]?.produkt ?? isMissing(),
    menge: 1,
    geaendert: false,
    aenderungGrund: null,
    dosierungText: null,
    dosierung: null,
    praxisId: null,
    autIdem: false,
    verordnetVon: { personId: kennung(4, 2001), name: 'Dr. Person' },
  }
  const staende = ['BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'ABGESCHLOSSEN'] as const
  return staende.map((status) => ({
    ...after(bestellung, []),
    version: 1,
    gesendetAm: '2026-11-18T09:00:00.000Z',
    positionen: bestellung.positionen.map((position) => ({
      ...position,
      status,
      sichtPraxis: true,
      sichtApotheke: status === 'BEIM_ARZT' || status === 'VERORDNET' ? ('KEINE' as const) : ('VOLL' as const),
      rezept: status === 'BEIM_ARZT' ? null : rezept,
    })),
  }))
}

function isMissing(): never {
  throw new Error('The template order has no position')
}

const sekundaere = ['eile', 'neueste', 'status', 'dran', 'bedarf', 'klient', 'suche']

export async function fill(admin: AdminDatabase, { von, bis }: { von: number; bis: number }): Promise<void> {
  const definitionen = await admin.transaction(async (tx) => {
    const rows = await tx.query<{ indexdef: string }>(`select indexdef from pg_indexes where indexname = any ($1)`, [
      sekundaere.map((name) => `bestellung_zeile_${name}`),
    ])
    for (const name of sekundaere) await tx.execute(`drop index if exists bestellung_zeile_${name}`)
    return rows.map(({ indexdef }) => indexdef)
  })
  const muster = vorlagen()
  for (let ab = von; ab < bis; ab += 100_000) {
    const end = Math.min(ab + 100_000, bis)
    await admin.transaction(async (tx) => {
      await tx.execute(`set local synchronous_commit = off`)
      await tx.query(
        `insert into bestellung (id, nummer, version, pflegedienst_id, praxis_id, apotheke_id, klient_id, sichtbar_fuer, daten, created_at, gesendet_am)
        select n.id, n.nummer, 1, n.pflege, n.praxis, n.apotheke, n.klient,
          case when m.seiten > 2 then array[n.pflege, n.praxis, n.apotheke] else array[n.pflege, n.praxis] end,
          m.daten || jsonb_build_object('id', n.id, 'nummer', n.nummer, 'pflegedienstId', n.pflege, 'praxisId', n.praxis, 'apothekeId', n.apotheke, 'klientId', n.klient),
          n.am, n.am
        from (select i, ('0000000a-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid as id, '2026-' || lpad(i::text, 7, '0') as nummer,
            ${orgId(1, `1 + i % ${countPflege}`)} as pflege, ${orgId(2, `1 + i % ${countPraxen}`)} as praxis,
            ${orgId(3, `case when i % 9 = 0 then 1 else 1 + i % ${countApotheken} end`)} as apotheke, ${orgId(5, `(i % 10) * ${countPflege} + i % ${countPflege}`)} as klient,
            now() - make_interval(secs => (${bis} - i) * (31536000.0 / ${bis})) as am
          from generate_series($2::int, $3::int) i) n
        join (select ordinality - 1 as nr, value -> 'daten' as daten, (value ->> 'seiten')::int as seiten from jsonb_array_elements($1::jsonb) with ordinality) m on m.nr = n.i / 7 % ${muster.length}`,
        [
          JSON.stringify(muster.map(({ version: _v, ...daten }) => ({ daten, seiten: rowsOf({ ...daten, version: 1 }).length }))),
          ab,
          end - 1,
        ],
      )
      await tx.query(
        `insert into bestellung_zeile (organisation_id, bestellung_id, seite, nummer, version, status, wartet_auf, prioritaet, bedarf_bis, ueberfaellig_ab, offen, klient_id,
            pflegedienst_id, praxis_id, apotheke_id, pflegedienst_name, praxis_name, apotheke_name, inhalt, suchtext, created_at)
        select case z ->> 'seite' when 'PFLEGE' then b.pflegedienst_id when 'ARZT' then b.praxis_id else b.apotheke_id end, b.id, z ->> 'seite', b.nummer, 1,
          z ->> 'status', z ->> 'wartetAuf', 'NORMAL', '2026-11-23', (z ->> 'ueberfaelligAb')::timestamptz, (z ->> 'offen')::boolean, b.klient_id,
          b.pflegedienst_id, b.praxis_id, b.apotheke_id, 'PFLEGEDIENST', 'ARZTPRAXIS', 'APOTHEKE', z -> 'inhalt', falte(b.nummer), b.created_at
        from bestellung b
        join (select ordinality - 1 as nr, value as zeilen from jsonb_array_elements($1::jsonb) with ordinality) m on m.nr = right(b.id::text, 9)::int / 7 % ${muster.length}
        cross join lateral jsonb_array_elements(m.zeilen) z
        where b.id >= ('0000000a-0000-4000-8000-' || lpad($2::text, 12, '0'))::uuid and b.id < ('0000000a-0000-4000-8000-' || lpad($3::text, 12, '0'))::uuid`,
        [JSON.stringify(muster.map((m) => rowsOf(m))), String(ab), String(end)],
      )
      await tx.query(
        `insert into bestellung_name (bestellung_id, organisation_id, klient_id, name, geburtsdatum, suchtext)
        select z.bestellung_id, z.organisation_id, k.id, k.nachname || ', ' || k.vorname, k.geburtsdatum, ' ' || falte(k.nachname || ' ' || k.vorname)
        from bestellung_zeile z join klient k on k.id = z.klient_id
        where z.bestellung_id >= ('0000000a-0000-4000-8000-' || lpad($1::text, 12, '0'))::uuid
          and z.bestellung_id < ('0000000a-0000-4000-8000-' || lpad($2::text, 12, '0'))::uuid`,
        [String(ab), String(end)],
      )
    })
  }
  await admin.transaction(async (tx) => {
    await tx.execute(`set local maintenance_work_mem = '512MB'`)
    for (const definition of definitionen) await tx.execute(definition)
    await tx.execute('analyze')
  })
}
