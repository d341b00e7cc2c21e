/** Where visits come from and steps go to when no answer comes; filled by the room above that keeps a day on the device. */
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

/** Everything answers null for what was not taken along. */
export interface OhneNetz {
  besuch(hausbesuchId: string): Promise<HausbesuchAntwort | null>
  schreibe(anfrage: SchrittAnfrage): Promise<Quittung | null>
  /** What was written for this visit has not arrived yet: the next step must not overtake it, and the server does not know it. */
  wartet(hausbesuchId: string): Promise<boolean>
  /** A step was taken in the network: what lies on the device follows. Never throws. */
  getan(anfrage: SchrittAnfrage, quittung: Quittung): Promise<void>
}

let ersatz: OhneNetz | null = null

export function setzeOhneNetz(weg: OhneNetz): void {
  ersatz = weg
}

const istOhneNetz = (fehler: unknown): boolean => fehler instanceof ApiError && fehler.status === 0

/**
 * Asks the server, and what lies on the device when no answer comes; and the device first as long as entries of the visit wait, because
 * then it knows more. @throws the error of the network when nothing lies there
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

/** Like above, for a step: the device learns of one that was taken in the network. */
export const schreibeSolange = (anfrage: SchrittAnfrage, imNetz: () => Promise<Quittung>): Promise<Quittung> =>
  solangeNichtsWartet(anfrage.hausbesuchId, {
    imNetz: async () => {
      const quittung = await imNetz()
      // Not awaited: whoever pressed hears that it is done before the next button is there.
      void ersatz?.getan(anfrage, quittung)
      return quittung
    },
    ohne: (weg) => weg.schreibe(anfrage),
  })
