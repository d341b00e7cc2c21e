/** Who sets ranges for a Klient: a doctor with a number of his own, in a practice that treats him. Whether it does, the server knows. */
import { type Akteur, seiteVon } from '../shared/akteur.ts'
import type { Datum } from '../shared/zeit.ts'
import type { DokumentationCode } from './dokumentation.errors.ts'
import type { Zielbereich } from './vitalwerte.ts'

/** Null when the person may set and end ranges. */
export function zielSperre({ rolle, lanr }: Pick<Akteur, 'rolle' | 'lanr'>): DokumentationCode | null {
  return seiteVon(rolle) === 'ARZT' && lanr !== null ? null : 'dokumentation.ziel_nur_arzt'
}

/** True while it holds or will hold: it can be ended. */
export const giltNoch = ({ gueltigBis }: Pick<Zielbereich, 'gueltigBis'>, heute: Datum): boolean =>
  gueltigBis === null || gueltigBis >= heute
