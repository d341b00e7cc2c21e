/** What the records of the Klienten say beyond the intake. */
import { type AkteAnswer, akteContract } from '@dreiklang/domain/klient/akte.contract'
import { emptyFacharzt, emptyVerordnung } from '@dreiklang/domain/klient/klient.document'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type Regie, type Random, akteurOf, daysAgo, createRandom } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'
import type { Versorgung } from './versorgung.ts'

const anfaenge: Readonly<Record<string, readonly [breite: number, laenge: number]>> = {
  Ahornallee: [48.1412, 11.5487],
  Birkenweg: [48.1268, 11.5611],
  'Am Brunnen': [48.1361, 11.5726],
  Goethestraße: [48.1337, 11.5598],
  Kirchgasse: [48.1389, 11.5832],
  Mühlweg: [48.1224, 11.5893],
  Schillerplatz: [48.1469, 11.5704],
  Waldstraße: [48.1153, 11.5402],
}
/** Degrees from one house number to the next: some twelve metres. */
const jeHaus = 0.00008
const aufSechsStellen = (grad: number): number => Math.round(grad * 1_000_000) / 1_000_000

function punktOf(adresse: AkteAnswer['wohnen']['adresse']): Partial<Pick<AkteAnswer['wohnen'], 'breite' | 'laenge'>> {
  const start = anfaenge[adresse?.strasse ?? '']
  if (start === undefined) return {}
  const weiter = Number.parseInt(adresse?.hausnummer ?? '0', 10) * jeHaus
  return { breite: aufSechsStellen(start[0] + weiter), laenge: aufSechsStellen(start[1] + weiter) }
}

