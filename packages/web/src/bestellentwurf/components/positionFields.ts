import type { ChangeEvent } from 'react'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionValues } from './formValues.ts'

type TextName = {
  [K in keyof PositionValues]: PositionValues[K] extends string ? (string extends PositionValues[K] ? K : never) : never
}[keyof PositionValues]

export interface PositionFields {
  position: PositionValues
  change: (change: Partial<PositionValues>) => void
  feld: (path: string) => { id: string; error: string | undefined }
  text: (
    name: TextName,
    path?: string,
  ) => {
    id: string
    error: string | undefined
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
}

export function positionFields({
  position,
  fehler,
  dispatch,
}: {
  position: PositionValues
  fehler: Readonly<Record<string, string>>
  dispatch: (aktion: EntwurfAktion) => void
}): PositionFields {
  const change = (aenderung: Partial<PositionValues>) => dispatch({ art: 'position', schluessel: position.schluessel, aenderung })
  const feld = (path: string) => ({ id: fieldId(position.schluessel, path), error: fehler[path] })
  return {
    position,
    change,
    feld,
    text: (name, path = name) => ({
      ...feld(path),
      value: position[name],
      onChange: (event) => {
        const aenderung: Partial<Record<TextName, string>> = { [name]: event.currentTarget.value }
        change(aenderung)
      },
    }),
  }
}
