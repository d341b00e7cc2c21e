import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import { kennung } from './daten.ts'

const haeuser = 20
const erstes = 901
export const gross = erstes
export const klein = erstes + 1
export const leitung = (haus: number): number => 1000 + haus

export interface Mengen {
  klienten: number
  taten: number
}
const kontakte = 2_000
const personal = 500

export const anteil = (all: number, mindestens: number) =>
  `(case i when ${gross} then ${all} when ${klein} then ${Math.max(mindestens, all / 1000)} else ${Math.ceil(all / 20)} end)`
export const id = (art: number, nr: string) => `('0000000${art}-0000-4000-8000-' || lpad((${nr})::text, 12, '0'))::uuid`
export const alle = `generate_series(${erstes}, ${erstes + haeuser - 1}) i`

const nachnamen =
  'Albrecht Bäcker Christ Dietrich Engel Fröhlich Groß Hübner Ihle Jansen Köhler Löwe Müller Neumann Özdemir Pohl Quast Reuter Schäfer Thiele Ulrich Vogt Wagner Xanthos Yılmaz Zander'
const vornamen = 'Erika Helga Ingrid Gerda Ruth Käthe Hannelore Elfriede Fatma Renate Heinz Günter Werner Mehmet Jürgen Wolfgang Dieter'
const aus = (names: string, nr: string) => `(array['${names.replaceAll(' ', "','")}'])[1 + (${nr}) % ${names.split(' ').length}]`
const nachname = `${aus(nachnamen, 'n * 7')} || case n % 2 when 0 then '' else '-' || ${aus(nachnamen, 'n / 26')} end`

export async function createAkten(admin: AdminDatabase, passwordHash: string, { klienten, taten }: Mengen): Promise<void> {
  const skripte = [
    `insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
      select ${id(1, 'i')}, 'PFLEGEDIENST', 'Pflege ' || i, 'Weg', i::text, '80331', 'München', '089 123456', now() from ${alle}`,
    `insert into person (id, organisation_id, email, name, rolle, beruf, passwort_hash, created_at)
      select ${id(4, '1000 + i')}, ${id(1, 'i')}, 'bench' || (1000 + i) || '@dreiklang.example', 'Leitung ' || i, 'ROLE_PFLEGE_ADMIN', 'PFLEGEKRAFT',
        '${passwordHash}', now() from ${alle}`,
    `insert into person (id, organisation_id, email, name, rolle, beruf, passwort_hash, created_at)
      select gen_random_uuid(), ${id(1, 'i')}, 'kraft' || i || '-' || n || '@dreiklang.example', ${aus(vornamen, 'n')} || ' ' || ${nachname}, 'ROLE_PFLEGER',
        'PFLEGEKRAFT', null, now() from ${alle} cross join lateral generate_series(1, ${anteil(personal, 50)}) n`,
    `insert into klient (id, pflegedienst_id, version, vorname, nachname, geburtsdatum, geschlecht, versicherungsart, kvnr, krankenkasse, adresse, wohnform,
        status, created_at, updated_at)
      select gen_random_uuid(), ${id(1, 'i')}, 1, ${aus(vornamen, 'n / 3')}, ${nachname}, date '1925-01-01' + n * 37 % 12000, 'W', 'GKV',
        'A' || lpad(n::text, 9, '0'), 'AOK', '{"strasse":"Weg","hausnummer":"1","zusatz":null,"plz":"80331","ort":"München"}', 'ALLEIN',
        case when n % 10 = 0 then 'PAUSIERT' else 'AKTIV' end, now(), now()
      from ${alle} cross join lateral generate_series(1, ${anteil(klienten, 50)}) n`,
    `insert into kontakt_tag (organisation_id, id, title) select ${id(1, 'i')}, ${id(7, 'n')}, 'Tag ' || n from ${alle}, generate_series(1, 5) n`,
    `insert into kontakt (organisation_id, id, name, emails, phone_numbers, title, company, created_at, updated_at)
      select ${id(1, 'i')}, ${id(8, 'n')}, ${nachname} || ', ' || ${aus(vornamen, 'n')}, jsonb_build_array(jsonb_build_object('email', 'k' || n || '@example.de', 'label', '')),
        jsonb_build_array(jsonb_build_object('country', 'DE', 'phoneNumber', '089 ' || 100000 + n, 'label', '')), 'Arzt', 'Praxis ' || n % 200, now(), now()
      from ${alle} cross join lateral generate_series(1, ${anteil(kontakte, 20)}) n`,
    `insert into kontakt_traegt_tag (organisation_id, kontakt_id, tag_id) select organisation_id, id, ${id(7, '1 + right(id::text, 6)::int % 5')} from kontakt`,
    // As old actions: they have been made links of the chain long ago, so nobody queues them for it.
    `set local session_replication_role = replica;
    insert into protokoll (am, organisation_id, person_id, person_organisation_id, aktion, art, objekt_art, objekt_id, klient_id)
      select now() - make_interval(secs => (${taten} - n) * 31536000.0 / ${taten}), o.id, p.id, o.id, 'klient.read', 'LESEN', 'KLIENT', k.id::text, k.id
      from ${alle} join organisation o on o.id = ${id(1, 'i')} join person p on p.id = ${id(4, '1000 + i')}
        cross join lateral (select array_agg(id) as ids from (select id from klient where pflegedienst_id = o.id limit 1000) einige) einige
        cross join lateral generate_series(1, ${anteil(taten, 100)}) n
        cross join lateral (select einige.ids[1 + n % cardinality(einige.ids)] as id) k
      order by 1`,
  ]
  await admin.transaction(async (tx) => {
    await tx.execute('set local synchronous_commit = off')
    for (const skript of skripte) await tx.execute(skript)
  })
}

export const tagId = kennung(7, 1)
