import { emailLabels, phoneLabels } from '@dreiklang/domain/kontakt/kontakt'
import type { Land } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Stack, Group } from '../../ui/layout.tsx'
import { laenderQuery } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'
import { type KontaktValues, emptyMail, emptyNumber } from './kontaktValues.ts'
import { useLabelWord } from './useLabelWord.ts'
import classes from './ListFields.module.css'
import flaggeClasses from './Flagge.module.css'

export function NumberFields({ form, field }: SchemaForm<KontaktValues>) {
  const t = useKontaktTexts()
  const { data: laender = [] } = useQuery(laenderQuery(useLanguage()))
  const { phoneNumbers } = form.values
  const nachIso = new Map(laender.map((land) => [land.iso, land]))
  return (
    <FieldGroup label={t('feld.phoneNumbers')}>
      <Stack gap="sm">
        {phoneNumbers.map(({ country, label }, nr) => (
          <Zeile key={nr} nr={nr} was={t('feld.phoneNumber')} onWeg={() => form.removeListItem('phoneNumbers', nr)}>
            <SelectField
              id={field(`phoneNumbers.${nr}.country`).id}
              label={t('feld.country')}
              className={classes.land ?? ''}
              choices={laender.map(({ iso, name, code }) => ({ value: iso, label: `${name} (${code})` }))}
              value={country}
              leftSection={<FlaggeOf land={nachIso.get(country)} />}
              renderOption={({ option }) => (
                <span className={classes.option}>
                  <FlaggeOf land={nachIso.get(option.value)} />
                  {option.label}
                </span>
              )}
              // Otherwise two hundred flags would be rendered for each number nobody looks at.
              comboboxProps={{ keepMounted: false, width: 'min(20rem, 90vw)', position: 'bottom-start' }}
              allowDeselect={false}
              onChange={(iso) => iso !== null && form.setFieldValue(`phoneNumbers.${nr}.country`, iso)}
            />
            <TextField
              {...field(`phoneNumbers.${nr}.phoneNumber`)}
              label={t('feld.phoneNumber')}
              type="tel"
              className={classes.wert ?? ''}
              autoComplete="off"
            />
            <LabelField woerter={phoneLabels} value={label} onChange={(word) => form.setFieldValue(`phoneNumbers.${nr}.label`, word)} />
          </Zeile>
        ))}
        <Mehr onClick={() => form.insertListItem('phoneNumbers', emptyNumber)}>{t('formular.nochEineNummer')}</Mehr>
      </Stack>
    </FieldGroup>
  )
}

export function MailFields({ form, field }: SchemaForm<KontaktValues>) {
  const t = useKontaktTexts()
  return (
    <FieldGroup label={t('feld.emails')}>
      <Stack gap="sm">
        {form.values.emails.map(({ label }, nr) => (
          <Zeile key={nr} nr={nr} was={t('feld.email')} onWeg={() => form.removeListItem('emails', nr)}>
            <TextField
              {...field(`emails.${nr}.email`)}
              label={t('feld.email')}
              type="email"
              className={classes.wert ?? ''}
              autoComplete="off"
            />
            <LabelField woerter={emailLabels} value={label} onChange={(word) => form.setFieldValue(`emails.${nr}.label`, word)} />
          </Zeile>
        ))}
        <Mehr onClick={() => form.insertListItem('emails', emptyMail)}>{t('formular.nochEineMail')}</Mehr>
      </Stack>
    </FieldGroup>
  )
}

function FlaggeOf({ land }: { land: Land | undefined }) {
  return land === undefined ? null : <Flagge land={land} />
}

function Zeile({ nr, was, onWeg, children }: { nr: number; was: string; onWeg: () => void; children: ReactNode }) {
  const t = useKontaktTexts()
  return (
    <Group gap={8} align="flex-end">
      {children}
      <IconButton label={t('formular.zeileWeg', { was, nr: nr + 1 })} icon={<IconTrash size={20} aria-hidden />} onClick={onWeg} />
    </Group>
  )
}

/** A label that came with an import stays selectable. */
function LabelField({
  woerter,
  value,
  onChange,
}: {
  woerter: readonly string[]
  value: string | null
  onChange: (word: string | null) => void
}) {
  const t = useKontaktTexts()
  const word = useLabelWord()
  const all = value === null || woerter.includes(value) ? woerter : [...woerter, value]
  return (
    <SelectField
      label={t('feld.label')}
      className={classes.label ?? ''}
      clearable
      searchable={false}
      choices={all.map((one) => ({ value: one, label: word(one) }))}
      value={value}
      onChange={onChange}
    />
  )
}

function Mehr({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <div>
      <Button look="subtle" icon={<IconPlus size={18} aria-hidden />} onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}

function Flagge({ land: { iso, flagImagePos } }: { land: Pick<Land, 'iso' | 'flagImagePos'> }) {
  return (
    <span className={flaggeClasses.flagge} aria-hidden>
      {iso}
      <span className={flaggeClasses.bild} style={{ backgroundPosition: flagImagePos }} />
    </span>
  )
}
