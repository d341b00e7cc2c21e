/** What the Klienten of the demo are cared for: diagnoses, the services of their visits and their medicines fit each other. */
import type { PlanAngaben } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { HkpNummer } from '@dreiklang/domain/klient/hkpLeistungen'
import { leistung } from './besuchsspiel.ts'

type Leistungen = PlanAngaben['leistungen']

export interface Versorgung {
  diagnosen: readonly (readonly [icd10: string, text: string])[]
  /** What a doctor has prescribed of home care; null: nothing. */
  massnahme: readonly [was: string, haeufigkeit: string, leistungen: readonly HkpNummer[]] | null
  rhythmus: 'ZWEIMAL' | 'TAEGLICH' | 'DREIMAL' | 'WOECHENTLICH'
  leistungen: Leistungen
  /** Of the second visit of a day. */
  abends: Leistungen
  /** What nurses measure at the visits. */
  misst: 'BLUTDRUCK' | 'BLUTZUCKER' | null
  pflegegrad: readonly [von: number, bis: number]
  /** As beginnings of names of the range that is ordered. */
  mittel: readonly string[]
}

const waschen = leistung('Hilfe beim Waschen und Anziehen', 'SGB_XI', 25)
const duschen = leistung('Hilfe beim Duschen', 'SGB_XI', 30)
const fruehstueck = leistung('Frühstück richten', 'SGB_XI', 10)
const abendbrot = leistung('Abendbrot richten', 'SGB_XI', 10)
const insulin = leistung('Insulin spritzen, Blutzucker messen', 'HKP', 10)
const struempfe = leistung('Kompressionsstrümpfe anziehen', 'HKP', 10)
const verband = leistung('Verband wechseln', 'HKP', 20)
const gabe = leistung('Medikamente geben', 'HKP', 5)
const stellen = leistung('Medikamente für die Woche stellen', 'HKP', 15)

const arzneimittelgabe = ['Medikamentengabe', '3 × täglich', ['26']] as const

/** The first five are seen once or twice a day, the others less often. */
const all: readonly Versorgung[] = [
  {
    diagnosen: [
      ['E11.90', 'Diabetes mellitus, Typ 2'],
      ['I10.90', 'Bluthochdruck'],
    ],
    massnahme: ['Insulingabe, Blutzuckermessung', '2 × täglich', ['11', '18']],
    rhythmus: 'ZWEIMAL',
    leistungen: [insulin, fruehstueck],
    abends: [insulin, abendbrot],
    misst: 'BLUTZUCKER',
    pflegegrad: [2, 3],
    mittel: ['Insulin', 'Metformin', 'Ramipril', 'Simvastatin'],
  },
  {
    diagnosen: [['F03', 'Demenz']],
    massnahme: arzneimittelgabe,
    rhythmus: 'TAEGLICH',
    leistungen: [waschen, gabe, fruehstueck],
    abends: [gabe, abendbrot],
    misst: null,
    pflegegrad: [3, 4],
    mittel: ['Pantoprazol', 'Macrogol', 'Pflegecreme'],
  },
  {
    diagnosen: [
      ['I50.13', 'Linksherzinsuffizienz'],
      ['I10.90', 'Bluthochdruck'],
    ],
    massnahme: ['Kompressionsstrümpfe an- und ausziehen', '2 × täglich', ['31b']],
    rhythmus: 'DREIMAL',
    leistungen: [struempfe, waschen],
    abends: [],
    misst: 'BLUTDRUCK',
    pflegegrad: [2, 3],
    mittel: ['Torasemid', 'Bisoprolol', 'Ramipril'],
  },
  {
    diagnosen: [['L89.24', 'Dekubitus Grad 3, Sitzbein']],
    massnahme: ['Wundversorgung, Verbandwechsel', '3 × wöchentlich', ['31a']],
    rhythmus: 'DREIMAL',
    leistungen: [verband],
    abends: [],
    misst: null,
    pflegegrad: [3, 5],
    mittel: ['Schaumverband', 'Novaminsulfon', 'Einmalhandschuhe'],
  },
  {
    diagnosen: [['G20.90', 'Parkinson-Syndrom']],
    massnahme: arzneimittelgabe,
    rhythmus: 'TAEGLICH',
    leistungen: [waschen, gabe],
    abends: [gabe],
    misst: null,
    pflegegrad: [3, 4],
    mittel: ['Levodopa', 'Macrogol', 'Pantoprazol'],
  },
  {
    diagnosen: [
      ['I48.0', 'Vorhofflimmern'],
      ['I10.90', 'Bluthochdruck'],
    ],
    massnahme: ['Medikamente stellen', '1 × wöchentlich', ['26']],
    rhythmus: 'DREIMAL',
    leistungen: [stellen, waschen],
    abends: [],
    misst: 'BLUTDRUCK',
    pflegegrad: [1, 2],
    mittel: ['Apixaban', 'Bisoprolol', 'Torasemid'],
  },
  {
    diagnosen: [['J44.99', 'COPD']],
    massnahme: arzneimittelgabe,
    rhythmus: 'DREIMAL',
    leistungen: [duschen, gabe],
    abends: [],
    misst: null,
    pflegegrad: [2, 3],
    mittel: ['Salbutamol', 'Pantoprazol', 'Paracetamol'],
  },
  {
    diagnosen: [['M17.1', 'Kniegelenksarthrose']],
    massnahme: null,
    rhythmus: 'DREIMAL',
    leistungen: [duschen],
    abends: [],
    misst: null,
    pflegegrad: [1, 3],
    mittel: ['Fentanyl', 'Oxycodon', 'Macrogol', 'Novaminsulfon'],
  },
  {
    diagnosen: [
      ['I10.90', 'Bluthochdruck'],
      ['E03.9', 'Schilddrüsenunterfunktion'],
    ],
    massnahme: ['Medikamente stellen', '1 × wöchentlich', ['26']],
    rhythmus: 'WOECHENTLICH',
    leistungen: [stellen],
    abends: [],
    misst: 'BLUTDRUCK',
    pflegegrad: [1, 2],
    mittel: ['Levothyroxin', 'Ramipril', 'Simvastatin'],
  },
]

/** The same for the same Klient in every filling. */
export function versorgungOf(nr: number): Versorgung {
  const found = all[nr % all.length]
  if (found === undefined) throw new Error('Every number has its care')
  return found
}
