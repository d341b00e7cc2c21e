import { useState } from 'react'
import { newIdempotencyKey } from '../../shared/request.ts'
import type { SammelTat } from './darstellung.ts'
import type { ListenZeile } from './listenForm.ts'

export type Verlauf =
  | { art: 'wartet' | 'laeuft' | 'erledigt' | 'zurueckgenommen' }
  /** With what was tried when it failed. */
  | { art: 'gescheitert'; fehler: unknown; zurueck: boolean }

export interface SammelZeile<Zeile> {
  zeile: Zeile
  /** One for all attempts at this line. */
  schluessel: string
  verlauf: Verlauf
}

/** Does something with many lines, those it was opened with, one after the other; what failed can be tried again, what was done taken back. */
export function useSammel<Zeile extends ListenZeile>({ tue, zurueck }: SammelTat<Zeile>, zeilen: readonly Zeile[]) {
  const [stand, setStand] = useState(() =>
    zeilen.map((zeile): SammelZeile<Zeile> => ({ zeile, schluessel: newIdempotencyKey(), verlauf: { art: 'wartet' } })),
  )
  const [laeuft, setLaeuft] = useState(false)
  const merke = (id: string, verlauf: Verlauf) =>
    setStand((bisher) => bisher.map((eine) => (eine.zeile.id === id ? { ...eine, verlauf } : eine)))

  async function alle(gemeinte: readonly SammelZeile<Zeile>[], rueckwaerts: boolean): Promise<void> {
    if (laeuft) return
    setLaeuft(true)
    for (const { zeile, schluessel } of gemeinte) {
      merke(zeile.id, { art: 'laeuft' })
      try {
        if (rueckwaerts) await zurueck?.(zeile)
        else await tue(zeile, schluessel)
        merke(zeile.id, { art: rueckwaerts ? 'zurueckgenommen' : 'erledigt' })
      } catch (fehler) {
        merke(zeile.id, { art: 'gescheitert', fehler, zurueck: rueckwaerts })
      }
    }
    setLaeuft(false)
  }

  const offene = stand.filter(({ verlauf }) => verlauf.art === 'wartet' || (verlauf.art === 'gescheitert' && !verlauf.zurueck))
  const erledigte = stand.filter(({ verlauf }) => verlauf.art === 'erledigt')
  const zurueckholbare = zurueck === undefined ? [] : stand.filter(({ verlauf }) => istGetan(verlauf))
  return {
    stand,
    laeuft,
    offene,
    erledigte,
    zurueckholbare,
    gescheitert: stand.filter(({ verlauf }) => verlauf.art === 'gescheitert'),
    fuehreAus: () => alle(offene, false),
    nimmZurueck: () => alle(zurueckholbare, true),
  }
}

/** Done, or still done because taking it back has failed. */
const istGetan = (verlauf: Verlauf): boolean => verlauf.art === 'erledigt' || (verlauf.art === 'gescheitert' && verlauf.zurueck)
