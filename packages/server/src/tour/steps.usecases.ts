import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { TourAuftrag, TourAngaben } from '@dreiklang/domain/tour/handlungen.contract'
import type { Tour } from '@dreiklang/domain/tour/tour'
import { type TourQuittung, type egkOrte, tourContract } from '@dreiklang/domain/tour/tour.contract'
import { decideTour, withGeholtem, handOver } from '@dreiklang/domain/tour/tour.decider'
import { tourErrors } from '@dreiklang/domain/tour/tour.errors'
import { seesTour } from '@dreiklang/domain/tour/tour.policy'
import { findPflegedienst } from '../hausbesuch/context.repository.ts'
import type { MeldeBesuch } from '../hausbesuch/meldungen.usecases.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { CalledBy, Taten } from '../hausbesuch/taten.ts'
import type { UebergibBesuche } from '../hausbesuch/steps.usecases.ts'
import { type Ports, type Queryable, ConstraintViolation } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { type JsonText, once, takeStepOnce } from '../shared/idempotenz.ts'
import { sendSignal } from '../shared/signal.ts'
import type { TourAbholung } from './abholung.usecases.ts'
import type { TourStore } from './seal.ts'
import { holdTour, giveCard, takeCard } from './tour.repository.ts'
import { type Gefunden, loadTourenWithUmfeld } from './umfeld.ts'

export type TourSchluessel = Pick<Tour, 'datum' | 'personId'>

const tourQuittungOf = ({ version, status }: Tour): TourQuittung => ({ version, status })

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ConstraintViolation)) return error
  if (error.constraint === 'tour_laufend') return tourErrors.refuse('tour.laeuft_schon')
  return error.constraint === 'tour_pkey' ? tourErrors.refuse('tour.veraltet') : error
}

export function createTourHolding({ clock }: Pick<Ports, 'clock'>, store: TourStore) {
  const now = () => clock.now().toISOString()
  return {
    now,

    /** Held, as it is now; null for someone of another organisation. */
    async halte(tx: Queryable, akteur: Akteur, { datum, personId }: TourSchluessel): Promise<Gefunden | null> {
      const person = personOf(akteur)
      await holdTour(tx, person.organisationId, { datum, personId })
      const [found] = await loadTourenWithUmfeld(tx, { person, now: now() }, { datum, personIds: [personId], store })
      return found ?? null
    },

    /** Kept, and told to the open screens of the organisation. @throws tour.veraltet, tour.laeuft_schon */
    async save(tx: Queryable, tour: Tour): Promise<void> {
      try {
        await store.save(tx, tour, now())
      } catch (error) {
        throw asRefusal(error)
      }
      await sendSignal(tx, { art: 'tour', id: tour.personId, an: [tour.organisationId] })
    },
  }
}
export type TourHolding = ReturnType<typeof createTourHolding>

export type EinfacherAuftrag = Exclude<TourAuftrag, { handlung: 'uebergeben' }>

/** @throws tour.nur_eigene */
function onlySeen(found: Gefunden): Gefunden {
  const { tour, umfeld } = found
  if (!seesTour(umfeld.lage.person, tour.personId)) throw tourErrors.refuse('tour.nur_eigene')
  return found
}

const tourStale = ({ version }: Tour) => tourErrors.refuse('tour.veraltet', { angaben: { version } })

export function createTourSteps(ports: Ports, { halte, save }: TourHolding, { fetch: hole, bringBack }: TourAbholung) {
  async function withBestellungen(
    tx: Queryable,
    akteur: Akteur,
    { alt, neu, auftrag }: { alt: Tour; neu: Tour; auftrag: EinfacherAuftrag },
  ) {
    if (auftrag.handlung === 'zuruecknehmen') await bringBack(tx, akteur, { tour: alt, stoppId: auftrag.angaben.stoppId })
    if (auftrag.handlung !== 'abhaken') return neu
    const { angaben } = auftrag
    return withGeholtem(neu, angaben.stoppId, await hole(tx, akteur, { tour: alt, angaben }))
  }

  return (gerufen: CalledBy, key: TourSchluessel, auftrag: EinfacherAuftrag): Promise<JsonText<TourQuittung>> =>
    takeStepOnce(ports, {
      ...gerufen,
      load: async (tx) => {
        const found = await halte(tx, gerufen.akteur, key)
        return found && onlySeen(found)
      },
      isCurrent: ({ tour }) => tour.version === auftrag.angaben.version,
      stale: ({ tour }) => tourStale(tour),
      take: async ({ tour: alt, umfeld: { lage, bereit } }, tx) => {
        const entschieden = decideTour(alt, auftrag, { ...lage, neueId: ports.newId, abholbar: bereit })
        const neu = await withBestellungen(tx, gerufen.akteur, { alt, neu: entschieden, auftrag })
        await save(tx, neu)
        return tourQuittungOf(neu)
      },
    })
}

