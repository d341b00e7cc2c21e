import { expect, it } from 'vitest'
import { transitions as bestellung } from '../bestellung/transitions.ts'
import { transitions as hausbesuch } from '../hausbesuch/transitions.ts'
import { erzaehlteBesuchsschritte, toldSteps } from './verlauf.contract.ts'

/** What is no part of the life of a Klient, each with its reason. */
const untold: Readonly<Record<string, string>> = {
  rezeptOrtMelden: 'where a piece of paper lies',
  stornoAnfragen: 'the answer is told',
  restErlassen: 'the answer is told',
  rueckfrageStellen: 'a conversation of the houses',
  rueckfrageAntworten: 'a conversation of the houses',
  rueckfrageErledigen: 'a conversation of the houses',
  setZuzahlung: 'money, which is told with the delivery',
  recordZuzahlung: 'money, which is told with the delivery',
  fristWarnen: 'a reminder to the houses',
  eskalieren: 'a reminder to the houses',
  genehmigungErfragen: 'a reminder to the pharmacy',
  rueckfragen: 'a conversation of the houses',
  antworten: 'a conversation of the houses',
  losfahren: 'the visit itself is told',
  antwortAnmahnen: 'a reminder to the houses',
  ueberfaelligMelden: 'a reminder to the house',
}

it.each([
  ['an order', bestellung, toldSteps],
  ['a visit', hausbesuch, erzaehlteBesuchsschritte],
])('each step of %s is told in the line of time of the Klient, or it is said here why not', (_of, table, told: readonly string[]) => {
  expect(Object.keys(table).filter((step) => !told.includes(step) && !(step in untold))).toEqual([])
  expect(Object.keys(table).filter((step) => told.includes(step) && step in untold)).toEqual([])
})
