/** What the records of the forty Klienten say beyond the intake. All of it is invented. */
import { leererFacharzt } from '@dreiklang/domain/klient/akte'
import { type AkteAntwort, akteContract } from '@dreiklang/domain/klient/akte.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { berlinDatum, plusTage } from '@dreiklang/domain/shared/zeit'
import type { DemoKlient } from './klienten.ts'
import { punktVon } from './orte.ts'
import { type Ensemble, tageZurueck } from './personen.ts'
import type { Regie } from './regie.ts'
import { type Zufall, createZufall } from './zufall.ts'

const vornamen = ['Andrea', 'Bernd', 'Christa', 'Ewa', 'Frank', 'Gabriele', 'Hakan', 'Jutta', 'Lena', 'Sven'] as const
const beziehungen = ['Tochter', 'Sohn', 'Nachbarin', 'Schwester', 'Neffe'] as const
const diagnosen = [
  ['E11.90', 'Diabetes mellitus, Typ 2'],
  ['I10.90', 'Bluthochdruck'],
  ['I50.13', 'Linksherzinsuffizienz'],
  ['I48.0', 'Vorhofflimmern'],
  ['J44.99', 'COPD'],
  ['F03', 'Demenz'],
  ['M17.1', 'Kniegelenksarthrose'],
  ['L89.24', 'Dekubitus Grad 3, Sitzbein'],
  ['G20.90', 'Parkinson-Syndrom'],
] as const
const massnahmen = [
  ['Insulingabe, Blutzuckermessung', '2 × täglich'],
  ['Kompressionsstrümpfe an- und ausziehen', '2 × täglich'],
  ['Medikamentengabe', '3 × täglich'],
  ['Wundversorgung, Verbandwechsel', '3 × wöchentlich'],
] as const
const fachgruppen = [
  ['05', 'Dr. Lina Klar'],
  ['28', 'Dr. Anton Puls'],
  ['53', 'Dr. Selma Nerz'],
  ['67', 'Dr. Olaf Quell'],
] as const
const notizen = [
  'Hört links schlecht, bitte laut sprechen.',
  'Trinkt zu wenig: Becher hinstellen.',
  'Möchte morgens zuerst lüften.',
] as const
const einige = <T>(zufall: Zufall, liste: readonly T[], anteil: number) => liste.filter(() => zufall.trifft(anteil))

function gesundheit(zufall: Zufall, akte: AkteAntwort) {
  const gewaehlt = einige(zufall, diagnosen, 0.25)
  const codes = gewaehlt.map(([icd10]) => icd10 as string)
  const verfuegung = zufall.eins(['JA', 'JA', 'NEIN', null])
  return {
    ...akte.gesundheit,
    unvertraeglichkeiten: zufall.trifft(0.2) ? ['Laktose'] : [],
    diagnosen: gewaehlt.map(([icd10, text]) => ({ icd10, text, seit: zufall.trifft(0.7) ? `${zufall.ganz(2005, 2024)}-03-01` : null })),
    risiken: [
      ...(zufall.trifft(0.5) ? (['STURZ'] as const) : []),
      ...(codes.includes('L89.24') ? (['DEKUBITUS'] as const) : []),
      ...(codes.includes('G20.90') ? (['DYSPHAGIE'] as const) : []),
      ...(codes.includes('I48.0') ? (['ANTIKOAGULATION'] as const) : []),
      ...(zufall.trifft(0.05) ? (['MRSA'] as const) : []),
    ],
    gewicht: zufall.ganz(480, 960) / 10,
    groesse: zufall.ganz(150, 188),
    kreatinin: zufall.ganz(70, 190) / 100,
    notfallhinweis: codes.includes('I48.0') ? 'Nimmt Blutverdünner. Herzpass liegt am Telefon.' : null,
    patientenverfuegung: verfuegung,
    patientenverfuegungOrt: verfuegung === 'JA' ? 'Ordner im Flurschrank' : null,
    reanimation: verfuegung === 'JA' ? zufall.eins(['JA', 'NEIN'] as const) : null,
    notiz: zufall.trifft(0.5) ? zufall.eins(notizen) : null,
  }
}

function kontakte(zufall: Zufall, nachname: string) {
  return Array.from({ length: zufall.eins([0, 1, 1, 1, 2]) }, (_, nr) => ({
    name: `${zufall.eins(vornamen)} ${nachname}`,
    beziehung: zufall.eins(beziehungen),
    telefon: `0171 ${zufall.ganz(1_000_000, 9_999_999)}`,
    notfall: nr === 0,
    vollmacht: nr === 0 ? zufall.eins(['VORSORGE', 'VORSORGE', 'BETREUUNG', 'KEINE'] as const) : ('KEINE' as const),
    auskunftErlaubt: nr === 0,
  }))
}

