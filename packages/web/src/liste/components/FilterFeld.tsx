import { useId } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Text } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { listeTexts } from '../liste.texts.ts'
import type { FilterFeld as Feldworte } from './darstellung.ts'
import classes from './Filter.module.css'
import type { FilterArt, FilterWert, ListenSuche } from './listenForm.ts'

interface MehrfachProps {
  titel: string
  werte: readonly string[]
  gewaehlt: readonly string[]
  name: (wert: string) => string
  onChange: (gewaehlt: string[]) => void
}

/** Several of a few, each a target for a finger. */
function Mehrfach({ titel, werte, gewaehlt, name, onChange }: MehrfachProps) {
  const id = useId()
  const umschalten = (wert: string) =>
    onChange(gewaehlt.includes(wert) ? gewaehlt.filter((anderer) => anderer !== wert) : [...gewaehlt, wert])
  return (
    <div role="group" aria-labelledby={id}>
      <Text id={id} fw={500} mb={4}>
        {titel}
      </Text>
      <div className={classes.mehrfach}>
        {werte.map((wert) => (
          <span key={wert} className={classes.wahl}>
            <Checkbox label={name(wert)} checked={gewaehlt.includes(wert)} onChange={() => umschalten(wert)} />
          </span>
        ))}
      </div>
    </div>
  )
}

interface FilterFeldProps {
  name: string
  form: FilterArt
  worte: Feldworte
  filter: ListenSuche['filter']
  onFilter: (werte: Record<string, FilterWert>) => void
}

const alsText = (wert: FilterWert | undefined): string | null => (typeof wert === 'string' ? wert : null)

/** One filter with the control of its kind. */
export function FilterFeld({ name, form, worte, filter, onFilter }: FilterFeldProps) {
  const t = useTexts(listeTexts)
  const { label, name: wertName = String, Feld } = worte
  const wert = filter[name]
  const setze = (neu: FilterWert) => onFilter({ [name]: neu })
  switch (form.art) {
    case 'mehrfach':
      return <Mehrfach titel={label} werte={form.werte} gewaehlt={Array.isArray(wert) ? wert : []} name={wertName} onChange={setze} />
    case 'wahl':
      return (
        <SelectField
          label={label}
          placeholder={t('filter.egal')}
          clearable
          choices={form.werte.map((value) => ({ value, label: wertName(value) }))}
          value={alsText(wert)}
          onChange={setze}
        />
      )
    case 'schalter':
      return <Switch label={label} checked={wert === true} onChange={setze} />
    case 'nachschlagen':
      return Feld === undefined ? null : <Feld id={alsText(wert)} onChange={setze} />
    case 'zeitraum':
      return (
        <>
          <DateField
            label={t('filter.ab', { label })}
            value={alsText(filter[form.von])}
            onChange={(von) => onFilter({ [form.von]: von })}
          />
          <DateField
            label={t('filter.bis', { label })}
            value={alsText(filter[form.bis])}
            onChange={(bis) => onFilter({ [form.bis]: bis })}
          />
        </>
      )
  }
}
