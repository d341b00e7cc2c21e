import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { newIdempotencyKey } from '../../shared/request.ts'
import type { SammelAktion, SammelPlan } from './darstellung.ts'
import type { ListenZeile } from './listenForm.ts'

/** Concurrent calls: a thousand rows take a minute, and the server keeps capacity for others. */
const imStapel = 5

export type Verlauf =
  | { art: 'wartet' | 'erledigt' | 'zurueckgenommen' }
  /** With what was tried when it failed. */
  | { art: 'gescheitert'; fehler: unknown; zurueck: boolean }

export interface SammelZeile<Zeile> {
  zeile: Zeile
  /** Null until someone has looked. */
  plan: SammelPlan | null
  verlauf: Verlauf
}

type Schritt<Zeile> = (eine: SammelZeile<Zeile>) => Promise<SammelZeile<Zeile>>

/** Takes lines batch by batch; can be stopped between two batches. */
function useStapel<Zeile extends ListenZeile>(anfang: () => readonly SammelZeile<Zeile>[]) {
  const [stand, setStand] = useState(anfang)
  const [fortschritt, setFortschritt] = useState<{ fertig: number; von: number } | null>(null)
  const lauf = useRef<{ gilt: boolean } | null>(null)

  const halteAn = useCallback(() => {
    if (lauf.current !== null) lauf.current.gilt = false
  }, [])
  const inStapeln = useCallback(async (gemeinte: readonly SammelZeile<Zeile>[], schritt: Schritt<Zeile>): Promise<void> => {
    if (lauf.current?.gilt === true) return
    const dieser = { gilt: true }
    lauf.current = dieser
    const merke = (neue: SammelZeile<Zeile>) => setStand((bisher) => bisher.map((eine) => (eine.zeile.id === neue.zeile.id ? neue : eine)))
    for (let fertig = 0; fertig < gemeinte.length && dieser.gilt; fertig += imStapel) {
      setFortschritt({ fertig, von: gemeinte.length })
      await Promise.all(gemeinte.slice(fertig, fertig + imStapel).map(async (eine) => merke(await schritt(eine))))
    }
    if (lauf.current === dieser) {
      lauf.current = null
      setFortschritt(null)
    }
  }, [])
  return { stand, fortschritt, inStapeln, halteAn }
}

/** Does something with many lines, those it was opened with; what failed can be tried again, what was done taken back. */
export function useSammel<Zeile extends ListenZeile>(aktion: SammelAktion<Zeile>, zeilen: readonly Zeile[]) {
  const [beimOeffnen] = useState(aktion)
  const { stand, fortschritt, inStapeln, halteAn } = useStapel(() =>
    zeilen.map((zeile): SammelZeile<Zeile> => ({ zeile, plan: sofortPlan(beimOeffnen, zeile), verlauf: { art: 'wartet' } })),
  )
  const [geplant, setGeplant] = useState(!('plane' in beimOeffnen))

  const [anfang] = useState(stand)
  useEffect(() => {
    let gilt = true
    void inStapeln(
      anfang.filter(({ plan }) => plan === null),
      (eine) => sieh(beimOeffnen, eine),
    ).then(() => {
      if (gilt) setGeplant(true)
    })
    return () => {
      gilt = false
      halteAn()
    }
  }, [anfang, beimOeffnen, inStapeln, halteAn])

  async function fuehreAus(gemeinte: readonly SammelZeile<Zeile>[], schritt: Schritt<Zeile>): Promise<void> {
    await inStapeln(gemeinte, schritt)
    await aktion.danach?.()
  }
  const zurueck = 'zurueck' in aktion ? aktion.zurueck : undefined
  const gemeinsame = stand.filter(({ plan }) => plan?.geht === true)
  const offene = gemeinsame.filter(({ verlauf }) => verlauf.art === 'wartet' || (verlauf.art === 'gescheitert' && !verlauf.zurueck))
  const zurueckholbare = zurueck === undefined ? [] : stand.filter(({ verlauf }) => istGetan(verlauf))
  return {
    gemeinsame,
    einzelne: stand.filter(({ plan }) => plan?.geht === false),
    geplant,
    fortschritt,
    offene,
    erledigte: stand.filter(({ verlauf }) => verlauf.art === 'erledigt'),
    gescheitert: stand.filter(({ verlauf }) => verlauf.art === 'gescheitert'),
    zurueckholbare,
    halteAn,
    fuehreAus: () => fuehreAus(offene, (eine) => erledige(aktion, eine)),
    nimmZurueck: () => fuehreAus(zurueckholbare, (eine) => versuche(eine, { tue: async () => zurueck?.(eine.zeile), zurueck: true })),
  }
}

export const fehlerSatz = (fehler: unknown): string => (fehler instanceof ApiError ? fehler.message : String(fehler))

/** Done, or still done because taking it back has failed. */
const istGetan = (verlauf: Verlauf): boolean => verlauf.art === 'erledigt' || (verlauf.art === 'gescheitert' && verlauf.zurueck)

function sofortPlan<Zeile>(aktion: SammelAktion<Zeile>, zeile: Zeile): SammelPlan | null {
  if ('plane' in aktion) return null
  const schluessel = newIdempotencyKey()
  return { geht: true, tue: () => aktion.tue(zeile, schluessel) }
}

async function sieh<Zeile>(aktion: SammelAktion<Zeile>, eine: SammelZeile<Zeile>): Promise<SammelZeile<Zeile>> {
  if (!('plane' in aktion)) return eine
  try {
    return { ...eine, plan: await aktion.plane(eine.zeile), verlauf: { art: 'wartet' } }
  } catch (fehler) {
    return { ...eine, plan: { geht: false, grund: fehlerSatz(fehler) } }
  }
}

async function erledige<Zeile>(aktion: SammelAktion<Zeile>, eine: SammelZeile<Zeile>): Promise<SammelZeile<Zeile>> {
  const { verlauf } = eine
  const ueberholt = verlauf.art === 'gescheitert' && 'plane' in aktion && aktion.istUeberholt(verlauf.fehler)
  const { plan, ...rest } = ueberholt ? await sieh(aktion, eine) : eine
  if (plan?.geht !== true) return { plan, ...rest }
  return versuche({ plan, ...rest }, { tue: plan.tue, zurueck: false })
}

async function versuche<Zeile>(
  eine: SammelZeile<Zeile>,
  { tue, zurueck }: { tue: () => Promise<unknown>; zurueck: boolean },
): Promise<SammelZeile<Zeile>> {
  try {
    await tue()
    return { ...eine, verlauf: { art: zurueck ? 'zurueckgenommen' : 'erledigt' } }
  } catch (fehler) {
    return { ...eine, verlauf: { art: 'gescheitert', fehler, zurueck } }
  }
}
