import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { ChangeEvent } from 'react'
import { fieldId } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { KopfValues, PositionValues } from './formValues.ts'

type TextName = {
  [K in keyof PositionValues]: PositionValues[K] extends string ? (string extends PositionValues[K] ? K : never) : never
}[keyof PositionValues]

interface Held<Value> {
  id: string
  error: string | undefined
  value: Value
  onChange: (value: Value) => void
}

export interface PositionFields {
  position: PositionValues
  change: (change: Partial<PositionValues>) => void
  feld: (path: string) => { id: string; error: string | undefined }
  text: (
    name: TextName,
    path?: string,
  ) => Omit<Held<string>, 'onChange'> & { onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void }
  /** A field whose value may be empty. */
  held: <Name extends keyof PositionValues>(name: Name, path?: string) => Held<PositionValues[Name]>
  /** One of a list, always; what would empty it is not heard. */
  choice: <Name extends keyof PositionValues>(name: Name, path?: string) => ChoiceOf<PositionValues[Name]>
}

interface ChoiceOf<Value> extends Omit<Held<Value>, 'onChange'> {
  allowDeselect: false
  onChange: (value: Value | null) => void
}

interface Source extends Pick<PositionFields, 'position'> {
  fehler: Readonly<Record<string, string>>
  dispatch: (aktion: EntwurfAktion) => void
}

export function positionFields({ position, fehler, dispatch }: Source): PositionFields {
  const change = (aenderung: Partial<PositionValues>) => dispatch({ art: 'position', schluessel: position.schluessel, aenderung })
  const feld = (path: string) => ({ id: fieldId(position.schluessel, path), error: fehler[path] })
  const set = <Name extends keyof PositionValues>(name: Name, value: PositionValues[Name]) => {
    const aenderung: Partial<PositionValues> = { [name]: value }
    change(aenderung)
  }
  return {
    position,
    change,
    feld,
    text: (name, path = name) => ({ ...feld(path), value: position[name], onChange: (event) => set(name, event.currentTarget.value) }),
    held: (name, path = name) => ({ ...feld(path), value: position[name], onChange: (value) => set(name, value) }),
    choice: (name, path = name) => ({
      ...feld(path),
      value: position[name],
      allowDeselect: false,
      onChange: (value) => value !== null && set(name, value),
    }),
  }
}

export interface AuftragFields {
  kopf: KopfValues
  klient: KlientAnswer | null
  mitRezept: boolean
  /** False for a Muster 12 alone: nothing is brought anywhere. */
  handedOut: boolean
  fehler: Readonly<Record<string, string>>
  heute: IsoDate
  dispatch: (aktion: EntwurfAktion) => void
}
