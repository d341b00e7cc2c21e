/** Steps with a visit: load, decide, save and tell in one transaction. */
import { type Ereignis, decide, evolve, istPlanschritt } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import type { Auftrag } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Quittung, schrittContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { hausbesuchFehler } from '@dreiklang/domain/hausbesuch/hausbesuch.errors'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { sichtVon } from '@dreiklang/domain/hausbesuch/sicht'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Ablehnung } from '@dreiklang/domain/shared/fehler'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Seen, takeStepOnce } from '../shared/step.ts'
import { halteBesuch, ladeBesuch, ladeWessen, letztesEreignis, speichereBesuch } from './hausbesuch.repository.ts'
import { personVon } from './person.ts'
import { type Gerufen, type Tat, type Taten, quittungVon } from './taten.ts'
import { createBesuchVerschluss } from './verschluss.ts'

/** What a room above has to do, in the same transaction, when a person has ended a visit; it may refuse. */
export type BeimEnde = (tx: Queryable, akteur: Akteur, was: { besuch: Hausbesuch; handlung: PersonenHandlung }) => Promise<void>

interface Entschieden extends Pick<Tat, 'aktion' | 'zuMelden' | 'schonGesagt'> {
  /** Held. */
  alt: Hausbesuch
  handlung: PersonenHandlung
  ereignis: Ereignis
}

export function createSchritte(ports: Ports, { taten, beimEnde }: { taten: Taten; beimEnde: BeimEnde }) {
  const verschluss = createBesuchVerschluss(ports)

  /** A conflict says the visit as it is now, and who was faster. */
  function gesehen(person: Person, { id, version }: { id: string; version: number }): Seen<Hausbesuch> {
    const { organisationId } = person
    return {
      load: (tx) => halteBesuch(tx, organisationId, id),
      isCurrent: (besuch) => besuch.version === version,
      stale: async (besuch, tx) => {
        const namen = await ladeBesuch(tx, organisationId, id)
        const aktuell = namen && sichtVon(besuch, { namen, person, jetzt: taten.jetzt() })
        return hausbesuchFehler.ablehnen('hausbesuch.veraltet', {
          angaben: { aktuell, durch: await letztesEreignis(tx, organisationId, id) },
        })
      },
    }
  }

  /** A conflict carries the visit as it is now: its words are opened when the transaction has ended. */
  async function mitWorten<Antwort>(id: string, schreibt: Promise<Antwort>): Promise<Antwort> {
    try {
      return await schreibt
    } catch (fehler) {
      if (fehler instanceof Ablehnung) await verschluss.geoeffnet(fehler.angaben, { id, sprache: 'de' })
      throw fehler
    }
  }

  /** What was decided, kept and told; answers the visit as it is from now on. */
  async function halteFest(
    tx: Queryable,
    akteur: Akteur,
    { alt, handlung, ereignis: { neu: felder, ...ereignis }, ...rest }: Entschieden,
  ): Promise<Hausbesuch> {
    const neu = evolve(alt, { neu: felder })
    await speichereBesuch(tx, neu)
    if (endStatus.includes(neu.status) && !endStatus.includes(alt.status)) await beimEnde(tx, akteur, { besuch: neu, handlung })
    await taten.sage(tx, akteur, { ...ereignis, alt, neu, felder: Object.keys(felder), ...rest })
    return neu
  }

  /** A step of the transition table with a visit that is held. */
  async function tue(
    tx: Queryable,
    akteur: Akteur,
    { alt, auftrag, schonGesagt = [] }: { alt: Hausbesuch; auftrag: Auftrag; schonGesagt?: readonly string[] },
  ): Promise<Quittung> {
    const { typ, klientId, id } = alt
    const quellen = alt.leistungen.map(({ quelle }) => quelle)
    const vorhaben = istPlanschritt(auftrag) ? { typ, klientId, planung: auftrag.angaben, quellen, ausser: id } : null
    const umstaende = await taten.umstaendeVon(tx, personVon(akteur), vorhaben)
    const { handlung } = auftrag
    const ereignis = decide(alt, auftrag, umstaende)
    const neu = await halteFest(tx, akteur, { alt, handlung, ereignis, aktion: schrittContract[handlung].id, schonGesagt })
    return quittungVon(neu, umstaende.befunde)
  }

  return {
    gesehen,
    mitWorten,
    tue,
    halteFest,

    async handle({ akteur, idempotenz }: Gerufen, id: string, auftrag: Auftrag): Promise<JsonText<Quittung>> {
      const person = personVon(akteur)
      const wessen = await ladeWessen(imNamen(ports.database, kontextVon(akteur)), person.organisationId, id)
      if (wessen === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const versiegelter = await verschluss.verschlossen(auftrag, wessen)
      const geschrieben = takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...gesehen(person, { id, version: auftrag.angaben.version }),
        take: (alt, tx) => tue(tx, akteur, { alt, auftrag: versiegelter }),
      })
      return mitWorten(id, taten.dannMelden(geschrieben))
    },
  }
}
export type Schritte = ReturnType<typeof createSchritte>
