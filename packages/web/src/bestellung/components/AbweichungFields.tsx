import {
  type Abweichung,
  type AbweichungRolle,
  abweichungArten,
  nothingDeclared,
  rollenFor,
} from '@dreiklang/domain/bestellung/apothekenwahl'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import { RadioCards, SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { orNull } from '../../shared/documentForm.ts'
import { formatDate } from '../../shared/format.ts'
import { useBegriffeTexts } from '../bestellung.texts.ts'

/** As the fields hold it: an empty name is ''. */
export interface AbweichungValues extends Omit<Abweichung, 'erklaertVon'> {
  erklaertVon: string
}

export const emptyAbweichung: AbweichungValues = { ...nothingDeclared, erklaertVon: '' }

export const fillAbweichung = (said: Abweichung | null): AbweichungValues =>
  said === null ? emptyAbweichung : { ...said, erklaertVon: said.erklaertVon ?? '' }

/** Null while nobody has said anything. */
export function readAbweichung({ erklaertVon, ...said }: AbweichungValues): Abweichung | null {
  const abweichung = { ...said, erklaertVon: orNull(erklaertVon) }
  return Object.values(abweichung).every((value) => value === null) ? null : abweichung
}

interface AbweichungFieldsProps {
  values: AbweichungValues
  grund: string
  marked: (path: `abweichung.${keyof AbweichungValues}` | 'abweichungGrund') => { id: string; error?: string | undefined }
  onChange: (change: Partial<AbweichungValues>) => void
  onGrund: (grund: string) => void
}

/** Why another pharmacy than the Klient's, and by whose word. Nothing is chosen beforehand but the day, which is mostly today. */
export function AbweichungFields({ values, grund, marked, onChange, onGrund }: AbweichungFieldsProps) {
  const b = useBegriffeTexts()
  const today = berlinDate(new Date().toISOString())
  return (
    <>
      <RadioCards
        {...marked('abweichung.art')}
        label={b('abweichung.art')}
        description={b('abweichung.artHinweis')}
        required
        words="short"
        choices={choicesOf(abweichungArten, (value) => b(`abweichungArt.${value}`))}
        value={values.art}
        onChange={(art) => onChange({ art, ...followArt(values, art, today) })}
      />
      <SelectField
        {...marked('abweichung.erklaertRolle')}
        label={b('abweichung.rolle')}
        required
        choices={choicesOf(rollenFor(values.art), (value) => b(`abweichungRolle.${value}`))}
        value={values.erklaertRolle}
        onChange={(erklaertRolle) => onChange({ erklaertRolle })}
      />
      <TextField
        {...marked('abweichung.erklaertVon')}
        label={b('abweichung.name')}
        required
        maxLength={120}
        value={values.erklaertVon}
        onChange={({ currentTarget }) => onChange({ erklaertVon: currentTarget.value })}
      />
      <DateField
        {...marked('abweichung.erklaertAm')}
        label={b('abweichung.tag')}
        required
        maxDate={today}
        value={values.erklaertAm}
        onChange={(erklaertAm) => onChange({ erklaertAm })}
      />
      <TextField
        {...marked('abweichungGrund')}
        label={b('abweichung.text')}
        maxLength={250}
        value={grund}
        onChange={({ currentTarget }) => onGrund(currentTarget.value)}
      />
    </>
  )
}

function followArt({ erklaertRolle, erklaertAm }: AbweichungValues, art: Abweichung['art'], today: IsoDate) {
  const stays = erklaertRolle !== null && rollenFor(art).includes(erklaertRolle)
  return { erklaertRolle: stays ? erklaertRolle : null, erklaertAm: erklaertAm ?? today }
}

interface Said {
  abweichung: Abweichung | null
  abweichungGrund: string | null
}

/** As it is read on sheet, paper and timeline; null when nothing was said. Orders before December 2026 have the words alone. */
export function useAbweichung(): (said: Said) => string | null {
  const b = useBegriffeTexts()
  const roleOf = (rolle: AbweichungRolle | null) => (rolle === null ? '–' : b(`abweichungRolle.${rolle}`))
  return ({ abweichung, abweichungGrund }) => {
    if (abweichung === null || abweichung.art === null) return abweichungGrund
    const declared = b('abweichung.satz', {
      grund: b(`abweichungArt.${abweichung.art}`),
      name: abweichung.erklaertVon ?? '–',
      rolle: roleOf(abweichung.erklaertRolle),
      tag: abweichung.erklaertAm === null ? '–' : formatDate(abweichung.erklaertAm),
    })
    return [declared, abweichungGrund].filter((part) => part !== null).join('. ')
  }
}
