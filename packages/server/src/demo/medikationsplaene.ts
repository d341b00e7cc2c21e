/** The plans of medicines of the demo: what a Klient is cared for is what is ordered, and what is ordered is taken. */
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { type Mittel, emptyMittel } from '@dreiklang/domain/klient/mittel.document'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { type Regie, akteurOf, daysAgo } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'

type Line = Pick<Mittel, 'arzneimittel'> & Partial<Mittel>

const onDemand = (einzeldosis: string, hoechstmenge: string, mindestabstand: string) =>
  ({ beiBedarf: true, einzeldosis, hoechstmenge, mindestabstand }) as const

/** By the beginning of the name in the range that is ordered, with the same strength and dose; what is no medicine is in no plan. */
const lines: Readonly<Record<string, Line>> = {
  Ramipril: { arzneimittel: 'Ramipril', staerke: '5 mg', darreichung: 'Tablette', morgens: '1', anlass: 'Bluthochdruck' },
  Bisoprolol: { arzneimittel: 'Bisoprolol', staerke: '2,5 mg', darreichung: 'Tablette', morgens: '1', anlass: 'Herz' },
  Torasemid: { arzneimittel: 'Torasemid', staerke: '10 mg', darreichung: 'Tablette', morgens: '1', anlass: 'Wassereinlagerung' },
  Metformin: {
    arzneimittel: 'Metformin',
    staerke: '1000 mg',
    darreichung: 'Filmtablette',
    morgens: '1',
    abends: '1',
    anlass: 'Diabetes',
    anweisung: 'Zu den Mahlzeiten',
  },
  Pantoprazol: {
    arzneimittel: 'Pantoprazol',
    staerke: '20 mg',
    darreichung: 'Tablette',
    morgens: '1',
    anlass: 'Magenschutz',
    anweisung: 'Eine halbe Stunde vor dem Frühstück, nicht teilen',
  },
  Simvastatin: { arzneimittel: 'Simvastatin', staerke: '20 mg', darreichung: 'Filmtablette', abends: '1', anlass: 'Blutfette' },
  Levothyroxin: {
    arzneimittel: 'Levothyroxin',
    staerke: '75 µg',
    darreichung: 'Tablette',
    morgens: '1',
    anlass: 'Schilddrüse',
    anweisung: 'Nüchtern, eine halbe Stunde vor dem Frühstück',
  },
  Apixaban: { arzneimittel: 'Apixaban', staerke: '5 mg', darreichung: 'Filmtablette', morgens: '1', abends: '1', anlass: 'Vorhofflimmern' },
  Novaminsulfon: {
    arzneimittel: 'Novaminsulfon',
    staerke: '500 mg/ml',
    darreichung: 'Tropfen',
    ...onDemand('20 Tropfen', '4 × 20 Tropfen', '6 Stunden'),
    anlass: 'Schmerzen',
  },
  Insulin: {
    arzneimittel: 'Insulin glargin',
    wirkstoff: 'Insulin',
    staerke: '100 E/ml',
    darreichung: 'Fertigpen',
    abends: '18 E',
    anlass: 'Diabetes',
    anweisung: 'Unter die Haut, Einstichstelle wechseln',
  },
  Fentanyl: {
    arzneimittel: 'Fentanyl',
    staerke: '25 µg/h',
    darreichung: 'Pflaster',
    morgens: '1 alle 72 Stunden',
    anlass: 'Schmerzen',
    anweisung: 'Klebestelle wechseln, altes Pflaster entfernen',
  },
  Oxycodon: {
    arzneimittel: 'Oxycodon',
    staerke: '10 mg',
    darreichung: 'Retardtablette',
    morgens: '1',
    anlass: 'Schmerzen',
    anweisung: 'Nicht teilen',
  },
  Levodopa: {
    arzneimittel: 'Levodopa Benserazid',
    wirkstoff: 'Levodopa',
    staerke: '100 mg/25 mg',
    darreichung: 'Tablette',
    morgens: '1',
    mittags: '1',
    abends: '1',
    anlass: 'Parkinson',
    anweisung: 'Eine halbe Stunde vor dem Essen',
  },
  Paracetamol: {
    arzneimittel: 'Paracetamol',
    staerke: '500 mg',
    darreichung: 'Tablette',
    ...onDemand('1 Tablette', '4 Tabletten', '6 Stunden'),
    anlass: 'Schmerzen',
  },
  Salbutamol: {
    arzneimittel: 'Salbutamol',
    staerke: '0,1 mg',
    darreichung: 'Dosieraerosol',
    ...onDemand('2 Hübe', '8 Hübe', '4 Stunden'),
    anlass: 'Atemnot',
  },
}

/** Of every eleventh nobody has written the plan down here yet; of every fourth it was written anew a month ago. */
export async function writePlaene(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const heute = berlinDate(regie.beginn.toISOString())
  for (const [nr, { id: klientId, pflege, versorgung }] of klienten.entries()) {
    const kept = versorgung.mittel.flatMap((name) => lines[name] ?? [])
    if (nr % 11 === 10 || kept.length === 0) continue
    const fachkraft = akteurOf(ensemble, pflege === 'sonnenhof' ? 'pfleger' : 'pfleger2')
    const planOf = (day: string, said: readonly Line[]): Mittel[] =>
      said.map((line) => ({ ...emptyMittel, von: day, planHerkunft: 'ARZT', angegebenAm: day, ...line }))
    const first = plusDays(heute, -108 + (nr % 20))
    const renewed = nr % 4 === 0
    const save = (mittel: Mittel[], version: number) =>
      regie.call(akteContract.updateMedikation, fachkraft, { params: { klientId }, body: { mittel, version } })
    regie.stelle(daysAgo(regie, 108 - (nr % 20)))
    // At first without what came last.
    await save(planOf(first, renewed ? kept.slice(0, Math.max(1, kept.length - 1)) : kept), 1)
    if (!renewed || kept.length === 1) continue
    regie.stelle(daysAgo(regie, 30))
    const added = planOf(plusDays(heute, -30), kept.slice(-1))
    await save([...planOf(first, kept.slice(0, -1)), ...added], 2)
  }
}
