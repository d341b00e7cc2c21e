import {
  type BesuchTyp,
  type Leistungsquelle,
  shortestDauer,
  longestDauer,
  plannableWithoutPerson,
  maxPersonen,
  maxLeistungen,
  leistungsquellen,
} from '@dreiklang/domain/hausbesuch/hausbesuch'
import { hkpLeistungName, hkpNummern } from '@dreiklang/domain/klient/hkpLeistungen'
import { IconX, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SelectField, choicesOf, namedChoices } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Button } from '../../ui/buttons.tsx'
import { Grid, Group, Stack, Card } from '../../ui/layout.tsx'
import { selectionQuery } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts, useBegriffeTexts } from '../hausbesuch.texts.ts'

export interface PlanValues {
  datum: string | null
  uhrzeit: string
  dauerMinuten: number | null
  personIds: string[]
  fahrzeug: string
}

export const usualDauer = 30

export function PlanFields({ field, typ }: { field: SchemaForm<object>['field']; typ: BesuchTyp | null }) {
  const t = useHausbesuchTexts()
  return (
    <>
      <Grid>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <DateField {...field('datum')} label={t('feld.tag')} required />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 3 }}>
          <TextField {...field('uhrzeit')} type="time" label={t('feld.uhrzeit')} required />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 4 }}>
          <DauerField {...field('dauerMinuten')} label={t('feld.dauer')} />
        </Grid.Col>
      </Grid>
      <PersonenField {...field('personIds')} required={typ === null || !plannableWithoutPerson(typ)} />
      <TextField {...field('fahrzeug')} label={t('feld.fahrzeug')} maxLength={40} />
    </>
  )
}

export function DauerField(props: ComponentProps<typeof NumberField>) {
  return <NumberField {...props} required min={shortestDauer} max={longestDauer} allowDecimal={false} allowNegative={false} />
}

interface PersonenFieldProps {
  id: string
  error?: string
  value: readonly string[]
  /** Someone must be named. */
  required: boolean
  onChange: (personIds: string[]) => void
}

export function PersonenField({ id, error, value, required, onChange }: PersonenFieldProps) {
  const t = useHausbesuchTexts()
  const { data: personen = [] } = useQuery({ ...selectionQuery, select: ({ personen: all }) => all })
  const freie = personen.filter((person) => !value.includes(person.id))
  return (
    <FieldGroup label={t('personen.titel')}>
      <Stack gap="xs">
        {value.length > 0 && (
          <Group gap="xs">
            {value.map((personId) => {
              const name = personen.find((person) => person.id === personId)?.name ?? t('personen.unbekannt')
              return (
                <Button
                  key={personId}
                  look="secondary"
                  aria-label={t('personen.entfernen', { name })}
                  onClick={() => onChange(value.filter((others) => others !== personId))}
                  icon={<IconX size={18} aria-hidden />}
                >
                  {name}
                </Button>
              )
            })}
          </Group>
        )}
        {(value.length === 0 || (value.length < maxPersonen && freie.length > 0)) && (
          <SelectField
            id={id}
            error={error}
            label={value.length === 0 ? t('personen.wer') : t('personen.weitere')}
            required={required && value.length === 0}
            choices={namedChoices(freie)}
            {...(required || value.length > 0 ? {} : { description: t('personen.spaeter') })}
            value={null}
            onChange={(personId) => personId !== null && onChange([...value, personId])}
          />
        )}
      </Stack>
    </FieldGroup>
  )
}

interface FensterValues {
  datum: string | null
  von: string
  bis: string
}

export const emptyFenster: FensterValues = { datum: null, von: '', bis: '' }

/** Null when nothing was written at all; a part of it is for the schema to refuse. */
export const fensterAbbild = (values: FensterValues) => (values.datum === null && values.von === '' && values.bis === '' ? null : values)

interface ZeitfensterFieldsProps {
  /** Path of the field in the form. */
  name: string
  label: string
  field: SchemaForm<object>['field']
}

export function ZeitfensterFields({ name, label, field }: ZeitfensterFieldsProps) {
  const t = useHausbesuchTexts()
  return (
    <FieldGroup label={label}>
      <Grid>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <DateField {...field(`${name}.datum`)} label={t('feld.tag')} />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 3 }}>
          <TextField {...field(`${name}.von`)} type="time" label={t('feld.von')} />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 3 }}>
          <TextField {...field(`${name}.bis`)} type="time" label={t('feld.bis')} />
        </Grid.Col>
      </Grid>
    </FieldGroup>
  )
}

export interface LeistungValues {
  /** Number of the Leistungsverzeichnis, for what a doctor has to prescribe. */
  code: string | null
  bezeichnung: string
  quelle: Leistungsquelle | null
  sollMinuten: number | null
}

interface LeistungenForm {
  values: { leistungen: LeistungValues[] }
  removeListItem(path: 'leistungen', index: number): void
  insertListItem(path: 'leistungen', item: LeistungValues): void
}

const needsNummer = (quelle: Leistungsquelle | null) => quelle === 'HKP' || quelle === 'SGB_V'

/** A number only goes with what a doctor prescribes. */
export const saidLeistung = ({ code, ...leistung }: LeistungValues) => ({ ...leistung, code: needsNummer(leistung.quelle) ? code : null })

/** Behandlungspflege needs an order of the doctor and a registered nurse. */
export function LeistungenFields({ form, field }: { form: LeistungenForm; field: SchemaForm<object>['field'] }) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const language = useLanguage()
  const { leistungen } = form.values
  return (
    <Card title={t('leistungen.titel')} gap="md">
      {leistungen.map((_, i) => (
        <FieldGroup key={i} label={t('leistungen.eine', { nr: i + 1 })}>
          <Grid>
            <Grid.Col span={{ base: 12, sm: 6 }}>
              <TextField {...field(`leistungen.${i}.bezeichnung`)} label={t('leistungen.was')} required maxLength={120} />
            </Grid.Col>
            <Grid.Col span={{ base: 7, sm: 3 }}>
              <SelectField
                {...field(`leistungen.${i}.quelle`)}
                label={t('leistungen.quelle')}
                needed
                choices={choicesOf(leistungsquellen, (value) => b(`quelle.${value}`))}
              />
            </Grid.Col>
            <Grid.Col span={{ base: 5, sm: 3 }}>
              <NumberField {...field(`leistungen.${i}.sollMinuten`)} label={t('leistungen.soll')} allowDecimal={false} />
            </Grid.Col>
            {needsNummer(leistungen[i]?.quelle ?? null) && (
              <Grid.Col span={12}>
                <SelectField
                  {...field(`leistungen.${i}.code`)}
                  label={t('leistungen.nummer')}
                  description={t('leistungen.nummerHilfe')}
                  clearable
                  choices={choicesOf(hkpNummern, (nr) => hkpLeistungName(nr, language) ?? nr)}
                />
              </Grid.Col>
            )}
          </Grid>
          <Button
            look="subtle"
            icon={<IconTrash size={18} aria-hidden />}
            aria-label={t('leistungen.entfernenEine', { nr: i + 1 })}
            onClick={() => form.removeListItem('leistungen', i)}
          >
            {t('leistungen.entfernen')}
          </Button>
        </FieldGroup>
      ))}
      {leistungen.length < maxLeistungen && (
        <Group>
          <Button
            look="secondary"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => form.insertListItem('leistungen', { code: null, bezeichnung: '', quelle: null, sollMinuten: null })}
          >
            {t('leistungen.hinzu')}
          </Button>
        </Group>
      )}
    </Card>
  )
}
