import { berlinDate, berlinInstant, berlinTimeOfDay } from '@dreiklang/domain/shared/time'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { FormDialog } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { type SchemaForm, useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import classes from './Dokumentation.module.css'

interface EntriesProps<Entry extends { id: string }, Values extends object> {
  all: readonly Entry[]
  onChange: (all: Entry[]) => void
  /** Left out: all of them. */
  isShown?: (entry: Entry) => boolean
  /** `of`: what its buttons call it, where that is more than stands there. */
  zeile: (entry: Entry) => { name: string; of?: string; dazu?: ReactNode }
  titel: string
  /** New ones come another way. */
  withoutNew?: boolean
  /** What may be written without being typed: each opens the dialog with what is known of it. */
  offered?: readonly { name: string; dazu: string; entry: Partial<Entry> }[]
  /** How often somebody has asked for a new one elsewhere. */
  asked?: number
  /** @param said nothing for a new one */
  form: (said: Partial<Entry>) => { schema: z.ZodType<Entry>; werte: Values }
  children: (form: SchemaForm<Values>) => ReactNode
}

/** A list in a sheet: each entry is written in a dialog. */
export function Entries<Entry extends { id: string }, Values extends object>(props: EntriesProps<Entry, Values>) {
  const { all, onChange, isShown = () => true, zeile, titel, withoutNew = false, asked = 0, offered = [], form, children } = props
  const t = useDokumentationTexts()
  const [open, setOffen] = useState<Partial<Entry> | null>(null)
  const [heard, setHeard] = useState(0)
  if (asked !== heard) {
    setHeard(asked)
    setOffen({})
  }
  const shown = all.filter(isShown)
  const keep = (neu: Entry) =>
    onChange(all.some(({ id }) => id === neu.id) ? all.map((one) => (one.id === neu.id ? neu : one)) : [...all, neu])
  return (
    <Stack gap="xs">
      {shown.length > 0 && (
        <ul className={classes.eintraege}>
          {shown.map((entry) => {
            const { name, of = name, dazu } = zeile(entry)
            return (
              <li key={entry.id} className={classes.eintrag}>
                <span className={classes.worte}>
                  <strong>{name}</strong>
                  {dazu !== undefined && <span className={classes.dazu}>{dazu}</span>}
                </span>
                <IconButton
                  label={t('liste.aendern', { name: of })}
                  icon={<IconPencil size={20} aria-hidden />}
                  onClick={() => setOffen(entry)}
                />
                <IconButton
                  label={t('liste.entfernen', { name: of })}
                  icon={<IconTrash size={20} aria-hidden />}
                  onClick={() => onChange(all.filter(({ id }) => id !== entry.id))}
                />
              </li>
            )
          })}
        </ul>
      )}
      {offered.length > 0 && (
        <ul className={classes.eintraege} aria-label={t('liste.angeboten')}>
          {offered.map(({ name, dazu, entry }) => (
            <li key={`${name} ${dazu}`} className={classes.eintrag}>
              <span className={classes.worte}>
                {name}
                {dazu !== '' && <span className={classes.dazu}>{dazu}</span>}
              </span>
              <Button look="secondary" aria-label={t('liste.eintragenVon', { name })} onClick={() => setOffen(entry)}>
                {t('liste.eintragen')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!withoutNew && (
        <Button look="secondary" icon={<IconPlus size={20} aria-hidden />} onClick={() => setOffen({})}>
          {titel}
        </Button>
      )}
      {open !== null && (
        <EntryDialog titel={titel} {...form(open)} onFinished={keep} onSchliessen={() => setOffen(null)}>
          {children}
        </EntryDialog>
      )}
    </Stack>
  )
}

interface EntryDialogProps<Values extends object, Entry> {
  titel: string
  werte: Values
  schema: z.ZodType<Entry>
  onFinished: (entry: Entry) => void
  onSchliessen: () => void
  children: (form: SchemaForm<Values>) => ReactNode
}

function EntryDialog<Values extends object, Entry>(props: EntryDialogProps<Values, Entry>) {
  const { titel, werte, schema, onFinished, onSchliessen, children } = props
  const t = useDokumentationTexts()
  const formular = useSchemaForm<Values, Entry>({
    initialValues: werte,
    schema,
    toBody: withoutEmpty,
    submit: async (entry) => {
      onFinished(entry)
      onSchliessen()
    },
  })
  return (
    <FormDialog title={titel} submit={t('liste.eintragen')} onClose={onSchliessen} sending={formular} size="lg">
      {children(formular)}
    </FormDialog>
  )
}

const saysNothing = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((part) => part === null)
}

const withoutEmpty = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, saysNothing(value) ? null : value]))

interface FreitextFieldProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> {
  value: string | null
  onChange: (text: string | null) => void
}

export function FreitextField({ value, onChange, ...rest }: FreitextFieldProps) {
  return (
    <TextArea
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim() === '' ? null : currentTarget.value)}
    />
  )
}

interface TimeFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  /** An instant; the field shows its hour on that day. */
  value: string
  onChange: (am: string) => void
}

export function TimeField({ value, onChange, ...rest }: TimeFieldProps) {
  const [getippt, setGetippt] = useState(() => berlinTimeOfDay(value))
  return (
    <TextField
      {...rest}
      type="time"
      required
      value={getippt}
      onChange={({ currentTarget }) => {
        setGetippt(currentTarget.value)
        if (/^\d\d:\d\d$/.test(currentTarget.value)) onChange(berlinInstant(berlinDate(value), currentTarget.value))
      }}
    />
  )
}
