import type { AngabenOf } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import { maxPersonen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Zug, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { planungErrors } from '@dreiklang/domain/planung/planung.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { holdBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { CalledBy, Taten } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type JsonText, once, takeStepOnce } from '../shared/idempotenz.ts'
import { ownPersonen } from './tafel.ts'
import { type GemerkterZug, type Vorher, holdUebernahme, loadZuege, rememberUebernahme, keepBack } from './uebernahme.repository.ts'

interface Gesehen {
  hausbesuchId: string
  version: number
}

/** Locks all visits and checks that each is as the person saw it. @throws nicht_gefunden, planung.ueberholt with the visits that are not */
async function holdAll<Z extends Gesehen>(tx: Queryable, person: Person, zuege: readonly Z[]): Promise<{ alt: Hausbesuch; zug: Z }[]> {
  const gehalten: { alt: Hausbesuch; zug: Z }[] = []
  const ueberholt: { id: string; nummer: string }[] = []
  // Same order for everyone: two concurrent callers wait for one another instead of deadlocking.
  for (const zug of zuege.toSorted((a, b) => a.hausbesuchId.localeCompare(b.hausbesuchId))) {
    const alt = await holdBesuch(tx, person.organisationId, zug.hausbesuchId)
    if (alt === null) throw sharedErrors.refuse('nicht_gefunden')
    if (alt.version !== zug.version) ueberholt.push({ id: alt.id, nummer: alt.nummer })
    else gehalten.push({ alt, zug })
  }
  if (ueberholt.length > 0) throw planungErrors.refuse('planung.ueberholt', { angaben: { besuche: ueberholt } })
  return gehalten
}

function vorherOf(besuch: Hausbesuch, person: Person): Vorher {
  const { plan } = besuch
  if (plan === null) throw planungErrors.refuse('planung.ueberholt', { angaben: { besuche: [{ id: besuch.id, nummer: besuch.nummer }] } })
  const { datum, uhrzeit, dauerMinuten } = plan
  return { datum, uhrzeit, dauerMinuten, personIds: ownPersonen(besuch, person) }
}

/** One person takes the place of another in this visit, or of nobody. @throws planung.nicht_zugewiesen */
function getauscht(personIds: readonly string[], { vonPersonId: from, nachPersonId: to }: ZugOnOfTafel): string[] {
  if (from === null ? personIds.length >= maxPersonen : !personIds.includes(from)) throw planungErrors.refuse('planung.nicht_zugewiesen')
  const others = personIds.filter((id) => id !== from && id !== to)
  return to === null ? others : [...others, to]
}

export function createMoves(ports: Ports, { schritte, taten }: { schritte: Steps; taten: Taten }) {
  function move(tx: Queryable, akteur: Akteur, { alt, ...wohin }: { alt: Hausbesuch; grund: string | null } & Vorher): Promise<Quittung> {
    const angaben: AngabenOf<'verschieben'> = { ...wohin, version: alt.version, fahrzeug: alt.fahrzeug }
    return schritte.run(tx, akteur, { alt, auftrag: { handlung: 'verschieben', angaben } })
  }

  return {
    /** H6. @throws hausbesuch.veraltet, planung.nicht_zugewiesen, and what the step refuses */
    move({ akteur, idempotenz }: CalledBy, zug: ZugOnOfTafel): Promise<JsonText<Quittung>> {
      const person = personOf(akteur)
      const { hausbesuchId: id, version, datum, uhrzeit, dauerMinuten, grund } = zug
      const geschrieben = takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...schritte.gesehen(person, { id, version }),
        take: (alt, tx) =>
          move(tx, akteur, { alt, datum, uhrzeit, dauerMinuten, personIds: getauscht(ownPersonen(alt, person), zug), grund }),
      })
      return schritte.withWords(id, taten.dannMelden(geschrieben))
    },

    /** @throws planung.ueberholt */
    apply({ akteur, idempotenz }: CalledBy, { zuege, grund }: { zuege: readonly Zug[]; grund: string | null }) {
      const person = personOf(akteur)
      const schreibe = once(ports, { akteur, idempotenz }, async (tx) => {
        const gemacht: GemerkterZug[] = []
        for (const { alt, zug } of await holdAll(tx, person, zuege)) {
          const vorher = vorherOf(alt, person)
          const personIds = zug.personId === null ? [] : [zug.personId]
          const { version } = await move(tx, akteur, { alt, ...vorher, uhrzeit: zug.uhrzeit, personIds, grund })
          gemacht.push({ hausbesuchId: alt.id, version, vorher })
        }
        const id = ports.newId()
        await rememberUebernahme(tx, person.organisationId, { id, personId: person.personId, am: taten.now(), gemacht })
        return { id, anzahl: gemacht.length }
      })
      return taten.dannMelden(schreibe)
    },

    /** @throws nicht_gefunden, planung.schon_zurueckgenommen, planung.ueberholt */
    undo({ akteur, idempotenz }: CalledBy, { id, grund }: { id: string; grund: string }) {
      const person = personOf(akteur)
      const { organisationId } = person
      const schreibe = once(ports, { akteur, idempotenz }, async (tx) => {
        const uebernahme = await holdUebernahme(tx, organisationId, id)
        if (uebernahme === null) throw sharedErrors.refuse('nicht_gefunden')
        if (uebernahme.zurueckAm !== null) throw planungErrors.refuse('planung.schon_zurueckgenommen')
        const gehalten = await holdAll(tx, person, await loadZuege(tx, organisationId, id))
        for (const { alt, zug } of gehalten) await move(tx, akteur, { alt, ...zug.vorher, grund })
        await keepBack(tx, organisationId, { id, am: taten.now() })
        return { anzahl: gehalten.length }
      })
      return taten.dannMelden(schreibe)
    },
  }
}
