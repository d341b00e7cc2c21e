/** Places in a box of 100 by 100. */
import { type Bereich, type Messung, type VitalArt, type Zielbereich, vitalTable, zielOn } from '@dreiklang/domain/dokumentation/vitalwerte'
import { type IsoDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'

interface Punkt {
  x: number
  y: number
}

export interface Band {
  x1: number
  x2: number
  y1: number
  y2: number
  individuell: boolean
}

export interface Kurve {
  /** One line, two for a pair. */
  linien: Punkt[][]
  baender: Band[]
  /** The ends of the scale, in the unit of the vital sign. */
  unten: number
  oben: number
}

interface Vorlage {
  art: VitalArt
  /** Of this vital sign, the oldest first. */
  werte: readonly Messung[]
  ziele: readonly Zielbereich[]
  von: IsoDate
  bis: IsoDate
}

interface Abschnitt {
  von: IsoDate
  bis: IsoDate
  individuell: boolean
  /** For each number one; null where no range holds. */
  bereiche: (Bereich | null)[]
}

const second = ({ von2, bis2 }: Zielbereich): Bereich => ({ von: von2, bis: bis2 })

function bereicheOn({ art, ziele }: Pick<Vorlage, 'art' | 'ziele'>, tag: IsoDate): Pick<Abschnitt, 'individuell' | 'bereiche'> {
  const { hinweis, zweite } = vitalTable[art]
  const target = zielOn(ziele, art, tag)
  const erster = target === null ? hinweis : { von: target.von, bis: target.bis }
  const further = zweite === null ? [] : [target === null ? zweite.hinweis : second(target)]
  return { individuell: target !== null, bereiche: [erster, ...further] }
}

export function abschnitte(vorlage: Omit<Vorlage, 'werte'>): Abschnitt[] {
  const found: Abschnitt[] = []
  for (let tag = vorlage.von; tag <= vorlage.bis; tag = plusDays(tag, 1)) {
    const today = bereicheOn(vorlage, tag)
    const letzter = found.at(-1)
    const gleich =
      letzter?.individuell === today.individuell && JSON.stringify(letzter.bereiche) === JSON.stringify(today.bereiche) ? letzter : null
    if (gleich === null) found.push({ von: tag, bis: tag, ...today })
    else gleich.bis = tag
  }
  return found
}

const numbers = (list: readonly (number | null | undefined)[]): number[] => list.filter((count) => typeof count === 'number')

/** Null while nothing was measured. */
export function drawKurve(vorlage: Vorlage): Kurve | null {
  const { werte, von, bis } = vorlage
  if (werte.length === 0) return null
  const parts = abschnitte(vorlage)
  const grenzen = parts.flatMap(({ bereiche }) => bereiche.flatMap((bereich) => [bereich?.von, bereich?.bis]))
  const all = numbers([...werte.flatMap(({ wert, wert2 }) => [wert, wert2]), ...grenzen])
  const [kleinste, groesste] = [Math.min(...all), Math.max(...all)]
  const rand = (groesste - kleinste) * 0.08 || 1
  const [unten, oben] = [Math.floor(kleinste - rand), Math.ceil(groesste + rand)]
  const [beginn, end] = [Date.parse(berlinInstant(von)), Date.parse(berlinInstant(plusDays(bis, 1)))]
  const x = (ms: number) => ((ms - beginn) / (end - beginn)) * 100
  const y = (count: number) => 100 - ((count - unten) / (oben - unten)) * 100
  const linie = (count: (messung: Messung) => number | null): Punkt[] =>
    werte.flatMap((messung) => {
      const value = count(messung)
      return value === null ? [] : [{ x: x(Date.parse(messung.am)), y: y(value) }]
    })
  const zweite = linie(({ wert2 }) => wert2)
  return {
    linien: [linie(({ wert }) => wert), ...(zweite.length === 0 ? [] : [zweite])],
    baender: parts.flatMap(({ bereiche, individuell, ...tage }) =>
      bereiche.flatMap((bereich) => {
        if (bereich === null || (bereich.von === null && bereich.bis === null)) return []
        return [
          {
            x1: x(Date.parse(berlinInstant(tage.von))),
            x2: x(Date.parse(berlinInstant(plusDays(tage.bis, 1)))),
            y1: y(bereich.bis ?? oben),
            y2: y(bereich.von ?? unten),
            individuell,
          },
        ]
      }),
    ),
    unten,
    oben,
  }
}
