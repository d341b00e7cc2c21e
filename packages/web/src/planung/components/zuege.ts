import type { ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { plusDays } from '@dreiklang/domain/shared/time'

const tagMinutes = 24 * 60

/** Earlier or later by wall time, over midnight into the next day. */
export function shift(zug: ZugOnOfTafel, minutes: number): ZugOnOfTafel {
  const [hour = 0, minute = 0] = zug.uhrzeit.split(':').map(Number)
  const neu = hour * 60 + minute + minutes
  const tage = Math.floor(neu / tagMinutes)
  const amTag = neu - tage * tagMinutes
  const two = (zahl: number) => String(zahl).padStart(2, '0')
  return { ...zug, datum: plusDays(zug.datum, tage), uhrzeit: `${two(Math.floor(amTag / 60))}:${two(amTag % 60)}` }
}

export function switchPerson(zug: ZugOnOfTafel, personen: readonly (string | null)[], richtung: -1 | 1): ZugOnOfTafel {
  const naechster = personen[personen.indexOf(zug.nachPersonId) + richtung]
  return naechster === undefined ? zug : { ...zug, nachPersonId: naechster }
}
