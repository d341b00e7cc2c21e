import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DbContext } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { kalenderTabellen } from '../kalenderabo/netz.fixtures.ts'
import { legeBesucheAn } from '../netzBesuche.fixtures.ts'
import { type Fall, type Haus, type Konto, bringe, lege, oeffneHaus } from './bestellung.fixtures.ts'

/** The net under the statements: whatever SQL is asked in whose name, row-level security answers for it. */
let haus: Haus
let fall: Fall
let entwurf: Fall
let weitergeleitet: Fall
beforeAll(async () => {
  haus = await oeffneHaus()
  fall = await bringe(haus, 'GELIEFERT', { frage: true })
  const [frage] = fall.stand.rueckfragen
  await (
    await haus.wer('arzt')
  ).call(bestellungContract.markGelesen, {
    params: { bestellungId: fall.id, rueckfrageId: frage?.id ?? '' },
    body: { nachrichtId: frage?.nachrichten[0]?.id },
  })
  entwurf = await lege(haus, { interneNotiz: 'nur für uns' })
  weitergeleitet = await bringe(haus, 'BEI_APOTHEKE')
  await weitergeleitet.tue('pfleger', 'anApothekeWeiterleiten', { grund: 'Umzug' })
  const klientId = await haus.nimmAuf({ praxis: 'yilmaz', apotheke: 'rosen' }, 'pflege-admin2')
  const { yilmaz, rosen } = haus.ensemble.organisationen
  const fremder = await lege(haus, { klientId, praxisId: yilmaz, apothekeId: rosen }, 'pfleger2')
  await fremder.tue('pfleger2', 'senden')
  await legeAdressbuchAn()
  await hinterlegeZugang()
  await geheUndKomme()
  await legeDateiAb()
  await merkeAnsichten()
  await legeBesucheAn(sql, haus)
})
afterAll(() => haus.close())

const imNamenVon = (konto: Konto): DbContext => {
  const person = haus.ensemble.personen[konto]
  if (person === undefined) throw new Error(`No ${konto}`)
  return { organisationId: person.organisationId, personId: person.personId, system: false }
}
const niemand: DbContext = { organisationId: null, personId: null, system: false }
const niemands: DbContext = {
  organisationId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  personId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  system: false,
}

let nummer = 0
function sql<Row = Record<string, unknown>>(kontext: DbContext, text: string, werte: readonly unknown[] = []): Promise<Row[]> {
  nummer += 1
  return haus.ports.database.query<Row>(kontext, { name: `test.netz.${nummer}`, text }, werte)
}

/** A contact with a tag, the favourite of the one who made it. */
async function legeAdressbuchAn(): Promise<void> {
  const { organisationId, personId } = imNamenVon('pfleger')
  const [kontakt, tag] = [crypto.randomUUID(), crypto.randomUUID()]
  const jetzt = haus.clock.jetzt.toISOString()
  await sql(
    systemKontext,
    `insert into kontakt (organisation_id, id, name, emails, phone_numbers, created_at, updated_at) values ($1, $2, 'Sanitätshaus', '[]', '[]', $3, $3)`,
    [organisationId, kontakt, jetzt],
  )
  await sql(systemKontext, `insert into kontakt_tag (organisation_id, id, title) values ($1, $2, 'Work')`, [organisationId, tag])
  await sql(systemKontext, `insert into kontakt_traegt_tag (organisation_id, kontakt_id, tag_id) values ($1, $2, $3)`, [
    organisationId,
    kontakt,
    tag,
  ])
  await sql(
    imNamenVon('pfleger'),
    `insert into kontakt_person (person_id, organisation_id, kontakt_id, favorit) values ($1, $2, $3, true)`,
    [personId, organisationId, kontakt],
  )
  await sql(
    imNamenVon('pfleger'),
    `insert into kontakt_klient (person_id, organisation_id, klient_id, favorit) values ($1, $2, $3, true)`,
    [personId, organisationId, haus.klientId],
  )
  await sql(
    systemKontext,
    `insert into kontakt_import_vorher (organisation_id, import_id, kontakt_id, version, vorher, am) values ($1, $2, $2, 2, '{}', $3)`,
    [organisationId, kontakt, jetzt],
  )
}

