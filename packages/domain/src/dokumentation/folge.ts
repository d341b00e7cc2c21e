/** What follows from a visit: written on its sheet, or because nobody opened. Pure. */
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import type { furtherVorgehen } from '../hausbesuch/hausbesuch.ts'
import { wrongField } from '../shared/refusal.ts'
import { berlinDate } from '../shared/time.ts'
import type { Blatt } from './blatt.document.ts'
import { besuchstagOf } from './dokumentation.decider.ts'
import { dokumentationErrors } from './dokumentation.errors.ts'
import type { folgeArten } from './dokumentation.ts'
import type { NewFolge } from './folge.document.ts'

export type FolgeArt = (typeof folgeArten)[number]

/** On the day on which someone wants to look again, else on that of the visit. */
export function folgenFromBlatt({ folgen, wiedervorlage }: Blatt, besuch: Parameters<typeof besuchstagOf>[0]): NewFolge[] {
  const faellig = wiedervorlage ?? besuchstagOf(besuch)
  return folgen.map(({ art, text }) => ({ art, herkunft: 'BLATT', text, faellig }))
}

const artNach = (vorgehen: (typeof furtherVorgehen)[number]): FolgeArt => (vorgehen === 'NEUER_BESUCH' ? 'HAUSBESUCH' : 'AUFGABE')

/** An unsuccessful visit always has a follow-up. */
export function folgenFromVergeblichem({ nichtAngetroffen }: Pick<Hausbesuch, 'nichtAngetroffen'>): NewFolge[] {
  if (nichtAngetroffen === null) return []
  const { weiteresVorgehen, am } = nichtAngetroffen
  return [{ art: artNach(weiteresVorgehen), herkunft: 'NICHT_ANGETROFFEN', text: null, faellig: berlinDate(am) }]
}

/** A visit can follow where one was announced, and always where nobody opened. */
export const leadsToBesuch = ({ art, herkunft }: Pick<NewFolge, 'art' | 'herkunft'>): boolean =>
  art === 'HAUSBESUCH' || herkunft === 'NICHT_ANGETROFFEN'

/** Closing a promised visit without one needs a reason. @throws dokumentation.folge_ohne_grund */
export function checkErledigung({ art, herkunft }: Pick<NewFolge, 'art' | 'herkunft'>, grund: string | null): void {
  if (grund === null && art === 'HAUSBESUCH' && herkunft === 'NICHT_ANGETROFFEN')
    throw dokumentationErrors.refuse('dokumentation.folge_ohne_grund', wrongField('grund', 'pflicht'))
}
