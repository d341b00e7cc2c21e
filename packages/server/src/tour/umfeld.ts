/** Loaded in one transaction; what the ways are is asked afterwards, outside of it. */
import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Person } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { rowOf } from '@dreiklang/domain/hausbesuch/view'
import type { IsoDate, Instant } from '@dreiklang/domain/shared/time'
import { type Tagesbesuch, type Tour, folgePlan, emptyTour, tourBesuchStatus } from '@dreiklang/domain/tour/tour'
import type { Bereit, TourBesuch, TourHaus, Umfeld } from '@dreiklang/domain/tour/view'
import { type TagesRow, loadTag } from '../hausbesuch/liste.repository.ts'
import type { Queryable } from '../ports.ts'
import type { TourStore } from './seal.ts'
import { loadCards, loadTouren } from './tour.repository.ts'
import { type OpenBestellung, loadEgkMissing, loadHaeuser, loadHeads, loadPeople, loadOpen } from './umfeld.repository.ts'

export interface Gefunden {
  tour: Tour
  umfeld: Umfeld
}

interface Blick {
  person: Person
  now: Instant
}

/** An order that was refused for the card longer ago than this belongs to another quarter. */
const quartalDays = 92
const tagMs = 86_400_000

const klientOf = (row: TagesRow): string => readHausbesuch(row).klientId

function byPerson(rows: readonly TagesRow[], organisationId: string): Map<string, TagesRow[]> {
  const groups = new Map<string, TagesRow[]>()
  for (const row of rows) {
    for (const { personId } of readHausbesuch(row).zugewiesene.filter((one) => one.organisationId === organisationId))
      groups.set(personId, [...(groups.get(personId) ?? []), row])
  }
  return groups
}

function tagesbesuchOf(row: TagesRow): Tagesbesuch[] {
  const { id, plan, status } = readHausbesuch(row)
  return plan === null ? [] : [{ id, von: plan.von, status }]
}

function tourBesuch(row: TagesRow, { person, now }: Blick): TourBesuch {
  const besuch = readHausbesuch(row)
  const zu = endStatus.includes(besuch.status)
  return {
    zeile: rowOf(besuch, { namen: row, person, now }),
    leistungen: besuch.leistungen.map(({ bezeichnung }) => bezeichnung),
    beginn: besuch.beginn,
    fertigAm: zu ? (besuch.ende ?? besuch.nichtAngetroffen?.am ?? null) : null,
    punkt: row.punkt,
  }
}

function bereitVon(offene: readonly OpenBestellung[]): Bereit[] {
  const nachHaus = new Map<string, Bereit>()
  const remember = (art: Bereit['art'], organisationId: string | null, { id, klientId }: OpenBestellung) => {
    if (organisationId === null) return
    const previous = nachHaus.get(`${art} ${organisationId}`) ?? { art, organisationId, bestellungIds: [], klientIds: [] }
    nachHaus.set(`${art} ${organisationId}`, {
      ...previous,
      bestellungIds: [...previous.bestellungIds, id],
      klientIds: [...new Set([...previous.klientIds, klientId])],
    })
  }
  for (const one of offene) {
    if (one.ausdruck.length + one.papier.length > 0) remember('ABHOLUNG_REZEPT', one.praxisId, one)
    if (one.abholbereit) remember('ABHOLUNG_ARZNEI', one.apothekeId, one)
  }
  return [...nachHaus.values()]
}

/** Only a nursing service fetches and carries. */
async function bestelltes(tx: Queryable, { person, now }: Blick, klientIds: readonly string[]) {
  if (person.seite !== 'PFLEGE' || klientIds.length === 0) return { offene: [], gebraucht: new Set<string>(), beiUns: new Set<string>() }
  const { organisationId } = person
  const offene = await loadOpen(tx, organisationId, { klientIds, ids: null })
  const seit = new Date(Date.parse(now) - quartalDays * tagMs).toISOString()
  const verweigert = await loadEgkMissing(tx, organisationId, { klientIds, seit })
  const wartend = offene.filter(({ brauchtEgk }) => brauchtEgk).map(({ klientId }) => klientId)
  return { offene, gebraucht: new Set([...wartend, ...verweigert]), beiUns: new Set(await loadCards(tx, organisationId, klientIds)) }
}

const hausIdsOf = ({ stopps }: Tour): string[] => stopps.flatMap((stopp) => ('organisationId' in stopp ? [stopp.organisationId] : []))
const bestellungIdsOf = ({ stopps }: Tour): string[] => stopps.flatMap((stopp) => ('bestellungIds' in stopp ? stopp.bestellungIds : []))

export async function loadTourenWithUmfeld(
  tx: Queryable,
  blick: Blick,
  { datum, personIds, store }: { datum: IsoDate; personIds: readonly string[] | null; store: Pick<TourStore, 'opened'> },
): Promise<Gefunden[]> {
  const { person, now } = blick
  const { organisationId, seite } = person
  const rows = await loadTag(tx, organisationId, { seite, datum, status: tourBesuchStatus, personIds })
  const groups = byPerson(rows, organisationId)
  const stored = await store.opened(tx, organisationId, await loadTouren(tx, organisationId, { datum, personIds }))
  const gespeicherte = new Map(stored.map((tour) => [tour.personId, tour]))
  const fahrende = personIds ?? [...new Set([...groups.keys(), ...gespeicherte.keys()])]
  const touren = fahrende.map((personId) =>
    folgePlan(
      gespeicherte.get(personId) ?? emptyTour({ organisationId, personId, datum }),
      (groups.get(personId) ?? []).flatMap(tagesbesuchOf),
    ),
  )
  const { offene, gebraucht, beiUns } = await bestelltes(tx, blick, [...new Set(rows.map(klientOf))])
  const bereit = bereitVon(offene)
  const haeuser = await loadHaeuser(tx, [organisationId, ...bereit.map((one) => one.organisationId), ...touren.flatMap(hausIdsOf)])
  const eigenesHaus = haeuser.find(({ id }) => id === organisationId)
  if (eigenesHaus === undefined) throw new Error('The own house is not there')
  const beteiligte = touren.flatMap(({ uebergaben }) => uebergaben.flatMap(({ vonPersonId, anPersonId }) => [vonPersonId, anPersonId]))
  const leute = await loadPeople(tx, organisationId, [...new Set([...fahrende, ...beteiligte])])
  const namen = new Map(leute.map(({ id, name }) => [id, name]))
  const bestellungen = await loadHeads(tx, organisationId, [...offene.map(({ id }) => id), ...touren.flatMap(bestellungIdsOf)])
  const gemeinsam = {
    eigenesHaus,
    haeuser: new Map<string, TourHaus>(haeuser.map((haus) => [haus.id, haus])),
    bestellungen: new Map(bestellungen.map((one) => [one.id, one])),
    egk: { gebraucht, beiUns },
    kuehle: new Set(offene.filter(({ kuehl }) => kuehl).map(({ id }) => id)),
    namen,
  }
  return touren.flatMap((tour): Gefunden[] => {
    const name = namen.get(tour.personId)
    if (name === undefined) return []
    const own = groups.get(tour.personId) ?? []
    const klientIds = new Set(own.map(klientOf))
    return [
      {
        tour,
        umfeld: {
          ...gemeinsam,
          person: { id: tour.personId, name },
          besuche: new Map(own.map((row) => [readHausbesuch(row).id, tourBesuch(row, blick)])),
          bereit: bereitVon(offene.filter(({ klientId }) => klientIds.has(klientId))),
          lage: { person, now, besuche: own.flatMap(tagesbesuchOf) },
        },
      },
    ]
  })
}