export interface UebergabeWege {
  taten: Taten
  handOverBesuche: UebergibBesuche
  report: MeldeBesuch
}

/** A whole tour for a colleague: every visit is moved by its own step (H6), all of them or none. */
export function createTourUebergabe(ports: Ports, { halte, save, now }: TourHolding, { taten, handOverBesuche, report }: UebergabeWege) {
  /** Both in the same order, whoever gives to whom: two handovers at once do not wait for each other. */
  async function holdBoth(tx: Queryable, akteur: Akteur, { datum, personId, an }: TourSchluessel & { an: string }) {
    const gehalten = new Map<string, Gefunden | null>()
    for (const id of [personId, an].toSorted()) gehalten.set(id, await halte(tx, akteur, { datum, personId: id }))
    const [from, nach] = [gehalten.get(personId), gehalten.get(an)]
    if (!from) return null
    if (!nach) throw tourErrors.refuse('tour.person_unbekannt', wrongField('personId'))
    return { von: onlySeen(from), nach }
  }

  return (
    gerufen: CalledBy,
    { datum, personId }: TourSchluessel,
    { version, personId: an, grund }: TourAngaben<'uebergeben'>,
  ): Promise<JsonText<TourQuittung>> => {
    const { akteur } = gerufen
    // In the name of the system, because both are told; whose tour it is was found out before anything is written.
    const geschrieben = takeStepOnce(ports, {
      ...gerufen,
      context: systemContext,
      load: (tx) => holdBoth(tx, akteur, { datum, personId, an }),
      isCurrent: ({ von }) => von.tour.version === version,
      stale: ({ von }) => tourStale(von.tour),
      take: async ({ von, nach }, tx) => {
        const wechsel = handOver(von.tour, { an: { ...nach.tour, name: nach.umfeld.person.name }, grund }, von.umfeld.lage)
        await handOverBesuche(tx, akteur, { besuchIds: wechsel.besuchIds, von: personId, an, grund })
        await save(tx, wechsel.gebende)
        await save(tx, wechsel.nehmende)
        const werte = { id: datum, datum }
        await report(tx, { personId: an, anlass: 'TOUR_UEBERNOMMEN', werte, am: now() })
        await report(tx, { personId, anlass: 'TOUR_ABGEGEBEN', werte, am: now() })
        return tourQuittungOf(wechsel.gebende)
      },
    })
    return taten.dannMelden(geschrieben)
  }
}

type Ort = (typeof egkOrte)[number]

const trail = (klientId: string) =>
  ({ aktion: tourContract.egk.id, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId, felder: ['egk'] }) as const

export function createEgk(ports: Ports) {
  async function write(tx: Queryable, akteur: Akteur, { klientId, bei }: { klientId: string; bei: Ort }): Promise<{ bei: Ort }> {
    const { organisationId, personId } = personOf(akteur)
    if ((await findPflegedienst(tx, klientId)) !== organisationId) throw sharedErrors.refuse('nicht_gefunden')
    if (bei === 'UNS') await takeCard(tx, organisationId, { klientId, personId, am: ports.clock.now().toISOString() })
    else await giveCard(tx, organisationId, klientId)
    await audit(tx, akteur, trail(klientId))
    await sendSignal(tx, { art: 'tour', an: [organisationId] })
    return { bei }
  }

  /** @throws nicht_gefunden for a Klient of others */
  return (gerufen: CalledBy, angaben: { klientId: string; bei: Ort }): Promise<JsonText<{ bei: Ort }>> =>
    once(ports, gerufen, (tx) => write(tx, gerufen.akteur, angaben))
}
