/** A curve of measured numbers as places in a box of 100 by 100; drawn without any word. */
import {
  type Bereich,
  type Messung,
  type VitalArt,
  type Zielbereich,
  vitalTabelle,
  zielAm,
} from '@dreiklang/domain/dokumentation/vitalwerte'
import { type Datum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'

interface Punkt {
  x: number
  y: number
}

/** Where a number should lie, over some days. */
export interface Band {
  x1: number
  x2: number
  y1: number
  y2: number
  /** The doctor's own range; else the usual one. */
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
  von: Datum
  bis: Datum
}

interface Abschnitt {
  von: Datum
  bis: Datum
  individuell: boolean
  /** For each number one; null where no range holds. */
  bereiche: (Bereich | null)[]
}

const zweiter = ({ von2, bis2 }: Zielbereich): Bereich => ({ von: von2, bis: bis2 })

/** The range of a day, the doctor's before the usual one. */
function bereicheAm({ art, ziele }: Pick<Vorlage, 'art' | 'ziele'>, tag: Datum): Pick<Abschnitt, 'individuell' | 'bereiche'> {
  const { hinweis, zweite } = vitalTabelle[art]
  const ziel = zielAm(ziele, art, tag)
  const erster = ziel === null ? hinweis : { von: ziel.von, bis: ziel.bis }
  const weitere = zweite === null ? [] : [ziel === null ? zweite.hinweis : zweiter(ziel)]
  return { individuell: ziel !== null, bereiche: [erster, ...weitere] }
}

/** Days with the same ranges together. */
export function abschnitte(vorlage: Omit<Vorlage, 'werte'>): Abschnitt[] {
  const gefunden: Abschnitt[] = []
  for (let tag = vorlage.von; tag <= vorlage.bis; tag = plusTage(tag, 1)) {
    const heute = bereicheAm(vorlage, tag)
    const letzter = gefunden.at(-1)
    const gleich =
      letzter?.individuell === heute.individuell && JSON.stringify(letzter.bereiche) === JSON.stringify(heute.bereiche) ? letzter : null
    if (gleich === null) gefunden.push({ von: tag, bis: tag, ...heute })
    else gleich.bis = tag
  }
  return gefunden
}

const zahlen = (liste: readonly (number | null | undefined)[]): number[] => liste.filter((zahl) => typeof zahl === 'number')

/** Null while nothing was measured. */
export function zeichneKurve(vorlage: Vorlage): Kurve | null {
  const { werte, von, bis } = vorlage
  if (werte.length === 0) return null
  const teile = abschnitte(vorlage)
  const grenzen = teile.flatMap(({ bereiche }) => bereiche.flatMap((bereich) => [bereich?.von, bereich?.bis]))
  const alle = zahlen([...werte.flatMap(({ wert, wert2 }) => [wert, wert2]), ...grenzen])
  const [kleinste, groesste] = [Math.min(...alle), Math.max(...alle)]
  const rand = (groesste - kleinste) * 0.08 || 1
  const [unten, oben] = [Math.floor(kleinste - rand), Math.ceil(groesste + rand)]
  const [beginn, ende] = [Date.parse(berlinInstant(von)), Date.parse(berlinInstant(plusTage(bis, 1)))]
  const x = (ms: number) => ((ms - beginn) / (ende - beginn)) * 100
  const y = (zahl: number) => 100 - ((zahl - unten) / (oben - unten)) * 100
  const linie = (zahl: (messung: Messung) => number | null): Punkt[] =>
    werte.flatMap((messung) => {
      const wert = zahl(messung)
      return wert === null ? [] : [{ x: x(Date.parse(messung.am)), y: y(wert) }]
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
            x2: x(Date.parse(berlinInstant(plusTage(tage.bis, 1)))),
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
