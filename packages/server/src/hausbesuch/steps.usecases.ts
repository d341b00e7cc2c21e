import { type Auftrag, isPlanschritt } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Quittung, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type Ereignis, decide, evolve } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { hausbesuchErrors } from '@dreiklang/domain/hausbesuch/hausbesuch.errors'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import { viewOf } from '@dreiklang/domain/hausbesuch/view'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { type JsonText, type Seen, takeStepOnce } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { holdBesuch, loadBesuch, loadOwner, lastEreignis, saveBesuch } from './hausbesuch.repository.ts'
import { personOf } from './person.ts'
import { createBesuchSeal } from './seal.ts'
import { type CalledBy, type Tat, type Taten, quittungOf } from './taten.ts'

/** What a room above has to do, in the same transaction, when a person has ended a visit; it may refuse. */
export type BeimEnde = (tx: Queryable, akteur: Akteur, what: { besuch: Hausbesuch; handlung: PersonenHandlung }) => Promise<void>

interface Entschieden extends Pick<Tat, 'aktion' | 'zuMelden' | 'schonGesagt'> {
  alt: Hausbesuch
  handlung: PersonenHandlung
  ereignis: Ereignis
}

export function createSteps(ports: Ports, { taten, beimEnde }: { taten: Taten; beimEnde: BeimEnde }) {
  const seal = createBesuchSeal(ports)

  function gesehen(person: Person, { id, version }: { id: string; version: number }): Seen<Hausbesuch> {
    const { organisationId } = person
    return {
      load: (tx) => holdBesuch(tx, organisationId, id),
      isCurrent: (besuch) => besuch.version === version,
      stale: async (besuch, tx) => {
        const namen = await loadBesuch(tx, organisationId, id)
        const aktuell = namen && viewOf(besuch, { namen, person, now: taten.now() })
        return hausbesuchErrors.refuse('hausbesuch.veraltet', {
          angaben: { aktuell, durch: await lastEreignis(tx, organisationId, id) },
        })
      },
    }
  }

  /** A conflict carries the visit as it is now: its words are opened when the transaction has ended. */
  async function withWords<Antwort>(id: string, schreibt: Promise<Antwort>): Promise<Antwort> {
    try {
      return await schreibt
    } catch (error) {
      if (error instanceof Refusal) await seal.geoeffnet(error.angaben, { id, sprache: 'de' })
      throw error
    }
  }

  async function record(
    tx: Queryable,
    akteur: Akteur,
    { alt, handlung, ereignis: { neu: fields, ...ereignis }, ...rest }: Entschieden,
  ): Promise<Hausbesuch> {
    const neu = evolve(alt, { neu: fields })
    await saveBesuch(tx, neu)
    if (endStatus.includes(neu.status) && !endStatus.includes(alt.status)) await beimEnde(tx, akteur, { besuch: neu, handlung })
    await taten.say(tx, akteur, { ...ereignis, alt, neu, felder: Object.keys(fields), ...rest })
    return neu
  }

  async function run(
    tx: Queryable,
    akteur: Akteur,
    { alt, auftrag, schonGesagt = [] }: { alt: Hausbesuch; auftrag: Auftrag; schonGesagt?: readonly string[] },
  ): Promise<Quittung> {
    const { typ, klientId, id } = alt
    const vorhaben = isPlanschritt(auftrag) ? { typ, klientId, planung: auftrag.angaben, leistungen: alt.leistungen, ausser: id } : null
    const context = await taten.decisionContextOf(tx, personOf(akteur), vorhaben)
    const { handlung } = auftrag
    const ereignis = decide(alt, auftrag, context)
    const neu = await record(tx, akteur, { alt, handlung, ereignis, aktion: stepContract[handlung].id, schonGesagt })
    return quittungOf(neu, context.befunde)
  }

  return {
    gesehen,
    withWords,
    run,
    record,

    async handle({ akteur, idempotenz }: CalledBy, id: string, auftrag: Auftrag): Promise<JsonText<Quittung>> {
      const person = personOf(akteur)
      const whose = await loadOwner(onBehalfOfPerson(ports.database, akteur), person.organisationId, id)
      if (whose === null) throw sharedErrors.refuse('nicht_gefunden')
      const versiegelter = await seal.verschlossen(auftrag, whose)
      const geschrieben = takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...gesehen(person, { id, version: auftrag.angaben.version }),
        take: (alt, tx) => run(tx, akteur, { alt, auftrag: versiegelter }),
      })
      return withWords(id, taten.dannMelden(geschrieben))
    },
  }
}
export type Steps = ReturnType<typeof createSteps>

interface Uebergabe {
  besuchIds: readonly string[]
  von: string
  an: string
  grund: string
}

export type UebergibBesuche = (tx: Queryable, akteur: Akteur, uebergabe: Uebergabe) => Promise<void>

function planungAn(besuch: Hausbesuch, { von, an }: Uebergabe, organisationId: string) {
  const { plan, version, zugewiesene, fahrzeug } = besuch
  if (plan === null) throw new Error(`The visit ${besuch.id} has no plan to hand over`)
  const own = zugewiesene.filter((one) => one.organisationId === organisationId).map(({ personId }) => personId)
  const { datum, uhrzeit, dauerMinuten } = plan
  // Whoever went there together with the giving one still does, also when it is the taking one.
  const personIds = [...new Set(own.map((id) => (id === von ? an : id)))]
  return { version, datum, uhrzeit, dauerMinuten, fahrzeug, personIds }
}

/** Several visits go from one colleague to another: the step H6 for each. Both learn of the whole by one message of the caller. */
export function createUebergabe({ run }: Steps): UebergibBesuche {
  return async (tx, akteur, uebergabe) => {
    const { organisationId } = personOf(akteur)
    for (const id of uebergabe.besuchIds.toSorted()) {
      const alt = await holdBesuch(tx, organisationId, id)
      if (alt === null) throw sharedErrors.refuse('nicht_gefunden')
      const angaben = { ...planungAn(alt, uebergabe, organisationId), grund: uebergabe.grund }
      await run(tx, akteur, { alt, auftrag: { handlung: 'verschieben', angaben }, schonGesagt: [uebergabe.von, uebergabe.an] })
    }
  }
}
