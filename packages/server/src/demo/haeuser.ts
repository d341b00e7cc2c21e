/** The records of the organisations of the demo: hours, tours, rules, as such organisations have them. */
import type { AbschnittStand, Content } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { Spanne } from '@dreiklang/domain/organisation/oeffnung'
import { profilContract } from '@dreiklang/domain/organisation/profil.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type Regie, akteurOf } from './director.ts'

type Neu = AbschnittStand extends infer Stand ? (Stand extends AbschnittStand ? Omit<Stand, 'version'> : never) : never

/** A filling that was cut off finds what it has saved. */
async function save(regie: Regie, leitung: Akteur, abschnitte: readonly Neu[]): Promise<void> {
  const { abschnitte: da } = await regie.call(profilContract.readAbschnitte, leitung)
  for (const neu of abschnitte) {
    if (da.some(({ abschnitt }) => abschnitt === neu.abschnitt)) continue
    await regie.call(profilContract.updateAbschnitt, leitung, { body: { ...neu, version: 0 } })
  }
}

export async function standInFor(regie: Regie, leitung: Akteur, praxisId: string): Promise<void> {
  const vertretungen = [{ praxisId, von: '2026-01-01', bis: null }]
  await save(regie, leitung, [{ abschnitt: 'VERTRETUNG', inhalt: { vertretungen } }])
}

const ganztags: Spanne[] = [{ von: '08:00', bis: '18:30' }]
const geteilt: Spanne[] = [
  { von: '08:00', bis: '12:00' },
  { von: '15:00', bis: '18:00' },
]
const vormittags: Spanne[] = [{ von: '08:00', bis: '12:00' }]

const oeffnung = (werktag: Spanne[], { mi = werktag, fr = werktag, sa = [] }: { mi?: Spanne[]; fr?: Spanne[]; sa?: Spanne[] }): Neu => ({
  abschnitt: 'OEFFNUNG',
  inhalt: { bundesland: 'BY', woche: { mo: werktag, di: werktag, mi, do: werktag, fr, sa, so: [] }, ausnahmen: [] },
})

const noPflichtangaben: Content<'PFLICHTANGABEN'> = {
  inhaber: null,
  vertretungsberechtigt: null,
  rechtsform: null,
  registergericht: null,
  registernummer: null,
  ustId: null,
  aufsichtsbehoerde: null,
  kammer: null,
  berufsbezeichnung: null,
  berufsregelungen: null,
}

const kontakt = (website: string, notfallTelefon: string | null): Neu => ({
  abschnitt: 'KONTAKTWEGE',
  inhalt: { fax: null, website: `https://${website}`, notfallTelefon },
})
const kennungen = (telematikId: string, kimAdresse: string): Neu => ({ abschnitt: 'KENNUNGEN', inhalt: { telematikId, kimAdresse } })

function pflegedienst({ pdl, website }: { pdl: string; website: string }): Neu[] {
  return [
    oeffnung([{ von: '07:30', bis: '16:30' }], { fr: [{ von: '07:30', bis: '14:00' }] }),
    kontakt(website, '0171 2345678'),
    {
      abschnitt: 'PFLICHTANGABEN',
      inhalt: {
        ...noPflichtangaben,
        vertretungsberechtigt: pdl,
        rechtsform: 'GmbH',
        registergericht: 'Amtsgericht München',
        registernummer: 'HRB 100000',
        aufsichtsbehoerde: 'Landeshauptstadt München, Fachstelle Pflege',
      },
    },
    {
      abschnitt: 'PFLEGEANGEBOT',
      inhalt: { form: 'AMBULANT', traegerart: 'PRIVAT', pdl, stellvertretendePdl: null, einzugsgebiet: ['80331-80339', '80469'] },
    },
    {
      abschnitt: 'VERSORGUNGSVERTRAEGE',
      inhalt: { vertraege: [{ art: 'SGB_XI_72', nummer: 'BY-2019-0417', seit: '2019-04-01' }] },
    },
  ]
}