/** A key in the depot, and who may fetch it today. */
async function hinterlegeZugang(): Promise<void> {
  const { organisationId, personId } = imNamenVon('pfleger')
  const werte = [haus.klientId, organisationId, personId, haus.clock.jetzt.toISOString()]
  await sql(systemKontext, `insert into klient_zugang values ($1, $2, 1, 'versiegelt', $4, $3)`, werte)
  await sql(systemKontext, `insert into klient_zuteilung values ($1, $2, $3, '2026-11-18', $3, $4)`, werte)
}

/** A letter from the hospital, the time there, and what is to be done after it. */
async function geheUndKomme(): Promise<void> {
  const { organisationId, personId } = imNamenVon('pfleger')
  const [datei, abwesenheit] = [crypto.randomUUID(), crypto.randomUUID()]
  const werte = [organisationId, haus.klientId, personId, haus.clock.jetzt.toISOString()]
  await sql(
    systemKontext,
    `insert into datei (organisation_id, id, klient_id, name, media_type, groesse, inhalt, person_id, created_at)
      values ($1, $5, $2, 'x', 'image/png', 1, 'x', $3, $4)`,
    [...werte, datei],
  )
  await sql(
    systemKontext,
    `insert into klient_dokument (pflegedienst_id, klient_id, erfasst_von, erfasst_am, datei_id, art) values ($1, $2, $3, $4, $5, 'ENTLASSBRIEF')`,
    [...werte, datei],
  )
  await sql(
    systemKontext,
    `insert into abwesenheit (pflegedienst_id, klient_id, erfasst_von, erfasst_am, begonnen_am, zurueck_erfasst_von, zurueck_erfasst_am, id, art, von, bis)
      values ($1, $2, $3, $4, $4, $3, $4, $5, 'REHA', '2026-11-01', '2026-11-18')`,
    [...werte, abwesenheit],
  )
  await sql(systemKontext, `insert into rueckkehr_aufgabe (pflegedienst_id, abwesenheit_id, aufgabe) values ($1, $2, 'ERSTER_BESUCH')`, [
    organisationId,
    abwesenheit,
  ])
}

/** A file and the key that seals it. */
async function legeDateiAb(): Promise<void> {
  const werte = [imNamenVon('pfleger').organisationId, haus.clock.jetzt.toISOString()]
  await sql(
    systemKontext,
    `insert into schluessel (id, organisation_id, kek, umhuellt, created_at) values (gen_random_uuid(), $1, 'x', 'x', $2)`,
    werte,
  )
  await sql(
    systemKontext,
    `insert into datei (organisation_id, id, name, media_type, groesse, inhalt, created_at) values ($1, gen_random_uuid(), 'x', 'image/png', 1, 'x', $2)`,
    werte,
  )
}

/** A view of the team, an own one, and the one that opens by itself. */
async function merkeAnsichten(): Promise<void> {
  const { organisationId, personId } = imNamenVon('pfleger')
  const [team, eigene] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [id, besitzer] of [
    [team, null],
    [eigene, personId],
  ]) {
    await sql(
      systemKontext,
      `insert into ansicht (id, organisation_id, person_id, liste, name, suche, created_at) values ($1, $2, $3, 'test', 'Eilig', '{}', $4)`,
      [id, organisationId, besitzer, haus.clock.jetzt.toISOString()],
    )
  }
  await sql(systemKontext, `insert into ansicht_standard values ($1, 'test', $2)`, [personId, eigene])
}

