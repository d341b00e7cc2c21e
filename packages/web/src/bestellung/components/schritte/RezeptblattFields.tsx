import type { Rezeptart } from '@dreiklang/domain/bestellung/rezept'
import {
  canShareRezeptblatt,
  splitRezeptblaetter,
  lineOf,
  findOnSameRezeptblatt,
  whyNotOneRezeptblatt,
} from '@dreiklang/domain/bestellung/rezeptblatt'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { useRezeptTexts } from '../../onDemand.texts.ts'

/** What is written on a line of the sheet. */
export interface Written {
  produkt: Pick<PositionAnswer['produkt'], 'produktart' | 'bezeichnung'>
}

/** Whether several can be written on one sheet of paper at all. */
export function canBeTogether(positionen: readonly Written[], rezeptart: Rezeptart | null): boolean {
  if (rezeptart === null || !canShareRezeptblatt(rezeptart)) return false
  return splitRezeptblaetter(positionen).some((blatt) => blatt.length > 1)
}

interface ZusammenFieldProps {
  positionen: readonly Written[]
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Says before which medicine stands on which sheet. */
export function ZusammenField({ positionen, checked, onChange }: ZusammenFieldProps) {
  const r = useRezeptTexts()
  const sheets = splitRezeptblaetter(positionen).map((blatt, i) =>
    r('blatt.verteilung', { nr: i + 1, namen: blatt.map(({ produkt }) => produkt.bezeichnung).join(', ') }),
  )
  return (
    <Checkbox
      label={r('blatt.zusammen')}
      description={sheets.join(' · ')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

type Said = 'EINES' | 'EIGENE'

/** What whoever has the paper in hand may say of it: that these are one sheet, or that they were none. Null: there is nothing to say. */
export function sayableOfRezeptblatt(bestellung: BestellungAnswer, positionen: readonly PositionAnswer[]): Said | null {
  const { positionen: all } = bestellung
  const others = positionen.flatMap((position) => findOnSameRezeptblatt({ positionen: all }, position))
  if (others.some((other) => !positionen.includes(other))) return 'EIGENE'
  const [first] = positionen
  if (first === undefined || positionen.length < 2) return null
  const isOne = positionen.every((one) => one === first || findOnSameRezeptblatt({ positionen: all }, first).includes(one))
  if (isOne) return 'EIGENE'
  const lines = positionen.flatMap(({ rezept }) => (rezept === null ? [] : [lineOf(rezept)]))
  return lines.length === positionen.length && whyNotOneRezeptblatt(lines) === null ? 'EINES' : null
}

interface SayProps {
  said: Said
  checked: boolean
  onChange: (checked: boolean) => void
}

export function RezeptblattField({ said, checked, onChange }: SayProps) {
  const r = useRezeptTexts()
  return (
    <Checkbox
      label={r(`blatt.sagen.${said}`)}
      description={r(`blatt.sagenHinweis.${said}`)}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
