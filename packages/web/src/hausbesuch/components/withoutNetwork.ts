/** Offline source of visits and target of steps; provided by the room above that keeps a day on the device. */
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { ApiError } from '../../shared/apiError.ts'

export interface StepAnfrage {
  handlung: PersonenHandlung
  hausbesuchId: string
  body: unknown
  idempotencyKey: string
}

/** Everything answers null for what was not downloaded. */
export interface WithoutNetwork {
  besuch(hausbesuchId: string): Promise<HausbesuchAnswer | null>
  write(request: StepAnfrage): Promise<Quittung | null>
  /** Offline entries of this visit are still pending: the next step must not overtake them. */
  wartet(hausbesuchId: string): Promise<boolean>
  /** A step was taken online: the copy on the device follows. Never throws. */
  getan(request: StepAnfrage, quittung: Quittung): Promise<void>
}

let ersatz: WithoutNetwork | null = null

export function registerWithoutNetwork(weg: WithoutNetwork): void {
  ersatz = weg
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** While entries are pending the device is asked first: it knows more. @throws the network error when nothing is stored there */
export async function whileNothingWaits<Value>(
  hausbesuchId: string,
  { imNetz, ohne }: { imNetz: () => Promise<Value>; ohne: (weg: WithoutNetwork) => Promise<Value | null> },
): Promise<Value> {
  const weg = ersatz
  if (weg === null) return imNetz()
  const value = (await weg.wartet(hausbesuchId)) ? await ohne(weg) : null
  if (value !== null) return value
  try {
    return await imNetz()
  } catch (error) {
    const vomDevice = isOffline(error) ? await ohne(weg) : null
    if (vomDevice === null) throw error
    return vomDevice
  }
}

export const writeWhile = (request: StepAnfrage, imNetz: () => Promise<Quittung>): Promise<Quittung> =>
  whileNothingWaits(request.hausbesuchId, {
    imNetz: async () => {
      const quittung = await imNetz()
      // Not awaited: whoever pressed gets the result before the device has caught up.
      void ersatz?.getan(request, quittung)
      return quittung
    },
    ohne: (weg) => weg.write(request),
  })