const vornamen = ['Andrea', 'Bernd', 'Christa', 'Ewa', 'Frank', 'Gabriele', 'Hakan', 'Jutta', 'Lena', 'Sven'] as const
const beziehungen = ['Tochter', 'Sohn', 'Nachbarin', 'Schwester', 'Neffe'] as const
/** What many have besides. */
const further = [
  ['I10.90', 'Bluthochdruck'],
  ['M17.1', 'Kniegelenksarthrose'],
  ['I48.0', 'Vorhofflimmern'],
  ['N18.3', 'Chronische Nierenkrankheit, Stadium 3'],
  ['H40.1', 'Grüner Star'],
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
const einige = <T>(random: Random, list: readonly T[], anteil: number) => list.filter(() => random.trifft(anteil))

function gesundheit(random: Random, akte: AkteAnswer, { diagnosen }: Versorgung) {
  const own = new Set(diagnosen.map(([icd10]) => icd10))
  const chosen = [...diagnosen, ...einige(random, further, 0.2).filter(([icd10]) => !own.has(icd10))]
  const codes = chosen.map(([icd10]) => icd10)
  const verfuegung = random.eins(['JA', 'JA', 'NEIN', null])
  return {
    ...akte.gesundheit,
    unvertraeglichkeiten: random.trifft(0.2) ? ['Laktose'] : [],
    diagnosen: chosen.map(([icd10, text]) => ({ icd10, text, seit: random.trifft(0.7) ? `${random.ganz(2005, 2024)}-03-01` : null })),
    risiken: [
      ...(random.trifft(0.5) ? (['STURZ'] as const) : []),
      ...(codes.includes('L89.24') ? (['DEKUBITUS'] as const) : []),
      ...(codes.includes('G20.90') ? (['DYSPHAGIE'] as const) : []),
      ...(codes.includes('I48.0') ? (['ANTIKOAGULATION'] as const) : []),
      ...(random.trifft(0.05) ? (['MRSA'] as const) : []),
    ],
    gewicht: random.ganz(480, 960) / 10,
    groesse: random.ganz(150, 188),
    kreatinin: random.ganz(70, 190) / 100,
    notfallhinweis: codes.includes('I48.0') ? 'Nimmt Blutverdünner. Herzpass liegt am Telefon.' : null,
    patientenverfuegung: verfuegung,
    patientenverfuegungOrt: verfuegung === 'JA' ? 'Ordner im Flurschrank' : null,
    reanimation: verfuegung === 'JA' ? random.eins(['JA', 'NEIN'] as const) : null,
    notiz: random.trifft(0.5) ? random.eins(notizen) : null,
  }
}

function kontakte(random: Random, nachname: string) {
  return Array.from({ length: random.eins([0, 1, 1, 1, 2]) }, (_, nr) => ({
    name: `${random.eins(vornamen)} ${nachname}`,
    beziehung: random.eins(beziehungen),
    telefon: `0171 ${random.ganz(1_000_000, 9_999_999)}`,
    notfall: nr === 0,
    vollmacht: nr === 0 ? random.eins(['VORSORGE', 'VORSORGE', 'BETREUUNG', 'KEINE'] as const) : ('KEINE' as const),
    auskunftErlaubt: nr === 0,
  }))
}

/** Of every fifth nobody has written it down. */
const leistungsarten = ['SACHLEISTUNG', 'KOMBINATION', 'SACHLEISTUNG', 'PFLEGEGELD', null] as const

export async function writeAkten(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  // A chance of its own: what is ordered later stays the same.
  const random = createRandom(20260915)
  const heute = berlinDate(regie.beginn.toISOString())
  for (const [nr, { id: klientId, pflege, versorgung: care }] of klienten.entries()) {
    const leitung = akteurOf(ensemble, pflege === 'sonnenhof' ? 'pflege-admin' : 'pflege-admin2')
    const params = { klientId }
    regie.stelle(daysAgo(regie, 109))
    const akte = await regie.call(akteContract.read, leitung, { params })
    const { person, versicherung, wohnen, aerzte } = akte
    const pflegebeginn = plusDays(heute, -random.ganz(120, 1500))
    await regie.call(akteContract.updatePerson, leitung, {
      params,
      body: { ...person, anrede: person.geschlecht === 'W' ? 'FRAU' : 'HERR', titel: random.trifft(0.08) ? 'Dr.' : null, pflegebeginn },
    })
    await regie.call(akteContract.updateVersicherung, leitung, {
      params,
      body: {
        ...versicherung,
        versichertenstatus: '5',
        egkGueltigBis: plusDays(heute, random.ganz(20, 1400)),
        zuzahlungNr: versicherung.zuzahlungBefreitBis === null ? null : `B-${random.ganz(10_000, 99_999)}`,
        pflegegrad: random.ganz(...care.pflegegrad),
        pflegegradSeit: pflegebeginn,
        pflegekasse: `Pflegekasse der ${versicherung.krankenkasse ?? 'Krankenkasse'}`,
        leistungsart: leistungsarten[nr % leistungsarten.length] ?? null,
      },
    })
    await regie.call(akteContract.updateGesundheit, leitung, { params, body: gesundheit(random, akte, care) })
    await regie.call(akteContract.updateKontakte, leitung, { params, body: { kontakte: kontakte(random, person.nachname), version: 1 } })
    const mobil = random.trifft(0.4) ? `0160 ${random.ganz(1_000_000, 9_999_999)}` : wohnen.mobil
    await regie.call(akteContract.updateWohnen, leitung, { params, body: { ...wohnen, ...punktOf(wohnen.adresse), mobil } })
    if (random.trifft(0.5)) {
      const fachaerzte = [random.eins(fachgruppen)].map(([fachgruppe, name]) => ({ ...emptyFacharzt, fachgruppe, name }))
      await regie.call(akteContract.updateAerzte, leitung, { params, body: { hausarztId: aerzte.hausarztId, fachaerzte, version: 1 } })
    }
    if (care.massnahme !== null && random.trifft(0.8)) {
      // What the Krankenkasse has decided since is written down today.
      regie.stelle(regie.beginn)
      await prescribe(regie, random, { klientId, leitung, heute, massnahme: care.massnahme })
      regie.stelle(daysAgo(regie, 109))
    }
    if (nr % 3 === 0) {
      await regie.call(zugangContract.update, leitung, {
        params,
        body: {
          schluesselNr: String(random.ganz(1, 200)),
          schluesseldepot: random.trifft(0.5) ? 'Schlüsselsafe neben der Haustür' : null,
          tuercode: random.trifft(0.3) ? `${random.ganz(1000, 9999)}#` : null,
          klingel: person.nachname,
          etage: random.eins(['Erdgeschoss', '1. OG links', '2. OG rechts', '4. OG, Aufzug']),
          alarmanlage: null,
          haustier: random.trifft(0.3) ? 'Katze, darf nicht hinaus' : null,
          parken: null,
          version: 0,
        },
      })
    }
    if (nr % 4 === 0) {
      regie.stelle(regie.beginn)
      const { personId } = akteurOf(ensemble, pflege === 'sonnenhof' ? 'pfleger' : 'pfleger2')
      await regie.call(zugangContract.addZuteilung, leitung, { params, body: { personId, tag: heute } })
    }
  }
}

async function prescribe(
  regie: Regie,
  random: Random,
  {
    klientId,
    leitung,
    heute,
    massnahme: [what, haeufigkeit, leistungen],
  }: { klientId: string; leitung: Parameters<Regie['call']>[1]; heute: string; massnahme: NonNullable<Versorgung['massnahme']> },
): Promise<void> {
  const ende = random.ganz(-10, 200)
  const bis = plusDays(heute, ende)
  const von = plusDays(bis, -random.eins([28, 90, 180]))
  const genehmigt = random.trifft(0.8) && plusDays(von, 6) <= heute
  const ausgestelltAm = plusDays(von, -2)
  const bescheid = plusDays(heute, -14)
  const gekuerzt = ende % 5 === 0 && von <= bescheid
  const verordnung = {
    ...emptyVerordnung,
    leistungen: [...leistungen],
    ausgestelltAm: ausgestelltAm <= heute ? ausgestelltAm : null,
    eingereichtAm: von <= heute ? von : null,
    genehmigung: genehmigt ? ('VOLL' as const) : null,
    von,
    bis,
    massnahmen: what,
    haeufigkeit,
    arzt: random.eins(['Dr. Martin Weber', 'Dr. Emre Yılmaz']),
    genehmigtAm: genehmigt ? plusDays(von, 6) : null,
    genehmigungsNr: genehmigt ? `HKP-${random.ganz(10_000, 99_999)}` : null,
  }
  // Some Krankenkassen approve for less, a fortnight ago, so that it can still be objected to.
  const entschieden = {
    genehmigung: 'TEILWEISE' as const,
    genehmigtAm: bescheid,
    genehmigtBis: plusDays(bis, -14),
    entscheidungText: 'Genehmigt für einen kürzeren Zeitraum.',
    zugegangenAm: plusDays(bescheid, 3),
  }
  const verordnungen = [gekuerzt ? { ...verordnung, ...entschieden } : verordnung]
  await regie.call(akteContract.updateHkp, leitung, { params: { klientId }, body: { verordnungen, version: 1 } })
}
