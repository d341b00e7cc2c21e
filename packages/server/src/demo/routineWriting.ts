/**
 * Visits that were planned and carried out as usual, many in one transaction: the deciders of the product say what becomes of each, its
 * repositories write it, with every event and every line of the audit trail. One call after the other would take minutes.
 */
import { type Blatt, type Vitalwert, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { abschlussOf, changedTeile, checkBlatt } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { countLeistungen } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import type { Auftrag } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { type PlanAngaben, hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type DecisionContext, decide, evolve, replan } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type Instant, berlinDate } from '@dreiklang/domain/shared/time'
import { beginBlatt, writeFassung } from '../dokumentation/blatt.repository.ts'
import { saveSheetNumbers } from '../dokumentation/nachweisliste.repository.ts'
import { createBlattSeal } from '../dokumentation/seal.ts'
import { type NewEreignis, insertBesuch, nextNumber, writeEreignis } from '../hausbesuch/hausbesuch.repository.ts'
import { besuchTrail, changeTrail, personOf } from '../hausbesuch/person.ts'
import { createBesuchSeal } from '../hausbesuch/seal.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { once } from '../shared/idempotenz.ts'

export interface DoneVisit {
  angaben: PlanAngaben
  /** Who drives there. */
  person: Akteur
  geplantAm: Instant
  beginn: Instant | null
  ende: Instant | null
  ergebnis: string
  messungen: readonly Pick<Vitalwert, 'art' | 'wert' | 'wert2'>[]
}

interface Scribe {
  ports: Ports
  leitung: Akteur
}

/** A visit whose words lie sealed, before it has its number. */
interface Prepared {
  visit: DoneVisit
  id: string
  angaben: PlanAngaben
  /** The words that the sheet gives to the visit, sealed for it. */
  ergebnis: string
}

interface Written {
  besuch: Hausbesuch
  events: NewEreignis[]
  trail: { akteur: Akteur; entry: ProtokollEntry }[]
  blatt: Blatt | null
}

const handzeichen = 'M 40 120 L 120 60 L 180 130 L 260 70'

function blattOf({ angaben, ergebnis, messungen, ende }: DoneVisit, newId: () => string): Blatt {
  return {
    ...emptyBlatt(angaben.leistungen.length),
    leistungen: angaben.leistungen.map(() => ({ erbracht: true, grund: null })),
    vitalwerte: messungen.map((one) => ({ id: newId(), ...one, am: ende ?? '', ort: null, geraet: null, bemerkung: null })),
    ergebnis,
    handzeichen,
  }
}

/** What becomes of the visit, step by step, as the deciders say it. */
function carryOut(
  { visit, id, angaben, ergebnis }: Prepared,
  { leitung, newId, nummer }: { leitung: Akteur; newId(): string; nummer: string },
) {
  const { person: nurse, geplantAm, beginn, ende } = visit
  const { organisationId: pflegedienstId } = personOf(leitung)
  const contextFor = (akteur: Akteur, now: Instant): DecisionContext => ({
    person: personOf(akteur),
    now,
    neueId: newId,
    personen: [{ id: nurse.personId, name: nurse.name }],
    befunde: [],
    klientStatus: 'AKTIV',
  })
  const anlage = { id, nummer, pflegedienstId, praxisId: null, apothekeId: null, serie: null }
  const planned = replan(anlage, angaben, contextFor(leitung, geplantAm))
  const { datum, uhrzeit, dauerMinuten } = angaben
  // As with the days of a series nobody is told: the round of the week stands on the board.
  const said = { zeit: { datum, uhrzeit, dauerMinuten }, personen: planned.zugewiesene.map(({ name }) => name) }
  const planning = { art: 'planen', zeile: 'H2', angaben: said, felder: [], alt: null, neu: planned, meldungen: [] } as const
  const written: Written = {
    besuch: planned,
    events: [{ ...planning, urheber: personOf(leitung), am: geplantAm }],
    trail: [{ akteur: leitung, entry: { aktion: hausbesuchContract.plan.id, ...changeTrail({ alt: null, neu: planned }) } }],
    blatt: null,
  }
  function take(am: Instant, auftrag: Auftrag): void {
    const alt = written.besuch
    const { neu: fields, ...ereignis } = decide(alt, auftrag, contextFor(nurse, am))
    const neu = evolve(alt, { neu: fields })
    written.besuch = neu
    written.events.push({ ...ereignis, alt, neu, felder: Object.keys(fields), urheber: personOf(nurse), am, meldungen: [] })
    written.trail.push({ akteur: nurse, entry: { aktion: stepContract[auftrag.handlung].id, ...changeTrail({ alt, neu }) } })
  }
  if (beginn === null) return written
  take(beginn, { handlung: 'beginnen', angaben: { version: planned.version, identitaetGeprueft: true } })
  if (ende === null) return written
  const blatt = blattOf(visit, newId)
  checkBlatt(blatt, { besuch: written.besuch, now: ende, praxisIds: [], fotoIds: [] })
  const felder = changedTeile(emptyBlatt(angaben.leistungen.length), blatt)
  const finished = { aktion: dokumentationContract.finish.id, art: 'AENDERN', ...besuchTrail(written.besuch), felder } as const
  written.trail.push({ akteur: nurse, entry: finished })
  written.blatt = blatt
  const words = abschlussOf({ ...blatt, ergebnis }, written.besuch.typ)
  take(ende, { handlung: 'abschliessen', angaben: { version: written.besuch.version, ...words } })
  return written
}