function apotheke({ inhaber, website, bote }: { inhaber: string; website: string; bote: boolean }): Neu[] {
  const werktags = ['mo', 'di', 'mi', 'do', 'fr'] as const
  return [
    oeffnung(ganztags, { sa: [{ von: '09:00', bis: '13:00' }] }),
    kontakt(website, '0800 0022833'),
    {
      abschnitt: 'PFLICHTANGABEN',
      inhalt: {
        ...noPflichtangaben,
        inhaber,
        rechtsform: 'e. K.',
        aufsichtsbehoerde: 'Regierung von Oberbayern',
        kammer: 'Bayerische Landesapothekerkammer',
        berufsbezeichnung: 'Apothekerin/Apotheker (Bundesrepublik Deutschland)',
        berufsregelungen: 'Apothekengesetz, Apothekenbetriebsordnung, Berufsordnung der Kammer',
      },
    },
    {
      abschnitt: 'BELIEFERUNG',
      inhalt: {
        touren: [
          { name: 'Vormittag', tage: [...werktags, 'sa'], bestellschluss: '09:30' },
          { name: 'Nachmittag', tage: [...werktags], bestellschluss: '14:00' },
        ],
        botendienst: bote,
        kostenfrei: bote,
        lieferzeiten: bote ? 'Mo–Fr 10–12 und 15–18 Uhr' : null,
        liefergebiet: bote ? ['80331-80339', '80469'] : [],
      },
    },
    {
      abschnitt: 'LEISTUNGEN',
      inhalt: {
        verblisterung: bote ? 'SELBST' : 'BLISTERZENTRUM',
        blisterzentrum: bote ? null : 'Blisterzentrum Isar',
        blisterTage: 7,
        schnittTag: 'mi',
        schnittzeit: '12:00',
        rezeptur: true,
        steril: false,
        hilfsmittel: bote,
        praequalifikation: null,
        homecare: bote,
        medikationsanalyse: true,
      },
    },
  ]
}

function praxis({ inhaber, fachrichtung, tage }: { inhaber: string; fachrichtung: string; tage: number }): Neu[] {
  return [
    oeffnung(geteilt, { mi: vormittags, fr: vormittags }),
    {
      abschnitt: 'PFLICHTANGABEN',
      inhalt: {
        ...noPflichtangaben,
        inhaber,
        aufsichtsbehoerde: 'Kassenärztliche Vereinigung Bayerns',
        kammer: 'Bayerische Landesärztekammer',
        berufsbezeichnung: 'Ärztin/Arzt (Bundesrepublik Deutschland)',
        berufsregelungen: 'Berufsordnung für die Ärzte Bayerns',
      },
    },
    {
      abschnitt: 'PRAXISANGABEN',
      inhalt: { praxisform: tage === 1 ? 'EINZELPRAXIS' : 'BAG', fachrichtung, kv: 'Bayern', nebenbetriebsstaetten: [] },
    },
    {
      abschnitt: 'BESTELLREGELN',
      inhalt: {
        wege: ['PLATTFORM', 'TELEFON'],
        bearbeitungszeitWerktage: tage,
        egkJeQuartal: true,
        einloeseweg: 'EGK',
        rezeptTelefon: null,
        hausbesuche: true,
        umkreisKm: 10,
        besuchsgebiet: ['80331-80339'],
        hinweis: 'Bitte Wochenbedarf gesammelt bis Dienstag bestellen.',
      },
    },
  ]
}

export async function setUpHaeuser(regie: Regie, personen: Readonly<Record<string, Akteur>>): Promise<void> {
  const from = (konto: string) => akteurOf({ personen }, konto)
  await save(regie, from('pflege-admin'), [
    ...pflegedienst({ pdl: 'Sabine Krüger', website: 'sonnenhof.example' }),
    kennungen('5-test-sonnenhof', 'pdl@sonnenhof.kim.telematik-test'),
  ])
  await save(regie, from('pflege-admin2'), pflegedienst({ pdl: 'Heike Vogt', website: 'lindenweg.example' }))
  await save(regie, from('apotheke-admin'), [
    ...apotheke({ inhaber: 'Dr. Ulrike Sommer', website: 'apotheke-markt.example', bote: true }),
    kennungen('3-test-apotheke-markt', 'apotheke@markt.kim.telematik-test'),
  ])
  await save(regie, from('apotheke-admin2'), apotheke({ inhaber: 'Thomas Rose', website: 'rosen-apotheke.example', bote: false }))
  await save(regie, from('arzt-admin'), [
    ...praxis({ inhaber: 'Dr. Martin Weber', fachrichtung: 'Allgemeinmedizin', tage: 1 }),
    kennungen('1-test-praxis-weber', 'rezept@praxis-weber.kim.telematik-test'),
  ])
  await save(regie, from('arzt-admin2'), praxis({ inhaber: 'Dr. Emre Yılmaz', fachrichtung: 'Innere Medizin', tage: 2 }))
}
