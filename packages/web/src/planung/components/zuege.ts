/** A move, one key further. */
import type { ZugAufDerTafel } from '@dreiklang/domain/planung/planung.contract'
import { plusTage } from '@dreiklang/domain/shared/zeit'

const tagMinuten = 24 * 60

/** Earlier or later by wall time, over midnight into the next day. */
export function schiebe(zug: ZugAufDerTafel, minuten: number): ZugAufDerTafel {
  const [stunde = 0, minute = 0] = zug.uhrzeit.split(':').map(Number)
  const neu = stunde * 60 + minute + minuten
  const tage = Math.floor(neu / tagMinuten)
  const amTag = neu - tage * tagMinuten
  const zwei = (zahl: number) => String(zahl).padStart(2, '0')
  return { ...zug, datum: plusTage(zug.datum, tage), uhrzeit: `${zwei(Math.floor(amTag / 60))}:${zwei(amTag % 60)}` }
}

/** To the row above or below; at the edge it stays. */
export function wechsle(zug: ZugAufDerTafel, personen: readonly (string | null)[], richtung: -1 | 1): ZugAufDerTafel {
  const naechster = personen[personen.indexOf(zug.nachPersonId) + richtung]
  return naechster === undefined ? zug : { ...zug, nachPersonId: naechster }
}
