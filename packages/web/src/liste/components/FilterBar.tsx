import { IconAdjustmentsHorizontal, IconColumns3, IconX, IconSearch } from '@tabler/icons-react'
import { useState, type Ref, useEffect, useRef, useId } from 'react'
import { choicesOf, SelectField, Checkbox, Switch } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Stack, Group, Text } from '../../ui/layout.tsx'
import { useListTexts } from '../liste.texts.ts'
import { AnsichtenMenu } from './AnsichtenMenu.tsx'
import { useActiveFilters } from './activeFilters.ts'
import {
  countFilter,
  type ListRow,
  freeFilter,
  withoutFilter,
  isSearchable,
  type FilterArt,
  type FilterValue,
  type ListSuche,
} from './listForm.ts'
import type { FilterField as Feldworte, ListParts } from './view.ts'
import classes from './Filter.module.css'
import { DateField } from '../../form/DateField.tsx'

const wartenMs = 300

interface FilterBarProps<Zeile extends ListRow> extends ListParts<Zeile> {
  suchfeld: Ref<HTMLInputElement>
  onAnzeige: () => void
}

export function FilterBar<Zeile extends ListRow>({ suchfeld, onAnzeige, ...parts }: FilterBarProps<Zeile>) {
  const t = useListTexts()
  const [open, setOffen] = useState(false)
  const { liste, view } = parts
  const { form, suche, filtere } = liste
  const count = countFilter(form, suche)
  return (
    <>
      <Group gap="sm" align="end" data-no-print>
        {view.suchePlatzhalter !== undefined && (
          <div className={classes.suche}>
            <SuchField ref={suchfeld} wert={suche.suche} platzhalter={view.suchePlatzhalter} onSuche={(word) => filtere({ suche: word })} />
          </div>
        )}
        {form.sortierungen.length > 1 && (
          <div className={classes.sortierung}>
            <SelectField
              label={t('sortierung')}
              few
              choices={choicesOf(form.sortierungen, (value) => view.sortiert(value))}
              value={suche.sortierung}
              onChange={(sorting) => filtere({ sortierung: sorting ?? form.sortierungen[0] })}
            />
          </div>
        )}
        {Object.keys(form.filter).length > 0 && (
          <Button look="secondary" icon={<IconAdjustmentsHorizontal size={18} aria-hidden />} onClick={() => setOffen(true)}>
            {count === 0 ? t('filter.oeffnen') : t('filter.aktiv', { count })}
          </Button>
        )}
        <AnsichtenMenu liste={liste} />
        <Button look="secondary" icon={<IconColumns3 size={18} aria-hidden />} onClick={onAnzeige} iconOnPhone>
          {t('anzeige.oeffnen')}
        </Button>
      </Group>
      <GesetzteFilter {...parts} />
      <FilterDrawer {...parts} opened={open} onClose={() => setOffen(false)} />
    </>
  )
}

function GesetzteFilter<Zeile extends ListRow>(parts: ListParts<Zeile>) {
  const t = useListTexts()
  const gesetzt = useActiveFilters(parts)
  if (gesetzt.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filter.gesetzte')} data-no-print>
      {gesetzt.map(({ satz, ohne }) => (
        <li key={satz}>
          <Button
            look="secondary"
            icon={<IconX size={16} aria-hidden />}
            aria-label={t('filter.entfernen', { name: satz })}
            onClick={() => parts.liste.filtere({ filter: ohne })}
          >
            {satz}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface FilterDrawerProps<Zeile extends ListRow> extends ListParts<Zeile> {
  opened: boolean
  onClose: () => void
}

function FilterDrawer<Zeile extends ListRow>({ liste: { form, suche, filtere }, view, opened, onClose }: FilterDrawerProps<Zeile>) {
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

interface SuchFieldProps {
  wert: string
  platzhalter: string
  onSuche: (search: string) => void
  ref: Ref<HTMLInputElement>
}

/** Writes the search into the address 300 ms after the last key, from two letters on or when emptied. */
function SuchField({ wert, platzhalter, onSuche, ref }: SuchFieldProps) {
  const t = useListTexts()
  const [getippt, setGetippt] = useState<string | null>(null)
  const tell = useRef(onSuche)
  useEffect(() => {
    tell.current = onSuche
  })
  useEffect(() => {
    if (getippt === null) return
    const timer = setTimeout(() => {
      const search = isSearchable(getippt) ? getippt.trim() : ''
      if (search !== wert) tell.current(search)
    }, wartenMs)
    return () => clearTimeout(timer)
  }, [getippt, wert])

  return (
    <TextField
      ref={ref}
      type="search"
      label={t('suche')}
      placeholder={platzhalter}
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={80}
      value={getippt ?? wert}
      onChange={(event) => setGetippt(event.currentTarget.value)}
      // From then on the address is authoritative again, even when the back button changes it.
      onBlur={() => {
        if (getippt === null || getippt.trim() === wert || (!isSearchable(getippt) && wert === '')) setGetippt(null)
      }}
    />
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
      return Feld === undefined ? null : <Feld id={asText(wert)} onChange={set} />
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