/** Every table, and which of its rows belong to the organisation $1 and the person $2. Nothing else may come out. */
const tabellen: Record<string, string> = {
  bestellung: `$1 = any (sichtbar_fuer)`,
  bestellung_zeile: `organisation_id = $1`,
  ereignis: `$1 = any (sichtbar_fuer)`,
  abschrift: `organisation_id = $1`,
  rueckfrage_gelesen: `$1 = any (sichtbar_fuer)`,
  nummernkreis: `pflegedienst_id = $1`,
  produkt_gemerkt: `organisation_id = $1`,
  zusammenarbeit: `organisation_id = $1`,
  klient: `pflegedienst_id = $1 or exists (select from bestellung b where b.klient_id = x.id and $1 = any (b.sichtbar_fuer))`,
  apothekenwahl: `pflegedienst_id = $1`,
  einwilligung: `pflegedienst_id = $1`,
  klient_akte: `pflegedienst_id = $1`,
  klient_zugang: `pflegedienst_id = $1`,
  klient_zuteilung: `pflegedienst_id = $1`,
  klient_der_bestellung: `exists (select from bestellung b where b.klient_id = x.id and $1 = any (b.sichtbar_fuer))`,
  klient_loeschung: `pflegedienst_id = $1`,
  klient_dokument: `pflegedienst_id = $1`,
  abwesenheit: `pflegedienst_id = $1`,
  rueckkehr_aufgabe: `pflegedienst_id = $1`,
  klient_verlauf: `pflegedienst_id = $1`,
  klient_verlauf_schritte: `pflegedienst_id = $1`,
  idempotenz: `person_id = $2`,
  person: `organisation_id = $1 or id = $2`,
  sitzung: `person_id = $2`,
  refresh_token: `false`,
  einmal_link: `exists (select from person p where p.id = x.person_id and (p.organisation_id = $1 or p.id = $2))`,
  fehlversuch: `false`,
  chat: `sichtbar_fuer && array[$1::uuid, $2::uuid]`,
  chat_teilnehmer: `sichtbar_fuer && array[$1::uuid, $2::uuid]`,
  chat_nachricht: `sichtbar_fuer && array[$1::uuid, $2::uuid]`,
  person_einstellung: `person_id = $2`,
  person_profil: `person_id = $2 or exists (select from person p where p.id = x.person_id and p.organisation_id = $1)`,
  shortcut_eigene: `person_id = $2`,
  shortcut: `person_id = $2`,
  mitteilung: `person_id = $2`,
  mitteilung_einstellung: `person_id = $2`,
  mitteilung_stand: `false`,
  mail_ausgang: `false`,
  wartendes_konto: `false`,
  totp: `person_id = $2`,
  ersatzcode: `person_id = $2`,
  passkey: `person_id = $2`,
  anmeldeschritt: `false`,
  konto_protokoll: `person_id = $2`,
  adresswechsel: `false`,
  push_geraet: `person_id = $2`,
  push_ausgang: `false`,
  kontakt: `organisation_id = $1`,
  kontakt_tag: `organisation_id = $1`,
  kontakt_traegt_tag: `organisation_id = $1`,
  kontakt_person: `person_id = $2`,
  kontakt_klient: `person_id = $2`,
  kontakt_import_vorher: `organisation_id = $1`,
  schluessel: `organisation_id = $1 or exists (select from bestellung_zeile z where z.organisation_id = $1 and z.klient_id = x.klient_id)`,
  datei: `organisation_id = $1`,
  protokoll: `organisation_id = $1 or person_id = $2 or exists (select from klient k where k.id = x.klient_id and k.pflegedienst_id = $1)`,
  protokoll_glied: `false`,
  protokoll_offen: `false`,
  protokoll_post: `false`,
  uhr_lauf: `false`,
  ansicht: `person_id = $2 or (person_id is null and organisation_id = $1)`,
  ansicht_standard: `person_id = $2`,
  anliegen: `organisation_id = $1`,
  hausbesuch: `$1 in (pflegedienst_id, praxis_id, apotheke_id)`,
  hausbesuch_ereignis: `exists (select from hausbesuch h where h.id = x.hausbesuch_id and $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))`,
  hausbesuch_nummer: `organisation_id = $1`,
  besuchsblatt: `exists (select from hausbesuch h where h.id = x.hausbesuch_id and $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))`,
  besuchsblatt_fassung: `organisation_id = $1`,
  besuchsfolge: `organisation_id = $1`,
  besuch_mitgabe: `exists (select from hausbesuch h where h.id = x.hausbesuch_id and $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))`,
  anordnung: `$1 in (organisation_id, praxis_id)`,
  zielbereich: `organisation_id = $1 or exists (select from klient k where k.id = x.klient_id and k.pflegedienst_id = $1)`,
  planung_uebernahme: `organisation_id = $1`,
  planung_zug: `organisation_id = $1`,
  besuchsserie: `organisation_id = $1`,
  unterwegs_eintrag: `organisation_id = $1`,
  besuch_bestellung: `exists (select from bestellung b where b.id = x.bestellung_id and $1 = any (b.sichtbar_fuer))
    and exists (select from hausbesuch h where h.id = x.hausbesuch_id and $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))`,
  tour: `organisation_id = $1`,
  egk_mitnahme: `pflegedienst_id = $1`,
  klient_des_hausbesuchs: `exists (select from hausbesuch h where h.klient_id = x.id and $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id))`,
  kalenderregel: `organisation_id = $1`,
  kalenderabo: `person_id = $2`,
  kalendereintrag: `person_id = $2`,
  frist_vermerk: `organisation_id = $1`,
  karte_eingelesen: `pflegedienst_id = $1`,
  avv_annahme: `organisation_id = $1`,
  einladung: `organisation_id = $1`,
  organisation_abschnitt: `organisation_id = $1 or oeffentlich`,
  organisation_antrag: `organisation_id = $1`,
  partnerschaft: `$1 in (pflegedienst_id, partner_id)`,
  personal_abwesenheit: `organisation_id = $1`,
  rechtstext_entwurf: `false`,
}
/** What of a table is for everyone who is signed in. */
const teilFuerAlle: Record<string, string> = { organisation_abschnitt: 'oeffentlich' }
/** For everyone: the directory, the mark of the demo, the published legal texts, and where the public forms stand. */
const offene = ['organisation', 'demo', 'rechtstext_fassung', 'anliegen_adresse', 'anliegen_formular']

