import { Suspense, useId } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, SelectField, Switch } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { useListTexts } from '../liste.texts.ts'
import { type ListRow, freeFilter, withoutFilter, type FilterArt, type FilterValue, type ListSuche } from './listForm.ts'
import type { FilterField as Feldworte, ListParts } from './view.ts'
import classes from './Filter.module.css'

interface FilterDrawerProps<Zeile extends ListRow> extends ListParts<Zeile> {
  opened: boolean
  onClose: () => void
}

export function FilterDrawer<Zeile extends ListRow>({ liste: { form, suche, filtere }, view, opened, onClose }: FilterDrawerProps<Zeile>) {
  const t = useListTexts()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('filter.titel')}
      size="md"
      actions={
        <>
          <Button look="secondary" onClick={() => filtere(withoutFilter(suche))}>
            {t('filter.loeschen')}
          </Button>
          <Button onClick={onClose}>{t('filter.fertig')}</Button>
        </>
      }
    >
      <Stack gap="lg">
        {freeFilter(form, suche).map(([name, art]) => {
          const words = view.filter[name]
          if (words === undefined) return null
          return (
            <FilterField key={name} name={name} form={art} worte={words} filter={suche.filter} onFilter={(filter) => filtere({ filter })} />
          )
        })}
      </Stack>
    </Drawer>
  )
}

interface MehrfachProps {
  titel: string
  werte: readonly string[]
  gewaehlt: readonly string[]
  name: (value: string) => string
  onChange: (chosen: string[]) => void
}

function Mehrfach({ titel, werte, gewaehlt, name, onChange }: MehrfachProps) {
  const id = useId()
  const umschalten = (value: string) =>
    onChange(gewaehlt.includes(value) ? gewaehlt.filter((anderer) => anderer !== value) : [...gewaehlt, value])
  return (
    <div role="group" aria-labelledby={id}>
      <Text id={id} fw={500} mb={4}>
        {titel}
      </Text>
      <div className={classes.mehrfach}>
        {werte.map((value) => (
          <span key={value} className={classes.wahl}>
            <Checkbox label={name(value)} checked={gewaehlt.includes(value)} onChange={() => umschalten(value)} />
          </span>
        ))}
      </div>
    </div>
  )
}

interface FilterFieldProps {
  name: string
  form: FilterArt
  worte: Feldworte
  filter: ListSuche['filter']
  onFilter: (values: Record<string, FilterValue>) => void
}

const asText = (value: FilterValue | undefined): string | null => (typeof value === 'string' ? value : null)

function FilterField({ name, form, worte, filter, onFilter }: FilterFieldProps) {
  const t = useListTexts()
  const { label, name: valueName = String, Feld } = worte
  const wert = filter[name]
  const set = (neu: FilterValue) => onFilter({ [name]: neu })
  switch (form.art) {
    case 'mehrfach':
      return <Mehrfach titel={label} werte={form.werte} gewaehlt={Array.isArray(wert) ? wert : []} name={valueName} onChange={set} />
    case 'wahl':
      return (
        <SelectField
          label={label}
          placeholder={t('filter.egal')}
          clearable
          choices={choicesOf(form.werte, (value) => valueName(value))}
          value={asText(wert)}
          onChange={set}
        />
      )
    case 'schalter':
      return <Switch label={label} checked={wert === true} onChange={set} />
    case 'nachschlagen':
      return (
        Feld !== undefined && (
          <Suspense>
            <Feld id={asText(wert)} onChange={set} />
          </Suspense>
        )
      )
    case 'zeitraum':
      return (
        <>
          <DateField
            label={t('filter.ab', { label })}
            value={asText(filter[form.von])}
            onChange={(from) => onFilter({ [form.von]: from })}
          />
          <DateField label={t('filter.bis', { label })} value={asText(filter[form.bis])} onChange={(to) => onFilter({ [form.bis]: to })} />
        </>
      )
  }
}
