/** Moving one visit on the board, taking over a proposal as a whole, and taking that back once. */
import type { AngabenVon } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { hoechstensPersonen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import type { Zug, ZugAufDerTafel } from '@dreiklang/domain/planung/planung.contract'
import { planungFehler } from '@dreiklang/domain/planung/planung.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { halteBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Gerufen, Taten } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { takeStepOnce } from '../shared/step.ts'
import { eigenePersonen } from './tafel.ts'
import { type GemerkterZug, type Vorher, halteUebernahme, ladeZuege, merkeUebernahme, merkeZurueck } from './uebernahme.repository.ts'

interface Gesehen {
  hausbesuchId: string
  version: number
}

/** Locks all visits and checks that each is as the person saw it. @throws nicht_gefunden, planung.ueberholt with the visits that are not */
async function halteAlle<Z extends Gesehen>(tx: Queryable, person: Person, zuege: readonly Z[]): Promise<{ alt: Hausbesuch; zug: Z }[]> {
  const gehalten: { alt: Hausbesuch; zug: Z }[] = []
  const ueberholt: { id: string; nummer: string }[] = []
  // Same order for everyone: two concurrent callers wait for one another instead of deadlocking.
  for (const zug of zuege.toSorted((a, b) => a.hausbesuchId.localeCompare(b.hausbesuchId))) {
    const alt = await halteBesuch(tx, person.organisationId, zug.hausbesuchId)
    if (alt === null) throw sharedFehler.ablehnen('nicht_gefunden')
    if (alt.version !== zug.version) ueberholt.push({ id: alt.id, nummer: alt.nummer })
    else gehalten.push({ alt, zug })
  }
  if (ueberholt.length > 0) throw planungFehler.ablehnen('planung.ueberholt', { angaben: { besuche: ueberholt } })
  return gehalten
}

function vorherVon(besuch: Hausbesuch, person: Person): Vorher {
  const { plan } = besuch
  if (plan === null) throw planungFehler.ablehnen('planung.ueberholt', { angaben: { besuche: [{ id: besuch.id, nummer: besuch.nummer }] } })
  const { datum, uhrzeit, dauerMinuten } = plan
  return { datum, uhrzeit, dauerMinuten, personIds: eigenePersonen(besuch, person) }
}

/** One person takes the place of another in this visit, or of nobody. @throws planung.nicht_zugewiesen */
function getauscht(personIds: readonly string[], { vonPersonId: von, nachPersonId: nach }: ZugAufDerTafel): string[] {
  if (von === null ? personIds.length >= hoechstensPersonen : !personIds.includes(von))
    throw planungFehler.ablehnen('planung.nicht_zugewiesen')
  const andere = personIds.filter((id) => id !== von && id !== nach)
  return nach === null ? andere : [...andere, nach]
}

export function createSchreiben(ports: Ports, { schritte, taten }: { schritte: Schritte; taten: Taten }) {
  /** With what the visit has now, and a new place. */
  function verschiebe(tx: Queryable, akteur: Akteur, { alt, ...wohin }: { alt: Hausbesuch; grund: string } & Vorher): Promise<Quittung> {
    const angaben: AngabenVon<'verschieben'> = { ...wohin, version: alt.version, fahrzeug: alt.fahrzeug }
    return schritte.tue(tx, akteur, { alt, auftrag: { handlung: 'verschieben', angaben } })
  }

  return {
    /** H6. @throws hausbesuch.veraltet, planung.nicht_zugewiesen, and what the step refuses */
    move({ akteur, idempotenz }: Gerufen, zug: ZugAufDerTafel): Promise<JsonText<Quittung>> {
      const person = personVon(akteur)
      const { hausbesuchId: id, version, datum, uhrzeit, dauerMinuten, grund } = zug
      const geschrieben = takeStepOnce(ports, {
        akteur,
        idempotenz,
        ...schritte.gesehen(person, { id, version }),
        take: (alt, tx) =>
          verschiebe(tx, akteur, { alt, datum, uhrzeit, dauerMinuten, personIds: getauscht(eigenePersonen(alt, person), zug), grund }),
      })
      return schritte.mitWorten(id, taten.dannMelden(geschrieben))
    },

    /** @throws planung.ueberholt */
    apply({ akteur, idempotenz }: Gerufen, { zuege, grund }: { zuege: readonly Zug[]; grund: string }) {
      const person = personVon(akteur)
      const schreibe = einmal(ports, { akteur, idempotenz }, async (tx) => {
        const gemacht: GemerkterZug[] = []
        for (const { alt, zug } of await halteAlle(tx, person, zuege)) {
          const vorher = vorherVon(alt, person)
          const personIds = zug.personId === null ? [] : [zug.personId]
          const { version } = await verschiebe(tx, akteur, { alt, ...vorher, uhrzeit: zug.uhrzeit, personIds, grund })
          gemacht.push({ hausbesuchId: alt.id, version, vorher })
        }
        const id = ports.newId()
        await merkeUebernahme(tx, person.organisationId, { id, personId: person.personId, am: taten.jetzt(), gemacht })
        return { id, anzahl: gemacht.length }
      })
      return taten.dannMelden(schreibe)
    },

    /** @throws nicht_gefunden, planung.schon_zurueckgenommen, planung.ueberholt */
    undo({ akteur, idempotenz }: Gerufen, { id, grund }: { id: string; grund: string }) {
      const person = personVon(akteur)
      const { organisationId } = person
      const schreibe = einmal(ports, { akteur, idempotenz }, async (tx) => {
        const uebernahme = await halteUebernahme(tx, organisationId, id)
        if (uebernahme === null) throw sharedFehler.ablehnen('nicht_gefunden')
        if (uebernahme.zurueckAm !== null) throw planungFehler.ablehnen('planung.schon_zurueckgenommen')
        const gehalten = await halteAlle(tx, person, await ladeZuege(tx, organisationId, id))
        for (const { alt, zug } of gehalten) await verschiebe(tx, akteur, { alt, ...zug.vorher, grund })
        await merkeZurueck(tx, organisationId, { id, am: taten.jetzt() })
        return { anzahl: gehalten.length }
      })
      return taten.dannMelden(schreibe)
    },
  }
}