const konten = [
  'pfleger',
  'arzt',
  'apotheker',
  'pfleger2',
  'arzt2',
  'apotheker2',
  'pflege-admin2',
  'arzt-admin2',
  'apotheke-admin2',
] as const
const fremde = ['pfleger2', 'pflege-admin2', 'arzt2', 'arzt-admin2'] as const

const verweigert = (arbeit: Promise<unknown>) => expect(arbeit).rejects.toMatchObject({ sqlState: '42501' })

describe('a statement without any scope', () => {
  it('is asked of every table there is', async () => {
    const alle = await sql<{ name: string }>(
      systemKontext,
      `select table_name as name from information_schema.table_privileges where table_schema = 'public' and privilege_type = 'SELECT' and grantee = 'dreiklang_app'`,
    )
    expect(alle.map(({ name }) => name).toSorted()).toEqual([...Object.keys(tabellen), ...offene].toSorted())
  })

  it.each(Object.entries(tabellen))('shows of %s what is the own, and nothing more', async (tabelle, eigene) => {
    for (const konto of konten) {
      const kontext = imNamenVon(konto)
      // Both parameters need a type also where only one is used.
      const werte = [kontext.organisationId, kontext.personId]
      const [row] = await sql<{ alle: number; fremde: number }>(
        kontext,
        `select count(*)::int as alle, count(*) filter (where not coalesce(${eigene}, false) and $1::uuid is not null and $2::uuid is not null)::int as fremde from ${tabelle} x`,
        werte,
      )
      const [wahr] = await sql<{ eigene: number }>(
        systemKontext,
        `select count(*) filter (where ${eigene} and $1::uuid is not null and $2::uuid is not null)::int as eigene from ${tabelle} x`,
        werte,
      )
      expect([konto, row?.fremde, row?.alle]).toEqual([konto, 0, wahr?.eigene])
    }
    const fuerAlle = teilFuerAlle[tabelle] ?? 'false'
    for (const kontext of [niemand, niemands])
      expect(await sql(kontext, `select 1 from ${tabelle} where not (${fuerAlle}) limit 1`)).toEqual([])
  })

  it('would find something, if the net were not there', async () => {
    for (const tabelle of [
      'bestellung',
      'bestellung_zeile',
      'ereignis',
      'abschrift',
      'rueckfrage_gelesen',
      'nummernkreis',
      'produkt_gemerkt',
      'klient',
      'idempotenz',
      'apothekenwahl',
      'einwilligung',
      'klient_akte',
      'klient_zugang',
      'klient_zuteilung',
      'klient_dokument',
      'abwesenheit',
      'rueckkehr_aufgabe',
      'klient_verlauf',
      'kontakt',
      'kontakt_tag',
      'kontakt_traegt_tag',
      'kontakt_person',
      'kontakt_klient',
      'kontakt_import_vorher',
      'schluessel',
      'datei',
      'ansicht',
      'ansicht_standard',
      'hausbesuch',
      'hausbesuch_ereignis',
      'hausbesuch_nummer',
      'unterwegs_eintrag',
      'tour',
      'egk_mitnahme',
      'klient_des_hausbesuchs',
      ...kalenderTabellen,
      'besuch_bestellung',
      'besuch_mitgabe',
    ]) {
      expect([tabelle, (await sql(systemKontext, `select 1 from ${tabelle} limit 1`)).length]).toEqual([tabelle, 1])
    }
  })

  it('finds no draft and no note of a nursing service in the name of practice or pharmacy', async () => {
    for (const konto of ['arzt', 'apotheker', 'pfleger2'] as const) {
      expect(await sql(imNamenVon(konto), `select 1 from bestellung where id = $1`, [entwurf.id])).toEqual([])
      expect(await sql(imNamenVon(konto), `select 1 from ereignis where bestellung_id = $1`, [entwurf.id])).toEqual([])
    }
  })

  it('finds in the name of the first pharmacy no order that was given to another', async () => {
    expect(await sql(imNamenVon('apotheker'), `select 1 from bestellung where id = $1`, [weitergeleitet.id])).toEqual([])
    expect(await sql(imNamenVon('apotheker'), `select 1 from bestellung_zeile where bestellung_id = $1`, [weitergeleitet.id])).toEqual([])
    expect(await sql(imNamenVon('apotheker'), `select 1 from abschrift where bestellung_id = $1`, [weitergeleitet.id])).toHaveLength(1)
    expect(await sql(imNamenVon('apotheker2'), `select 1 from bestellung where id = $1`, [weitergeleitet.id])).toHaveLength(1)
  })
})

