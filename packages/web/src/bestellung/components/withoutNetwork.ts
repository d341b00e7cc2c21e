/** Target of the steps at a door where there is no network; provided by the room above that keeps a round on the device. */
import type { Quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { DoorStep } from '@dreiklang/domain/bestellung/lieferung'
import { ApiError } from '../../shared/apiError.ts'
import { type StepAnfrage, sendStep } from '../bestellung.queries.ts'

export type BagRequest = StepAnfrage & { handlung: DoorStep }

export interface BagsWithoutNetwork {
  /** Null for a bag that was not taken along. */
  write(request: BagRequest): Promise<Quittung | null>
  /** Something said of this order is still on the device: the next step must not overtake it. */
  wartet(bestellungId: string): Promise<boolean>
  /** A step was taken online: the copy on the device follows. Never throws. */
  getan(request: BagRequest): Promise<void>
}

let bags: BagsWithoutNetwork | null = null

export function registerBagsWithoutNetwork(way: BagsWithoutNetwork): void {
  bags = way
}

/** The step of the order, or the same kept on the device. @throws the network error when the bag was not taken along */
export async function sendDoorStep(request: BagRequest): Promise<Quittung> {
  const way = bags
  if (way === null) return sendStep(request)
  const kept = (await way.wartet(request.bestellungId)) ? await way.write(request) : null
  if (kept !== null) return kept
  try {
    const receipt = await sendStep(request)
    // Not awaited: whoever pressed gets the result before the device has caught up.
    void way.getan(request)
    return receipt
  } catch (error) {
    const receipt = error instanceof ApiError && error.status === 0 ? await way.write(request) : null
    if (receipt === null) throw error
    return receipt
  }
}
