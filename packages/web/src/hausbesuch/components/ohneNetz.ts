/** Offline source of visits and target of steps; provided by the room above that keeps a day on the device. */
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import { ApiError } from '../../shared/apiError.ts'

export interface SchrittAnfrage {
  handlung: PersonenHandlung
  hausbesuchId: string
  /** Checked by the contract's schema of this step. */
  body: unknown
  idempotencyKey: string
}

/** Everything answers null for what was not downloaded. */
export interface OhneNetz {
  besuch(hausbesuchId: string): Promise<HausbesuchAntwort | null>
  schreibe(anfrage: SchrittAnfrage): Promise<Quittung | null>
  /** Offline entries of this visit are still pending: the next step must not overtake them. */
  wartet(hausbesuchId: string): Promise<boolean>
  /** A step was taken online: the copy on the device follows. Never throws. */
  getan(anfrage: SchrittAnfrage, quittung: Quittung): Promise<void>
}

let ersatz: OhneNetz | null = null

export function setzeOhneNetz(weg: OhneNetz): void {
  ersatz = weg
}

const istOhneNetz = (fehler: unknown): boolean => fehler instanceof ApiError && fehler.status === 0

/**
 * Asks the server, and the device when no answer comes; the device first while entries of the visit are pending, because then it knows
 * more. @throws the network error when nothing is stored there
 */
export async function solangeNichtsWartet<Wert>(
  hausbesuchId: string,
  { imNetz, ohne }: { imNetz: () => Promise<Wert>; ohne: (weg: OhneNetz) => Promise<Wert | null> },
): Promise<Wert> {
  const weg = ersatz
  if (weg === null) return imNetz()
  const wert = (await weg.wartet(hausbesuchId)) ? await ohne(weg) : null
  if (wert !== null) return wert
  try {
    return await imNetz()
  } catch (fehler) {
    const vomGeraet = istOhneNetz(fehler) ? await ohne(weg) : null
    if (vomGeraet === null) throw fehler
    return vomGeraet
  }
}

/** The same for a step; the device learns of steps taken online. */
export const schreibeSolange = (anfrage: SchrittAnfrage, imNetz: () => Promise<Quittung>): Promise<Quittung> =>
  solangeNichtsWartet(anfrage.hausbesuchId, {
    imNetz: async () => {
      const quittung = await imNetz()
      // Not awaited: whoever pressed gets the result before the device has caught up.
      void ersatz?.getan(anfrage, quittung)
      return quittung
    },
    ohne: (weg) => weg.schreibe(anfrage),
  })