describe('a write in the name of another house', () => {
  it.each(fremde)('by %s changes no order and deletes none', async (konto) => {
    const kontext = imNamenVon(konto)
    expect(await sql(kontext, `update bestellung set version = 99 where id = $1 returning id`, [fall.id])).toEqual([])
    expect(await sql(kontext, `delete from bestellung where id = $1 returning id`, [fall.id])).toEqual([])
    expect(await sql(kontext, `update klient set nachname = 'x' where id = $1 returning id`, [haus.klientId])).toEqual([])
    expect(
      await sql(kontext, `update nummernkreis set letzte = 0 where pflegedienst_id = $1 returning 1`, [
        haus.ensemble.organisationen.sonnenhof,
      ]),
    ).toEqual([])
    expect((await fall.lies('pfleger')).version).toBe(fall.version)
  })

  it.each(fremde)('by %s puts nothing into its lists, events, copies, numbers or products', async (konto) => {
    const kontext = imNamenVon(konto)
    const { sonnenhof } = haus.ensemble.organisationen
    const jetzt = haus.clock.jetzt.toISOString()
    await verweigert(
      sql(
        kontext,
        `insert into ereignis (bestellung_id, version, art, zeile, aenderung, angaben, sichtbar_fuer, hoerer, seite, organisation_id, am) values ($1, 1, 'x', 'x', '{}', '{}', array[$2::uuid], '{}', 'PFLEGE', $2, $3)`,
        [fall.id, sonnenhof, jetzt],
      ),
    )
    await verweigert(
      sql(
        kontext,
        `insert into bestellung (id, nummer, version, pflegedienst_id, sichtbar_fuer, daten, created_at) values (gen_random_uuid(), 'x', 1, $1, array[$1::uuid], '{}', $2)`,
        [sonnenhof, jetzt],
      ),
    )
    await verweigert(
      sql(kontext, `insert into abschrift (bestellung_id, organisation_id, daten, am) values ($1, $2, '{}', $3)`, [
        fall.id,
        sonnenhof,
        jetzt,
      ]),
    )
    await verweigert(sql(kontext, `insert into nummernkreis (pflegedienst_id, jahr, letzte) values ($1, 2030, 1)`, [sonnenhof]))
    await verweigert(
      sql(
        kontext,
        `insert into produkt_gemerkt (organisation_id, schluessel, produkt, suchtext, verwendet_am) values ($1, 'x', '{}', 'x', $2)`,
        [sonnenhof, jetzt],
      ),
    )
    await verweigert(
      sql(
        kontext,
        `insert into rueckfrage_gelesen (rueckfrage_id, bestellung_id, organisation_id, seite, nachricht_id, nachricht_nr, person_id, sichtbar_fuer, am)
          values ($1, $2, $3, 'ARZT', $1, 1, $4, array[$3::uuid], $5)`,
        [crypto.randomUUID(), fall.id, kontext.organisationId, kontext.personId, jetzt],
      ),
    )
    await verweigert(
      sql(kontext, `insert into idempotenz (person_id, schluessel, anfrage_hash, antwort, created_at) values ($1, 'x', 'x', 'x', $2)`, [
        haus.ensemble.personen['pfleger']?.personId,
        jetzt,
      ]),
    )
  })

  it.each([...fremde, 'apotheker2'] as const)('by %s gets nothing from the functions that may more than their caller', async (konto) => {
    const kontext = imNamenVon(konto)
    await verweigert(sql(kontext, `select schreibe_zeilen($1, '[]')`, [fall.id]))
    await verweigert(sql(kontext, `select schreibe_namen($1)`, [haus.klientId]))
    await verweigert(sql(kontext, `select suche_bestellungen($1, '%')`, [haus.ensemble.organisationen.sonnenhof]))
    expect(await sql(systemKontext, `select count(*)::int as anzahl from bestellung_zeile where bestellung_id = $1`, [fall.id])).toEqual([
      { anzahl: 3 },
    ])
  })

  it('cannot give an order away to where the writer does not read it', async () => {
    const { lindenweg } = haus.ensemble.organisationen
    await verweigert(
      sql(imNamenVon('pfleger'), `update bestellung set sichtbar_fuer = array[$2::uuid] where id = $1`, [entwurf.id, lindenweg]),
    )
    await verweigert(sql(imNamenVon('pfleger'), `update klient set pflegedienst_id = $2 where id = $1`, [haus.klientId, lindenweg]))
  })
})