async function writeBlatt(
  tx: Queryable,
  { besuch, blatt, inhalt, visit }: { besuch: Hausbesuch; blatt: Blatt; inhalt: string; visit: DoneVisit },
): Promise<void> {
  const { organisationId, personId, name } = personOf(visit.person)
  const { id: hausbesuchId, klientId } = besuch
  await beginBlatt(tx, organisationId, { hausbesuchId, klientId })
  await writeFassung(tx, organisationId, { hausbesuchId, version: 1, inhalt, am: visit.ende ?? '', name, personId, abgeschlossen: true })
  await saveSheetNumbers(tx, organisationId, { hausbesuchId, ...countLeistungen({ besuch, blatt }) })
}

async function writeTrails(tx: Queryable, trail: Written['trail']): Promise<void> {
  for (const akteur of new Set(trail.map((one) => one.akteur)))
    await audit(
      tx,
      akteur,
      trail.filter((one) => one.akteur === akteur).map(({ entry }) => entry),
    )
}

/** @param key the same in each filling: what was written before it was cut off is not written twice */
export async function writeVisits({ ports, leitung }: Scribe, key: string, visits: readonly DoneVisit[]): Promise<void> {
  const { newId } = ports
  const { organisationId } = personOf(leitung)
  const seal = createBesuchSeal(ports)
  const blattSeal = createBlattSeal(ports)
  const prepared = await Promise.all(
    visits.map(async (visit): Promise<Prepared> => {
      const id = newId()
      const { angaben, ergebnis } = await seal.verschlossen(
        { angaben: visit.angaben, ergebnis: visit.ergebnis },
        { id, pflegedienstId: organisationId, klientId: visit.angaben.klientId },
      )
      return { visit, id, angaben, ergebnis }
    }),
  )
  const idempotenz = { schluessel: key, anfrageHash: new TextEncoder().encode('demo.routine') }
  // In the name of the system, because the trail of a transaction is that of several people.
  await once(ports, { akteur: leitung, idempotenz, context: systemContext }, async (tx) => {
    const trail: Written['trail'] = []
    const turns = prepared.map(async (one) => {
      const { visit, id } = one
      const nummer = await nextNumber(tx, organisationId, Number(berlinDate(visit.geplantAm).slice(0, 4)))
      const { besuch, events, trail: own, blatt } = carryOut(one, { leitung, newId, nummer })
      trail.push(...own)
      await insertBesuch(tx, besuch)
      for (const event of events) await writeEreignis(tx, event)
      if (blatt === null) return
      const inhaber = { organisationId, klientId: besuch.klientId }
      const { inhalt } = await blattSeal.seal(tx, inhaber, { hausbesuchId: id, version: 1, inhalt: blatt })
      await writeBlatt(tx, { besuch, blatt, inhalt, visit })
    })
    await Promise.all(turns)
    await writeTrails(tx, trail)
    return visits.length
  })
}
