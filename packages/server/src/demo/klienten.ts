/** Klienten with valid, invented identifiers: forty with whom tests play, and those who make sixty of the nursing service. */
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { checkKvnr } from '@dreiklang/domain/shared/checkDigits'
import { type Regie, type Random, akteurOf, createRandom, daysAgo } from './director.ts'
import type { DemoOrganisation } from './konten.ts'
import type { Ensemble } from './personen.ts'
import { type Versorgung, versorgungOf } from './versorgung.ts'

export interface DemoKlient {
  id: string
  pflege: 'sonnenhof' | 'lindenweg'
  praxis: DemoOrganisation
  apotheke: DemoOrganisation
  /** What care is for: the records, the visits and the orders of a Klient go with it. */
  versorgung: Versorgung
}

/** Answers the Klient of a number, from the beginning again behind the last. */
const inTurn = (klienten: readonly DemoKlient[]) => (nr: number) => klienten[nr % klienten.length]?.id ?? ''

export const ofSonnenhof = (klienten: readonly DemoKlient[]) => inTurn(klienten.filter(({ pflege }) => pflege === 'sonnenhof'))

/** Klienten of the nursing service, the practice and the pharmacy that play the main parts. */
export const listKnown = (klienten: readonly DemoKlient[]) =>
  klienten.filter(({ pflege, praxis, apotheke }) => pflege === 'sonnenhof' && praxis === 'weber' && apotheke === 'markt')
export const knownIn = (klienten: readonly DemoKlient[]) => inTurn(listKnown(klienten))

const vornamen = {
  W: ['Erika', 'Helga', 'Ingrid', 'Gerda', 'Ruth', 'Käthe', 'Hannelore', 'Elfriede', 'Fatma', 'Renate'],
  M: ['Heinz', 'Günter', 'Werner', 'Karl-Otto', 'Mehmet', 'Jürgen', 'Wolfgang', 'Dieter', 'Siegfried', 'Rolf'],
} as const
const nachnamen =
  'Albrecht Bäcker Christ Dietrich Engel Fröhlich Groß Hübner Jansen Köhler Löwe Müller Neumann Özdemir Pohl Reuter Schäfer Thiele Ulrich Wagner'.split(
    ' ',
  )
const strassen = ['Ahornallee', 'Birkenweg', 'Am Brunnen', 'Goethestraße', 'Kirchgasse', 'Mühlweg', 'Schillerplatz', 'Waldstraße']
const kassen = [
  ['AOK Bayern', '108018007'],
  ['Techniker Krankenkasse', '101575519'],
  ['BARMER', '104212059'],
] as const
const allergien = ['Penicillin', 'Pflaster (Acrylat)', 'Jod', 'Novaminsulfon']

function kvnr(random: Random): string {
  const start = `${String.fromCharCode(65 + random.ganz(0, 25))}${String(random.ganz(0, 99_999_999)).padStart(8, '0')}`
  const hits = Array.from('0123456789', (ziffer) => start + ziffer).find((nummer) => checkKvnr(nummer) === null)
  if (hits === undefined) throw new Error('Every beginning has one check digit')
  return hits
}

interface Intake {
  random: Random
  pflege: DemoKlient['pflege']
  nachname: string
  vornamen: Readonly<Record<'W' | 'M', readonly string[]>>
  versorgung: Versorgung
  /** How many of them belong to the practice and the pharmacy that play the main parts. */
  anteil: number
}

