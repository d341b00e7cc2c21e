/** What soon runs out at Klienten by the last delivery and the plan of medicines, where nobody counts what is left. */
import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { isReorderOf } from '@dreiklang/domain/bestellung/inForce'
import type { Position } from '@dreiklang/domain/bestellung/position.document'
import { findReichweite, isReorderDue } from '@dreiklang/domain/bestellung/reichweite'
import { reorderDays } from '@dreiklang/domain/inventory/inventory'
import type { KlientShortage } from '@dreiklang/domain/inventory/recall.contract'
import type { PlanStand } from '@dreiklang/domain/klient/medikation'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { createPlaene } from '../klient/medikation.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type BroughtRow, loadBestellungenOfKlienten, loadBrought } from './reichweite.repository.ts'

interface Delivered {
  row: BroughtRow
  bestellung: Bestellung
  position: Position
}

/** By its number where it has one, else by its name, in the unit in which the house keeps it. */
function findDelivered(row: BroughtRow, bestellungen: readonly Bestellung[]): Delivered[] {
  const bestellung = bestellungen.find(({ id }) => id === row.bestellungId)
  const position = bestellung?.positionen.find((one) => {
    const produkt = one.abgaben.at(-1)?.produkt
    if (produkt === undefined || einheitOf(one) !== row.unit) return false
    return row.code === null ? produkt.bezeichnung.startsWith(row.name) : produkt.pzn === row.code
  })
  return bestellung === undefined || position === undefined ? [] : [{ row, bestellung, position }]
}

const isOver = ({ status }: Position): boolean => status === 'ABGELEHNT' || status === 'STORNIERT'

/** What was made in the same instant is later by its number. */
const isLater = (one: Bestellung, other: Bestellung): boolean =>
  one.erstelltAm > other.erstelltAm || (one.erstelltAm === other.erstelltAm && one.nummer > other.nummer)

/** Also in a draft. */
const isOrderedAgain = ({ bestellung, position }: Delivered, bestellungen: readonly Bestellung[]): boolean =>
  bestellungen.some(
    (one) =>
      one.klientId === bestellung.klientId &&
      isLater(one, bestellung) &&
      one.positionen.some((other) => !isOver(other) && isReorderOf(other, position)),
  )

export function createReichweiten(ports: Ports) {
  const plaene = createPlaene(ports)

  return async (tx: Queryable, organisationId: string): Promise<KlientShortage[]> => {
    const now = ports.clock.now().toISOString()
    const heute = berlinDate(now)
    const rows = await loadBrought(tx, { organisationId, now })
    const klientIds = [...new Set(rows.map(({ klientId }) => klientId))]
    const bestellungen = await loadBestellungenOfKlienten(tx, { organisationId, klientIds, now })
    const delivered = rows.flatMap((row) => findDelivered(row, bestellungen)).filter((one) => !isOrderedAgain(one, bestellungen))
    const plans = new Map<string, PlanStand | null>()
    for (const { klientId } of delivered.map((one) => one.row)) {
      if (!plans.has(klientId)) plans.set(klientId, await plaene.stand(tx, { organisationId, klientId }, heute))
    }
    return delivered.flatMap(({ row, bestellung, position }) => {
      const { code: _code, contents: inhalt, ...told } = row
      const found = findReichweite(position, { inhalt, plan: plans.get(row.klientId) ?? null })
      if (found === null || !isReorderDue(found, { heute, within: reorderDays })) return []
      const { bis, ...inputs } = found
      const rechnerisch = { positionId: position.id, nummer: bestellung.nummer, ...inputs }
      return [{ ...told, used: 0, lastsUntil: bis, rechnerisch }]
    })
  }
}
