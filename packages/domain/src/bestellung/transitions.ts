/** Rows E2 to E22 of domain.md 3.4 as data: deciders, answers, screens and tests read this one table. */
import { type PositionStatus, endStatus, positionStatus } from './bestellung.ts'

/** PHARMAZEUTISCH: pharmaceutical staff. ARZT: a doctor with Approbation. PRAXIS: anyone of the practice. UHR: the clock. */
export type Wer = 'PFLEGE' | 'PRAXIS' | 'ARZT' | 'APOTHEKE' | 'PHARMAZEUTISCH' | 'UHR'

export interface Transition {
  zeile: string
  von: readonly PositionStatus[]
  /** Empty: the state stays. */
  nach: readonly PositionStatus[]
  wer: readonly Wer[]
}

const open: readonly PositionStatus[] = ['BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT']
const vorAnnahme: readonly PositionStatus[] = ['ENTWURF', 'BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE']
/** Also at an end: what is left to do there changes no state. */
const sent: readonly PositionStatus[] = [...open, ...endStatus]
const vorVorlage: readonly PositionStatus[] = ['VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG']
const atApotheke: readonly PositionStatus[] = ['BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT']
const withRezept: readonly PositionStatus[] = ['VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT']

export const transitions = {
  senden: { zeile: 'E2/E3', von: ['ENTWURF'], nach: ['BEIM_ARZT', 'BEI_APOTHEKE'], wer: ['PFLEGE'] },
  verordnen: { zeile: 'E4', von: ['BEIM_ARZT'], nach: ['VERORDNET'], wer: ['ARZT'] },
  rezeptKorrigieren: { zeile: 'E4b', von: ['VERORDNET', 'BEI_APOTHEKE'], nach: ['VERORDNET'], wer: ['ARZT'] },
  rezeptZurueckziehen: { zeile: 'E4b', von: ['VERORDNET', 'BEI_APOTHEKE'], nach: ['ABGELEHNT'], wer: ['ARZT'] },
  arztAblehnen: { zeile: 'E5', von: ['BEIM_ARZT'], nach: ['ABGELEHNT'], wer: ['PRAXIS'] },
  anApothekeGeben: { zeile: 'E6', von: ['VERORDNET'], nach: ['BEI_APOTHEKE'], wer: ['PFLEGE', 'APOTHEKE', 'PRAXIS'] },
  selbstEinloesen: { zeile: 'E7', von: ['VERORDNET'], nach: ['ABGESCHLOSSEN'], wer: ['PFLEGE', 'PRAXIS'] },
  /** Muster 12: fetched, signed by the Klient, handed in at the Krankenkasse within four working days (§ 6 Abs. 6 HKP-RL), and decided on. */
  verordnungHolen: { zeile: 'E7b', von: ['VERORDNET'], nach: [], wer: ['PFLEGE'] },
  verordnungUnterschreiben: { zeile: 'E7b', von: ['VERORDNET'], nach: [], wer: ['PFLEGE'] },
  verordnungEinreichen: { zeile: 'E7b', von: ['VERORDNET'], nach: [], wer: ['PFLEGE'] },
  kasseEntscheiden: { zeile: 'E7b', von: ['VERORDNET'], nach: ['ABGESCHLOSSEN'], wer: ['PFLEGE'] },
  neuAnfordern: { zeile: 'E8', von: ['VERORDNET', 'BEI_APOTHEKE'], nach: ['BEIM_ARZT'], wer: ['PFLEGE'] },
  rezeptAblaufen: { zeile: 'E8', von: vorVorlage, nach: [], wer: ['UHR'] },
  fristWarnen: { zeile: 'E8', von: vorVorlage, nach: [], wer: ['UHR'] },
  annehmen: { zeile: 'E9', von: ['BEI_APOTHEKE'], nach: ['IN_BEARBEITUNG'], wer: ['PHARMAZEUTISCH'] },
  rezeptVorlegen: { zeile: '3.4', von: atApotheke, nach: [], wer: ['PHARMAZEUTISCH'] },
  recordKostenvoranschlag: { zeile: 'E9b', von: ['IN_BEARBEITUNG'], nach: [], wer: ['APOTHEKE'] },
  recordGenehmigung: { zeile: 'E9b', von: ['IN_BEARBEITUNG'], nach: [], wer: ['APOTHEKE'] },
  genehmigungErfragen: { zeile: 'E9b', von: ['IN_BEARBEITUNG'], nach: [], wer: ['UHR'] },
  apothekeAblehnen: { zeile: 'E10', von: ['BEI_APOTHEKE', 'IN_BEARBEITUNG'], nach: ['ABGELEHNT'], wer: ['PHARMAZEUTISCH'] },
  austauschen: { zeile: 'E11', von: ['IN_BEARBEITUNG'], nach: [], wer: ['PHARMAZEUTISCH'] },
  btmFeststellen: { zeile: 'E9', von: ['BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT'], nach: [], wer: ['PHARMAZEUTISCH'] },
  neuesRezeptAnfordern: { zeile: 'E12', von: ['IN_BEARBEITUNG'], nach: ['BEIM_ARZT'], wer: ['PHARMAZEUTISCH'] },
  bereitstellen: { zeile: 'E13', von: ['IN_BEARBEITUNG'], nach: ['BEREIT'], wer: ['PHARMAZEUTISCH'] },
  ausliefern: { zeile: 'E14', von: ['BEREIT'], nach: [], wer: ['APOTHEKE'] },
  zustellen: { zeile: 'E14', von: ['BEREIT'], nach: ['GELIEFERT', 'IN_BEARBEITUNG'], wer: ['APOTHEKE'] },
  abholungBestaetigen: { zeile: 'E14', von: ['BEREIT'], nach: ['GELIEFERT', 'IN_BEARBEITUNG'], wer: ['PFLEGE'] },
  /** The Zuzahlung of a bag that was packed without an amount: by scanner, or with others. */
  setZuzahlung: { zeile: 'E13b', von: ['IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT', 'ABGESCHLOSSEN'], nach: [], wer: ['APOTHEKE'] },
  /** What was open at the door is given, invoiced or still refused days later. */
  recordZuzahlung: { zeile: 'E14c', von: ['IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT', 'ABGESCHLOSSEN'], nach: [], wer: ['APOTHEKE'] },
  restErlassen: { zeile: 'E14b', von: ['IN_BEARBEITUNG'], nach: [], wer: ['PFLEGE', 'APOTHEKE'] },
  restErlassBeantworten: { zeile: 'E14b', von: ['IN_BEARBEITUNG'], nach: ['GELIEFERT'], wer: ['PFLEGE', 'APOTHEKE'] },
  zustellungGescheitert: { zeile: 'E15', von: ['BEREIT'], nach: [], wer: ['APOTHEKE'] },
  kuehlketteFreigeben: { zeile: 'E15', von: ['BEREIT'], nach: [], wer: ['PHARMAZEUTISCH'] },
  zuruecknehmen: { zeile: 'E15', von: ['BEREIT'], nach: ['IN_BEARBEITUNG', 'STORNIERT', 'GELIEFERT'], wer: ['APOTHEKE'] },
  eingangBestaetigen: { zeile: 'E16', von: ['GELIEFERT'], nach: ['ABGESCHLOSSEN'], wer: ['PFLEGE', 'UHR'] },
  reklamieren: { zeile: 'E17', von: ['GELIEFERT', 'ABGESCHLOSSEN'], nach: ['IN_BEARBEITUNG'], wer: ['PFLEGE'] },
  stornieren: { zeile: 'E18', von: vorAnnahme, nach: ['STORNIERT'], wer: ['PFLEGE'] },
  stornoAnfragen: { zeile: 'E19', von: ['IN_BEARBEITUNG', 'BEREIT'], nach: [], wer: ['PFLEGE'] },
  stornoBeantworten: { zeile: 'E19', von: ['IN_BEARBEITUNG', 'BEREIT'], nach: ['STORNIERT', 'GELIEFERT'], wer: ['PHARMAZEUTISCH'] },
  rueckfrageStellen: { zeile: 'E20', von: open, nach: [], wer: ['PFLEGE', 'PRAXIS', 'APOTHEKE'] },
  rueckfrageAntworten: { zeile: 'E20', von: open, nach: [], wer: ['PFLEGE', 'PRAXIS', 'APOTHEKE'] },
  rueckfrageErledigen: { zeile: 'E20', von: open, nach: [], wer: ['PFLEGE', 'PRAXIS', 'APOTHEKE'] },
  anPraxisWeiterleiten: { zeile: 'E21', von: ['BEIM_ARZT'], nach: [], wer: ['PFLEGE', 'PRAXIS'] },
  anApothekeWeiterleiten: { zeile: 'E21', von: ['VERORDNET', 'BEI_APOTHEKE'], nach: [], wer: ['PFLEGE'] },
  rezeptOrtMelden: { zeile: '3.3', von: withRezept, nach: [], wer: ['PFLEGE', 'PRAXIS', 'APOTHEKE'] },
  retoureFesthalten: { zeile: '3.6', von: ['GELIEFERT', 'ABGESCHLOSSEN'], nach: [], wer: ['PFLEGE', 'PHARMAZEUTISCH'] },
  folgeErledigen: { zeile: '3.6', von: sent, nach: [], wer: ['PFLEGE', 'PRAXIS', 'APOTHEKE'] },
  folgeVerzichten: { zeile: '3.6', von: sent, nach: [], wer: ['PFLEGE', 'PRAXIS', 'APOTHEKE'] },
  proposeNachschub: { zeile: 'E1', von: ['GELIEFERT', 'ABGESCHLOSSEN'], nach: [], wer: ['APOTHEKE'] },
  withdrawNachschub: { zeile: 'E1', von: sent, nach: [], wer: ['APOTHEKE'] },
  takeOverNachschub: { zeile: 'E1', von: sent, nach: [], wer: ['PFLEGE'] },
  declineNachschub: { zeile: 'E1', von: sent, nach: [], wer: ['PFLEGE'] },
  eskalieren: { zeile: 'E22', von: ['BEIM_ARZT', 'BEI_APOTHEKE'], nach: [], wer: ['UHR'] },
  notfallMelden: { zeile: '3.6', von: ['BEIM_ARZT', 'BEI_APOTHEKE'], nach: [], wer: ['UHR'] },
} as const satisfies Record<string, Transition>