async function admit(
  regie: Regie,
  { organisationen, personen }: Ensemble,
  { random, pflege, nachname, vornamen: names, versorgung, anteil }: Intake,
): Promise<DemoKlient> {
  const praxis = random.trifft(anteil) ? 'weber' : 'yilmaz'
  const apotheke = random.trifft(anteil) ? 'markt' : 'rosen'
  const geschlecht = random.trifft(0.6) ? 'W' : 'M'
  const [krankenkasse, kassenIk] = random.eins(kassen)
  const verwaltung = akteurOf({ personen }, pflege === 'sonnenhof' ? 'pflege-admin' : 'pflege-admin2')
  const { id } = await regie.call(klientContract.create, verwaltung, {
    body: {
      vorname: random.eins(names[geschlecht]),
      nachname,
      geburtsdatum: `${random.ganz(1930, 1956)}-${String(random.ganz(1, 12)).padStart(2, '0')}-${String(random.ganz(1, 28)).padStart(2, '0')}`,
      geschlecht,
      versicherungsart: 'GKV',
      kvnr: kvnr(random),
      krankenkasse,
      kassenIk,
      zuzahlungBefreitBis: random.trifft(0.4) ? `${regie.beginn.getUTCFullYear()}-12-31` : null,
      adresse: { strasse: random.eins(strassen), hausnummer: String(random.ganz(1, 80)), zusatz: null, plz: '80331', ort: 'München' },
      wohnform: random.eins(['ALLEIN', 'FAMILIE', 'BETREUTES_WOHNEN']),
      telefon: `089 ${random.ganz(100_000, 999_999)}`,
      hausarztId: organisationen[praxis],
      allergien: random.trifft(0.3) ? { keineBekannt: false, liste: [random.eins(allergien)] } : { keineBekannt: true, liste: [] },
      status: 'AKTIV',
    },
  })
  const params = { klientId: id }
  const gewaehltAm = daysAgo(regie, 110).toISOString().slice(0, 10)
  await regie.call(apothekenwahlContract.chooseApotheke, verwaltung, {
    params,
    body: { apothekeId: organisationen[apotheke], gewaehltAm, erklaertVon: 'Klient', form: 'SCHRIFTLICH' },
  })
  const arten: EinwilligungArt[] = ['EMPFANGSVOLLMACHT', ...(random.trifft(0.5) ? (['VORABINFO'] as const) : [])]
  for (const art of arten) {
    const body = { art, erteiltAm: gewaehltAm, durch: 'Klient', rolle: 'KLIENT' as const, dokument: null }
    await regie.call(einwilligungContract.addEinwilligung, verwaltung, { params, body })
  }
  return { id, pflege, praxis, apotheke, versorgung }
}

const ofMain = 28

export async function admitKlienten(regie: Regie, ensemble: Ensemble): Promise<DemoKlient[]> {
  regie.stelle(daysAgo(regie, 110))
  const klienten: DemoKlient[] = []
  for (let i = 0; i < 40; i += 1) {
    const pflege = i < ofMain ? 'sonnenhof' : 'lindenweg'
    const nachname = nachnamen[i % nachnamen.length] ?? 'Müller'
    const anteil = i < ofMain ? 0.75 : 0.3
    klienten.push(await admit(regie, ensemble, { random: regie.zufall, pflege, nachname, vornamen, versorgung: versorgungOf(i), anteil }))
  }
  return klienten
}

/** No name of these is one of the forty: a list of sixty in which every surname comes three times looks made up. */
const further =
  `Arnold Beck Brandl Ebner Fischer Friedrich Gruber Haas Hartl Herrmann Huber Kaiser Keller Krämer Lorenz Maier Nguyen Obermeier Peters
  Pfeiffer Rauch Richter Sauer Schreiber Seidel Sommer Stadler Vogel Weiß Yavuz Zeller Ziegler`.split(/\s+/)
const furtherNames = {
  W: [
    'Anneliese',
    'Brigitte',
    'Christel',
    'Edith',
    'Emine',
    'Gisela',
    'Hildegard',
    'Irmgard',
    'Liselotte',
    'Maria',
    'Rosemarie',
    'Waltraud',
  ],
  M: ['Alfred', 'Bernhard', 'Ernst', 'Friedrich', 'Hans', 'Hasan', 'Helmut', 'Josef', 'Kurt', 'Manfred', 'Otto', 'Walter'],
} as const

/** Whoever else the nursing service cares for: sixty with the twenty-eight that are there. */
export async function admitFurther(regie: Regie, ensemble: Ensemble): Promise<DemoKlient[]> {
  const random = createRandom(20261201)
  regie.stelle(daysAgo(regie, 110))
  const klienten: DemoKlient[] = []
  for (const [i, nachname] of further.entries()) {
    const versorgung = versorgungOf(i + ofMain)
    klienten.push(await admit(regie, ensemble, { random, pflege: 'sonnenhof', nachname, vornamen: furtherNames, versorgung, anteil: 0.7 }))
  }
  return klienten
}
