/** Who sets ranges for a Klient: a doctor with Approbation, in a practice that treats him. Whether it does, the server knows. */
import { type Akteur, seiteOf } from '../shared/akteur.ts'
import type { IsoDate } from '../shared/time.ts'
import type { DokumentationCode } from './dokumentation.errors.ts'
import type { Zielbereich } from './vitalwerte.ts'

/** Null when the person may set and end ranges. */
export function zielSperre({ rolle, istArzt }: Pick<Akteur, 'rolle' | 'istArzt'>): DokumentationCode | null {
  return seiteOf(rolle) === 'ARZT' && istArzt ? null : 'dokumentation.ziel_nur_arzt'
}

export const stillApplies = ({ gueltigBis }: Pick<Zielbereich, 'gueltigBis'>, today: IsoDate): boolean =>
  gueltigBis === null || gueltigBis >= today
