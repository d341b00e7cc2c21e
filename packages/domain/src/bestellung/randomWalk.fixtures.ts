import fc from 'fast-check'
import { Refusal } from '../shared/refusal.ts'
import { berlinDate } from '../shared/time.ts'
import type { Entwurf } from './angaben.contract.ts'
import { decide, after } from './bestellung.decider.ts'
import type { Bestellung } from './bestellung.document.ts'
import { entwurf, withoutRezept, organisation, person, positionInput } from './bestellung.fixtures.ts'
import { sperre } from './bestellung.policy.ts'
import { uhr } from './clock.decider.ts'
import { anlegen } from './entwurf.decider.ts'
import type { Ereignis } from './ereignis.ts'
import type { DecisionContext, Person } from './handelnder.ts'
import { type Auftrag, type PersonenHandlung, handlungSchemas } from './handlungen.contract.ts'
import { klientWandelMelden, klientWandelZuruecknehmen } from './klientStand.decider.ts'
import type { Position } from './position.document.ts'
import { angabenFor, one } from './randomAngaben.fixtures.ts'
import { findImpossible } from './impossible.fixtures.ts'
import { onlyNamed } from './nothingSaid.ts'

export const personen: readonly Person[] = [
  person('PFLEGE'),
  person('ARZT'),
  person('ARZT', { lanr: null, name: 'Petra Lange' }),
  person('APOTHEKE'),
  person('APOTHEKE', { istPharmazeutisch: false, name: 'Lea Sturm' }),
]

export const allHandlungen = Object.keys(handlungSchemas) as PersonenHandlung[]

interface Wahl {
  wer: number
  was: number
  wie: number
  stunden: number
}

const hkpInput = () =>
  positionInput({ produkt: { ...onlyNamed, produktart: 'SONSTIGES', bezeichnung: 'Muster 12' }, dosierung: null, rezeptart: 'MUSTER12' })

const aidInput = () =>
  positionInput({
    produkt: { ...onlyNamed, produktart: 'HILFSMITTEL', bezeichnung: 'Rollator' },
    diagnose: 'R26.8',
    dosierung: null,
    rezeptart: 'HILFSMITTEL_M16',
    rezeptVorlage: 'LIEGT_BEI_UNS',
    ausgestelltAm: '2026-11-16',
  })

