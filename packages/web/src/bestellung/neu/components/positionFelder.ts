import type { ChangeEvent } from 'react'
import { feldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionWerte } from './formWerte.ts'

type TextName = {
  [K in keyof PositionWerte]: PositionWerte[K] extends string ? (string extends PositionWerte[K] ? K : never) : never
}[keyof PositionWerte]

/** Props of every part of an item's form. */
export interface PositionFelder {
  position: PositionWerte
  aendere: (aenderung: Partial<PositionWerte>) => void
  /** Id and error of the field at this path of the wire. */
  feld: (pfad: string) => { id: string; error: string | undefined }
  /** The same with value and change, for a text. */
  text: (
    name: TextName,
    pfad?: string,
  ) => {
    id: string
    error: string | undefined
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
}

export function positionFelder({
  position,
  fehler,
  dispatch,
}: {
  position: PositionWerte
  fehler: Readonly<Record<string, string>>
  dispatch: (aktion: EntwurfAktion) => void
}): PositionFelder {
  const aendere = (aenderung: Partial<PositionWerte>) => dispatch({ art: 'position', schluessel: position.schluessel, aenderung })
  const feld = (pfad: string) => ({ id: feldId(position.schluessel, pfad), error: fehler[pfad] })
  return {
    position,
    aendere,
    feld,
    text: (name, pfad = name) => ({
      ...feld(pfad),
      value: position[name],
      onChange: (event) => {
        const aenderung: Partial<Record<TextName, string>> = { [name]: event.currentTarget.value }
        aendere(aenderung)
      },
    }),
  }
}