export type Handlung = keyof typeof transitions

export const isHandlung = (name: string): name is Handlung => name in transitions

export const handlungen = Object.keys(transitions).filter(isHandlung)

export const personenHandlungen = handlungen.filter((handlung) => transitions[handlung].wer.some((who) => who !== 'UHR'))

/** An end is nobody's turn. It is left by a complaint alone: damage is often found in the cupboard, days after the receipt. */
const afterwards: readonly string[] = ['reklamieren']

export function checkTransitions(table: Record<string, Transition>): string[] {
  const error: string[] = []
  const erreicht = new Set<PositionStatus>(['ENTWURF'])
  for (let before = 0; before !== erreicht.size;) {
    before = erreicht.size
    for (const { von, nach } of Object.values(table))
      if (von.some((status) => erreicht.has(status))) nach.forEach((status) => erreicht.add(status))
  }
  for (const status of positionStatus) {
    const hinaus = Object.values(table).some(({ von, nach }) => von.includes(status) && nach.some((target) => target !== status))
    if (!erreicht.has(status)) error.push(`${status} cannot be reached`)
    const verlassen = Object.entries(table).filter(
      ([name, { von, nach }]) => nach.length > 0 && von.includes(status) && !afterwards.includes(name),
    )
    if (endStatus.includes(status) && verlassen.length > 0) error.push(`${status} is not an end`)
    if (!endStatus.includes(status) && !hinaus) error.push(`${status} has no way out`)
  }
  return error
}

const error = checkTransitions(transitions)
if (error.length > 0) throw new Error(`Transition table of the order: ${error.join('; ')}`)
