/** A Mehrfachverordnung of three parts, of which the first was delivered, and the draft over the next one. */
import {
  apotheke,
  arzt,
  bring,
  entwurf,
  firstPosition,
  klientStand,
  organisation,
  pflege,
  positionInput,
  verordnung,
  vorlage,
  welt,
  type Welt,
} from './bestellung.fixtures.ts'
import { anlegen } from './entwurf.decider.ts'
import { copyTeil } from './mvo.decider.ts'

export const teile = [
  { ab: '2026-11-18', bis: null },
  { ab: '2027-02-15', bis: '2027-04-30' },
  { ab: '2027-05-15', bis: null },
]

export const unnumbered = (teil: (typeof teile)[number]) => ({ ...teil, rezeptId: null })

export function asked(rest: Parameters<typeof positionInput>[0] = {}): Welt {
  const w = welt(entwurf({ positionen: [positionInput(rest)] }))
  w.run(pflege, 'senden', {})
  return w
}
export const prescribe = (w: Welt, mvo: unknown, rest: Record<string, unknown> = {}) =>
  w.run(arzt, 'verordnen', verordnung(w.ids, { mvo, ...rest }))
export const toApotheke = (w: Welt) => w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
export const rezeptOf = (w: Welt) => firstPosition(w).rezept

export function delivered(mvo: unknown = teile): Welt {
  const w = asked()
  prescribe(w, mvo)
  toApotheke(w)
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids))
  w.run(apotheke, 'bereitstellen', {
    positionen: [{ positionId: w.ids[0], menge: 2, charge: null, verfall: null }],
    geplantAm: null,
    kontrolliertVon: 'person-kontrolle',
  })
  bring(w)
  return w
}

export const today = { heute: '2027-02-15', apothekeId: organisation.APOTHEKE, rezeptIds: [], now: '2027-02-15T09:00:00.000Z' }
let counter = 0
export const neueId = () => `new-${(counter += 1)}`
export function draftOfNext(w: Welt, rezeptIds: { nr: number; rezeptId: string }[] = []) {
  const { entwurf: input, ...wieder } = copyTeil(w.bestellung, w.ids[0] ?? '', { ...today, rezeptIds, neueId })
  const { bestellung } = anlegen(input, {
    pflegedienstId: organisation.PFLEGE,
    personId: 'person-PFLEGE',
    nummer: '2027-000002',
    quelle: 'MANUELL',
    vorgaengerId: w.bestellung.id,
    werkzeug: { now: today.now, neueId },
    wieder,
  })
  return { input, bestellung }
}
export const context = {
  now: today.now,
  heute: today.heute,
  bundesland: null,
  laender: null,
  klient: klientStand,
  fruehere: [],
  ziel: null,
  kontrolle: null,
  versorgung: null,
  direktErlaubt: false,
  neueId,
  newCode: () => '123456',
  handelnder: pflege,
}
