/** Forty Klienten with valid, invented identifiers. */
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { checkKvnr } from '@dreiklang/domain/shared/checkDigits'
import { type Regie, type Random, akteurOf, daysAgo } from './director.ts'
import type { DemoOrganisation } from './konten.ts'
import type { Ensemble } from './personen.ts'

export interface DemoKlient {
  id: string
  pflege: 'sonnenhof' | 'lindenweg'
  praxis: DemoOrganisation
  apotheke: DemoOrganisation
}

/** Answers the Klient of a number, from the beginning again behind the last. */
const inTurn = (klienten: readonly DemoKlient[]) => (nr: number) => klienten[nr % klienten.length]?.id ?? ''

export const ofSonnenhof = (klienten: readonly DemoKlient[]) => inTurn(klienten.filter(({ pflege }) => pflege === 'sonnenhof'))

/** Klienten of the nursing service, the practice and the pharmacy that play the main parts. */
export const knownIn = (klienten: readonly DemoKlient[]) =>
  inTurn(klienten.filter(({ pflege, praxis, apotheke }) => pflege === 'sonnenhof' && praxis === 'weber' && apotheke === 'markt'))

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

export async function admitKlienten(regie: Regie, ensemble: Ensemble): Promise<DemoKlient[]> {
  const { organisationen } = ensemble
  regie.stelle(daysAgo(regie, 110))
  const { zufall } = regie
  const klienten: DemoKlient[] = []
  for (let i = 0; i < 40; i += 1) {
    const pflege = i < 28 ? 'sonnenhof' : 'lindenweg'
    const praxis = zufall.trifft(i < 28 ? 0.75 : 0.3) ? 'weber' : 'yilmaz'
    const apotheke = zufall.trifft(i < 28 ? 0.75 : 0.3) ? 'markt' : 'rosen'
    const geschlecht = zufall.trifft(0.6) ? 'W' : 'M'
    const [krankenkasse, kassenIk] = zufall.eins(kassen)
    const verwaltung = akteurOf(ensemble, pflege === 'sonnenhof' ? 'pflege-admin' : 'pflege-admin2')
    const { id } = await regie.call(klientContract.create, verwaltung, {
      body: {
        vorname: zufall.eins(vornamen[geschlecht]),
        nachname: nachnamen[i % nachnamen.length] ?? 'Müller',
        geburtsdatum: `${zufall.ganz(1930, 1956)}-${String(zufall.ganz(1, 12)).padStart(2, '0')}-${String(zufall.ganz(1, 28)).padStart(2, '0')}`,
        geschlecht,
        versicherungsart: 'GKV',
        kvnr: kvnr(zufall),
        krankenkasse,
        kassenIk,
        zuzahlungBefreitBis: zufall.trifft(0.4) ? `${regie.beginn.getUTCFullYear()}-12-31` : null,
        adresse: { strasse: zufall.eins(strassen), hausnummer: String(zufall.ganz(1, 80)), zusatz: null, plz: '80331', ort: 'München' },
        wohnform: zufall.eins(['ALLEIN', 'FAMILIE', 'BETREUTES_WOHNEN']),
        telefon: `089 ${zufall.ganz(100_000, 999_999)}`,
        hausarztId: organisationen[praxis],
        allergien: zufall.trifft(0.3) ? { keineBekannt: false, liste: [zufall.eins(allergien)] } : { keineBekannt: true, liste: [] },
        status: 'AKTIV',
      },
    })
    const gewaehltAm = daysAgo(regie, 110).toISOString().slice(0, 10)
    await regie.call(apothekenwahlContract.chooseApotheke, verwaltung, {
      params: { klientId: id },
      body: { apothekeId: organisationen[apotheke], gewaehltAm, erklaertVon: 'Klient', form: 'SCHRIFTLICH' },
    })
    const arten: EinwilligungArt[] = ['EMPFANGSVOLLMACHT', ...(zufall.trifft(0.5) ? (['VORABINFO'] as const) : [])]
    for (const art of arten) {
      await regie.call(einwilligungContract.addEinwilligung, verwaltung, {
        params: { klientId: id },
        body: { art, erteiltAm: gewaehltAm, durch: 'Klient', rolle: 'KLIENT', dokument: null },
      })
    }
    klienten.push({ id, pflege, praxis, apotheke })
  }
  return klienten
}