/** Writes the records as the managers of nursing do it in the days after the intake; the visits of today stand, too. */
export async function schreibeAkten(regie: Regie, { personen }: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  // A chance of its own: what is ordered later stays the same.
  const zufall = createZufall(20260915)
  const heute = berlinDatum(regie.beginn.toISOString())
  for (const [nr, { id: klientId, pflege }] of klienten.entries()) {
    const leitung = personen[pflege === 'sonnenhof' ? 'pflege-admin' : 'pflege-admin2'] ?? null
    const pflegekraft = personen[pflege === 'sonnenhof' ? 'pfleger' : 'pfleger2']
    const params = { klientId }
    regie.stelle(tageZurueck(regie, 109))
    const akte = await regie.rufe(akteContract.read, leitung, { params })
    const { person, versicherung, wohnen, aerzte } = akte
    const pflegebeginn = plusTage(heute, -zufall.ganz(120, 1500))
    await regie.rufe(akteContract.updatePerson, leitung, {
      params,
      body: { ...person, anrede: person.geschlecht === 'W' ? 'FRAU' : 'HERR', titel: zufall.trifft(0.08) ? 'Dr.' : null, pflegebeginn },
    })
    await regie.rufe(akteContract.updateVersicherung, leitung, {
      params,
      body: {
        ...versicherung,
        versichertenstatus: '5',
        egkGueltigBis: plusTage(heute, zufall.ganz(20, 1400)),
        zuzahlungNr: versicherung.zuzahlungBefreitBis === null ? null : `B-${zufall.ganz(10_000, 99_999)}`,
        pflegegrad: zufall.ganz(1, 5),
        pflegegradSeit: pflegebeginn,
        pflegekasse: `Pflegekasse der ${versicherung.krankenkasse ?? 'Krankenkasse'}`,
      },
    })
    await regie.rufe(akteContract.updateGesundheit, leitung, { params, body: gesundheit(zufall, akte) })
    await regie.rufe(akteContract.updateKontakte, leitung, { params, body: { kontakte: kontakte(zufall, person.nachname), version: 1 } })
    const mobil = zufall.trifft(0.4) ? `0160 ${zufall.ganz(1_000_000, 9_999_999)}` : wohnen.mobil
    await regie.rufe(akteContract.updateWohnen, leitung, { params, body: { ...wohnen, ...punktVon(wohnen.adresse), mobil } })
    if (zufall.trifft(0.5)) {
      const fachaerzte = [zufall.eins(fachgruppen)].map(([fachgruppe, name]) => ({ ...leererFacharzt, fachgruppe, name }))
      await regie.rufe(akteContract.updateAerzte, leitung, { params, body: { hausarztId: aerzte.hausarztId, fachaerzte, version: 1 } })
    }
    if (zufall.trifft(0.7)) await verordne(regie, zufall, { klientId, leitung, heute })
    if (nr % 3 === 0) {
      await regie.rufe(zugangContract.update, leitung, {
        params,
        body: {
          schluesselNr: String(zufall.ganz(1, 200)),
          schluesseldepot: zufall.trifft(0.5) ? 'Schlüsselsafe neben der Haustür' : null,
          tuercode: zufall.trifft(0.3) ? `${zufall.ganz(1000, 9999)}#` : null,
          klingel: person.nachname,
          etage: zufall.eins(['Erdgeschoss', '1. OG links', '2. OG rechts', '4. OG, Aufzug']),
          alarmanlage: null,
          haustier: zufall.trifft(0.3) ? 'Katze, darf nicht hinaus' : null,
          parken: null,
          version: 0,
        },
      })
    }
    if (nr % 4 === 0 && pflegekraft !== undefined) {
      regie.stelle(regie.beginn)
      await regie.rufe(zugangContract.addZuteilung, leitung, { params, body: { personId: pflegekraft.personId, tag: heute } })
    }
  }
}

async function verordne(
  regie: Regie,
  zufall: Zufall,
  { klientId, leitung, heute }: { klientId: string; leitung: Parameters<Regie['rufe']>[1]; heute: string },
): Promise<void> {
  const bis = plusTage(heute, zufall.ganz(-10, 200))
  const von = plusTage(bis, -zufall.eins([28, 90, 180]))
  const [was, haeufigkeit] = zufall.eins(massnahmen)
  const genehmigt = zufall.trifft(0.8)
  const verordnung = {
    von,
    bis,
    massnahmen: was,
    haeufigkeit,
    arzt: zufall.eins(['Dr. Martin Weber', 'Dr. Emre Yılmaz']),
    genehmigtAm: genehmigt ? plusTage(von, 6) : null,
    genehmigungsNr: genehmigt ? `HKP-${zufall.ganz(10_000, 99_999)}` : null,
  }
  await regie.rufe(akteContract.updateHkp, leitung, { params: { klientId }, body: { verordnungen: [verordnung], version: 1 } })
}