/** Each of these stands on the sheet that the nursing service has in hand. */
const onSheetInput = () =>
  positionInput({ rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-16', rezeptblattNr: 1 })

const gaenge = fc.record({
  eingabe: fc
    .record({
      positionen: fc.array(
        fc.constantFrom(
          () => positionInput(),
          () => positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 10 }),
          () => positionInput({ kuehlpflichtig: true, menge: 5 }),
          () => positionInput({ rezeptVorlage: 'LIEGT_BEI_UNS' }),
          () => positionInput({ rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_IN_PRAXIS', ausgestelltAm: '2026-11-16' }),
          () => withoutRezept({ menge: 3 }),
          hkpInput,
          hkpInput,
          aidInput,
          () => positionInput({ rezeptart: 'MUSTER16' }),
          onSheetInput,
        ),
        { minLength: 1, maxLength: 4 },
      ),
      lieferart: fc.constantFrom('LIEFERUNG_KLIENT', 'LIEFERUNG_PFLEGEDIENST', 'ABHOLUNG_PFLEGE', 'ABHOLUNG_PFLEGE', 'ABHOLUNG_KLIENT'),
      einloesung: fc.constantFrom('DURCH_PFLEGE', 'DURCH_PFLEGE', 'DURCH_KLIENT'),
      prioritaet: fc.constantFrom('NORMAL', 'NOTFALL'),
    })
    .map(({ positionen, ...kopf }) => entwurf({ ...kopf, bedarfBis: '2026-11-19', positionen: positionen.map((mache) => mache()) })),
  vorab: fc.boolean(),
  wahlen: fc.array(fc.record({ wer: fc.nat(), was: fc.nat(), wie: fc.nat(), stunden: fc.constantFrom(0, 0, 0, 0, 1, 5, 26, 120, 800) }), {
    minLength: 30,
    maxLength: 60,
  }),
})

interface Gang {
  bestellung: Bestellung
  now: string
  ereignisse: Ereignis[]
  verstorben: boolean
}

/** Called after every change; `vorher` is null when the order was just made. */
type Blick = (gang: Gang, before: Bestellung | null, added: readonly Ereignis[]) => void

const beginn = '2026-11-18T09:00:00.000Z'

function erzeuger() {
  let counter = 0
  return () => `id-${(counter += 1)}`
}

function decisionContextOf(
  gang: Gang,
  { vorab, neueId, wie }: { vorab: boolean; neueId: () => string; wie: number },
): Omit<DecisionContext, 'handelnder'> {
  return {
    now: gang.now,
    heute: berlinDate(gang.now),
    klient: {
      id: 'klient',
      versicherungsart: 'PKV',
      kvnr: null,
      geburtsdatum: '1940-01-01',
      adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
      wohnform: 'ALLEIN',
      status: gang.verstorben ? 'VERSTORBEN' : 'AKTIV',
      medikationsplan: false,
      plan: null,
      zuzahlungBefreitBis: null,
      hausarztId: null,
      apothekeId: gang.bestellung.apothekeId,
      einwilligungen: vorab ? ['EMPFANGSVOLLMACHT', 'VORABINFO'] : ['EMPFANGSVOLLMACHT'],
    },
    fruehere: [],
    bundesland: null,
    laender: null,
    ziel: { organisationId: wie % 2 === 0 ? 'org-praxis-2' : 'org-apotheke-2', vertretung: wie % 3 === 0 },
    versorgung: wie % 5 === 0 ? 'ANDERE_APOTHEKE' : 'GEWAEHLT',
    direktErlaubt: false,
    kontrolle: { personId: 'person-kontrolle', name: 'Nina Vogel', istPharmazeutisch: true },
    neueId,
    newCode: () => '123456',
  }
}

/** Seldom somebody dies, and more seldom it was a slip. Null: neither. */
function tellDeath({ bestellung, now, verstorben }: Gang, wie: number): Ereignis[] | null {
  const told = wie % 101
  if (told === 0 && !verstorben)
    return klientWandelMelden(
      bestellung,
      { art: 'VERSTORBEN', abwesenheit: null, ab: berlinDate(now), bis: null, now },
      person('PFLEGE', { name: 'Sabine Kurz' }),
    )
  return told === 1 && verstorben ? klientWandelZuruecknehmen(bestellung, now) : null
}

/** Walks; a refusal of the trade is an answer like any other, everything else is a fault. */
function go({ eingabe, vorab, wahlen }: { eingabe: Entwurf; vorab: boolean; wahlen: readonly Wahl[] }, blick: Blick): Gang {
  const neueId = erzeuger()
  const { bestellung, ereignisse } = anlegen(eingabe, {
    pflegedienstId: organisation.PFLEGE,
    personId: 'person-PFLEGE',
    nummer: '2026-000001',
    quelle: 'MANUELL',
    vorgaengerId: null,
    werkzeug: { now: beginn, neueId },
  })
  const gang: Gang = { bestellung, now: beginn, ereignisse: [...ereignisse], verstorben: false }
  blick(gang, null, ereignisse)
  const takeOver = (added: readonly Ereignis[]) => {
    const before = gang.bestellung
    gang.bestellung = after(before, added)
    gang.ereignisse.push(...added)
    blick(gang, before, added)
  }
  for (const { wer, was, wie, stunden } of wahlen) {
    gang.now = new Date(Date.parse(gang.now) + stunden * 3_600_000).toISOString()
    const faellig = stunden === 0 ? [] : uhr(gang.bestellung, gang.now)
    if (faellig.length > 0) takeOver(faellig)
    const told = tellDeath(gang, wie)
    if (told !== null) {
      if (told.length > 0) takeOver(told)
      gang.verstorben = !gang.verstorben
      continue
    }
    const step = choose(gang, { wer, was, wie })
    if (step === null) continue
    const context = decisionContextOf(gang, { vorab, neueId, wie })
    const angaben = angabenFor(step.handlung, step.position, { bestellung: gang.bestellung, wie, heute: context.heute })
    const auftrag = { handlung: step.handlung, angaben: { version: gang.bestellung.version, ...angaben } } as Auftrag
    try {
      takeOver(decide(gang.bestellung, auftrag, { ...context, handelnder: step.handelnder }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return gang
}

const endende: readonly string[] = ['stornieren', 'arztAblehnen', 'apothekeAblehnen', 'rezeptZurueckziehen', 'eingangBestaetigen']
const redende: readonly string[] = [
  'rueckfrageStellen',
  'rueckfrageAntworten',
  'rueckfrageErledigen',
  'rezeptOrtMelden',
  'stornoAnfragen',
  'btmFeststellen',
  'zuruecknehmen',
  'anPraxisWeiterleiten',
  'anApothekeWeiterleiten',
  'neuesRezeptAnfordern',
  'proposeNachschub',
  'withdrawNachschub',
]

/** Mostly a step that is open to someone, and seldom one that ends all, so that walks get far; now and then whatever comes. */
function choose(
  { bestellung, now, verstorben }: Gang,
  { wer, was, wie }: Pick<Wahl, 'wer' | 'was' | 'wie'>,
): { handlung: PersonenHandlung; position: Position; handelnder: Person } | null {
  const heute = berlinDate(now)
  const handlung = one(allHandlungen, was)
  const position = one(bestellung.positionen, wie)
  const handelnder = one(personen, wer)
  if (handlung === undefined || position === undefined || handelnder === undefined) return null
  if (was % 10 === 0) return { handlung, position, handelnder }
  const offene = personen.flatMap((einer) =>
    allHandlungen
      .filter((h) => sperre(h, { bestellung, position, handelnder: einer, heute, verstorben }) === null)
      .map((h) => ({ handlung: h, position, handelnder: einer })),
  )
  const seltene = wie % 12 === 0 ? [] : [...endende, ...(wie % 3 === 0 ? [] : redende)]
  const oft = offene.filter((einer) => !seltene.includes(einer.handlung))
  return one(oft.length > 0 ? oft : offene, wer) ?? null
}

export interface Stand extends Gang {
  vorher: Bestellung | null
  neue: readonly Ereignis[]
  weg: string
}

/** All states met on one walk after the other. The same seed gives the same walks. */
export function allerStaende(count: number, seed: number): Stand[] {
  return fc.sample(gaenge, { numRuns: count, seed }).flatMap((zug) => {
    const staende: Stand[] = []
    go(zug, (gang, vorher, neue) => {
      const weg = `${staende.at(-1)?.weg ?? ''} ${neue[0]?.art}`
      staende.push({ ...gang, ereignisse: gang.ereignisse.slice(), vorher, neue, weg })
    })
    return staende
  })
}

/** Walks with one seed, told of each change what is impossible in it. Returns how many changes there were. */
export function walkBestellungen(count: number, seed: number, tell: (faults: readonly string[], weg: string) => void): number {
  let steps = 0
  for (const zug of fc.sample(gaenge, { numRuns: count, seed })) {
    const weg: string[] = []
    go(zug, ({ bestellung, verstorben }, vorher, neue) => {
      steps += 1
      weg.push(neue[0]?.art ?? 'nothing')
      const faults = findImpossible({ vorher, bestellung, neue, verstorben })
      if (faults.length > 0) tell(faults, weg.join(' '))
    })
  }
  return steps
}