describe('what has happened', () => {
  it.each(['pfleger', 'apotheker', 'pfleger2', 'system'] as const)(
    'is neither changed nor deleted, not even by its writer: %s',
    async (konto) => {
      const kontext = konto === 'system' ? systemKontext : imNamenVon(konto)
      for (const tabelle of ['ereignis', 'abschrift', 'apothekenwahl', 'hausbesuch_ereignis']) {
        await verweigert(
          sql(
            kontext,
            `update ${tabelle} set ${tabelle === 'apothekenwahl' ? 'form' : 'am'} = ${tabelle === 'apothekenwahl' ? 'form' : 'am'}`,
          ),
        )
        await verweigert(sql(kontext, `delete from ${tabelle}`))
        await verweigert(sql(kontext, `truncate ${tabelle}`))
      }
    },
  )

  it('keeps its number: nobody writes one by hand', async () => {
    const werte = [fall.id, haus.ensemble.organisationen.sonnenhof, haus.clock.jetzt.toISOString()]
    const mitNummer = `insert into ereignis (seq, bestellung_id, version, art, zeile, aenderung, angaben, sichtbar_fuer, hoerer, seite, organisation_id, am) values (1, $1, 1, 'x', 'x', '{}', '{}', '{}', '{}', 'PFLEGE', $2, $3)`
    await expect(sql(imNamenVon('pfleger'), mitNummer, werte)).rejects.toMatchObject({ sqlState: '428C9' })
  })

  it('and the lines of lists are written by the one function only', async () => {
    await verweigert(sql(imNamenVon('pfleger'), `delete from bestellung_zeile`))
    await verweigert(sql(imNamenVon('pfleger'), `update bestellung_zeile set status = 'ENTWURF'`))
    await verweigert(sql(systemKontext, `insert into bestellung_zeile (organisation_id) select organisation_id from bestellung_zeile`))
  })

  it('nor does the application make itself more than it is', async () => {
    for (const text of [
      `alter table ereignis disable row level security`,
      `drop policy ereignis_lesen on ereignis`,
      `create table x (a int)`,
    ]) {
      await verweigert(sql(systemKontext, text))
    }
    // A grant without the right to it is a warning only, and gives nothing.
    await sql(systemKontext, `grant all on ereignis to dreiklang_app`)
    await verweigert(sql(systemKontext, `delete from ereignis`))
  })
})
