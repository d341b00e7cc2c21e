/** What follows from a visit: written on its sheet, or because nobody opened. Pure. */
import type { Hausbesuch } from '../hausbesuch/hausbesuch.document.ts'
import type { weitereVorgehen } from '../hausbesuch/hausbesuch.ts'
import { type Datum, berlinDatum } from '../shared/zeit.ts'
import type { Blatt } from './blatt.contract.ts'
import { besuchstagVon } from './dokumentation.decider.ts'
import { dokumentationFehler } from './dokumentation.errors.ts'
import type { folgeArten } from './dokumentation.ts'

export type FolgeArt = (typeof folgeArten)[number]
export const folgeStaende = ['OFFEN', 'ERLEDIGT'] as const
/** On the sheet; or nobody opened, and its words are those of the visit's checklist. */
export const folgeHerkuenfte = ['BLATT', 'NICHT_ANGETROFFEN'] as const
export type FolgeHerkunft = (typeof folgeHerkuenfte)[number]

export interface NeueFolge {
  art: FolgeArt
  herkunft: FolgeHerkunft
  text: string | null
  faellig: Datum
}

/** On the day on which someone wants to look again, else on that of the visit. */
export function folgenAusBlatt({ folgen, wiedervorlage }: Blatt, besuch: Parameters<typeof besuchstagVon>[0]): NeueFolge[] {
  const faellig = wiedervorlage ?? besuchstagVon(besuch)
  return folgen.map(({ art, text }) => ({ art, herkunft: 'BLATT', text, faellig }))
}

const artNach = (vorgehen: (typeof weitereVorgehen)[number]): FolgeArt => (vorgehen === 'NEUER_BESUCH' ? 'HAUSBESUCH' : 'AUFGABE')

/** An unsuccessful visit always has a follow-up. */
export function folgenAusVergeblichem({ nichtAngetroffen }: Pick<Hausbesuch, 'nichtAngetroffen'>): NeueFolge[] {
  if (nichtAngetroffen === null) return []
  const { weiteresVorgehen, am } = nichtAngetroffen
  return [{ art: artNach(weiteresVorgehen), herkunft: 'NICHT_ANGETROFFEN', text: null, faellig: berlinDatum(am) }]
}

/** A visit can follow where one was announced, and always where nobody opened. */
export const fuehrtZuBesuch = ({ art, herkunft }: Pick<NeueFolge, 'art' | 'herkunft'>): boolean =>
  art === 'HAUSBESUCH' || herkunft === 'NICHT_ANGETROFFEN'

/** Closing a promised visit without one needs a reason. @throws dokumentation.folge_ohne_grund */
export function pruefeErledigung({ art, herkunft }: Pick<NeueFolge, 'art' | 'herkunft'>, grund: string | null): void {
  if (grund === null && art === 'HAUSBESUCH' && herkunft === 'NICHT_ANGETROFFEN')
    throw dokumentationFehler.ablehnen('dokumentation.folge_ohne_grund', {
      felder: [{ path: 'grund', code: 'pflicht', message: 'pflicht' }],
    })
}
