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
  const ziel = zielOn(ziele, art, tag)
  const erster = ziel === null ? hinweis : { von: ziel.von, bis: ziel.bis }
  const weitere = zweite === null ? [] : [ziel === null ? zweite.hinweis : second(ziel)]
  return { individuell: ziel !== null, bereiche: [erster, ...weitere] }
}

export function abschnitte(vorlage: Omit<Vorlage, 'werte'>): Abschnitt[] {
  const gefunden: Abschnitt[] = []
  for (let tag = vorlage.von; tag <= vorlage.bis; tag = plusDays(tag, 1)) {
    const heute = bereicheOn(vorlage, tag)
    const letzter = gefunden.at(-1)
    const gleich =
      letzter?.individuell === heute.individuell && JSON.stringify(letzter.bereiche) === JSON.stringify(heute.bereiche) ? letzter : null
    if (gleich === null) gefunden.push({ von: tag, bis: tag, ...heute })
    else gleich.bis = tag
  }
  return gefunden
}

const numbers = (liste: readonly (number | null | undefined)[]): number[] => liste.filter((zahl) => typeof zahl === 'number')

/** Null while nothing was measured. */
export function drawKurve(vorlage: Vorlage): Kurve | null {
  const { werte, von, bis } = vorlage
  if (werte.length === 0) return null
  const teile = abschnitte(vorlage)
  const grenzen = teile.flatMap(({ bereiche }) => bereiche.flatMap((bereich) => [bereich?.von, bereich?.bis]))
  const alle = numbers([...werte.flatMap(({ wert, wert2 }) => [wert, wert2]), ...grenzen])
  const [kleinste, groesste] = [Math.min(...alle), Math.max(...alle)]
  const rand = (groesste - kleinste) * 0.08 || 1
  const [unten, oben] = [Math.floor(kleinste - rand), Math.ceil(groesste + rand)]
  const [beginn, ende] = [Date.parse(berlinInstant(von)), Date.parse(berlinInstant(plusDays(bis, 1)))]
  const x = (ms: number) => ((ms - beginn) / (ende - beginn)) * 100
  const y = (zahl: number) => 100 - ((zahl - unten) / (oben - unten)) * 100
  const linie = (zahl: (messung: Messung) => number | null): Punkt[] =>
    werte.flatMap((messung) => {
      const value = zahl(messung)
      return value === null ? [] : [{ x: x(Date.parse(messung.am)), y: y(value) }]
    })
  const zweite = linie(({ wert2 }) => wert2)
  return {
    linien: [linie(({ wert }) => wert), ...(zweite.length === 0 ? [] : [zweite])],
    baender: teile.flatMap(({ bereiche, individuell, ...tage }) =>
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
