import { frequenzen, maxCount, maxIntervall, type WeekdayKuerzel, weekdayKuerzel } from '@dreiklang/domain/serie/regel'
import { feiertagsregeln } from '@dreiklang/domain/serie/serie'
import { bundeslaender } from '@dreiklang/domain/shared/feiertage'
import { Checkbox, choicesOf, RadioField, SelectField } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { useAbschnitteTexts } from '../../organisation/organisation.texts.ts'
import { Grid, Group, Stack } from '../../ui/layout.tsx'
import { useSerieTexts } from '../serie.texts.ts'
import { nrSchluessel } from './regelSentence.ts'
import { enden, monatswahlen, type SerienValues } from './serienValues.ts'

type Formular = Pick<SchemaForm<SerienValues>, 'form' | 'field'>

export function RegelFields({ form, field }: Formular) {
  const t = useSerieTexts()
  const { frequenz, tage, monatswahl, gueltigVon, umfang } = form.values
  const { id, error } = field('regel')
  const choose = (tag: WeekdayKuerzel, an: boolean) =>
    form.setFieldValue('tage', an ? [...tage, tag] : tage.filter((anderer) => anderer !== tag))
  const monthWord = (choice: (typeof monatswahlen)[number]) => {
    if (choice === 'TAG') return t('wievielter.tag', { tag: gueltigVon === null ? '…' : Number(gueltigVon.slice(8)) })
    return t(nrSchluessel(choice === 'JEDER' ? null : Number(choice)))
  }
  return (
    <Stack gap="md">
      <FieldGroup label={t('feld.regel')} id={id} error={error}>
        <Grid>
          <Grid.Col span={{ base: 7, sm: 4 }}>
            <SelectField
              {...field('frequenz')}
              label={t('feld.frequenz')}
              allowDeselect={false}
              choices={choicesOf(frequenzen, (value) => t(`frequenz.${value}`))}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 5, sm: 3 }}>
            <NumberField
              {...field('intervall')}
              label={t('feld.intervall')}
              min={1}
              max={maxIntervall}
              allowDecimal={false}
              allowNegative={false}
            />
          </Grid.Col>
          {frequenz === 'MONTHLY' && (
            <Grid.Col span={{ base: 12, sm: 5 }}>
              <SelectField
                {...field('monatswahl')}
                label={t('feld.wievielter')}
                allowDeselect={false}
                choices={choicesOf(monatswahlen, (value) => monthWord(value))}
              />
            </Grid.Col>
          )}
        </Grid>
        {(frequenz !== 'MONTHLY' || monatswahl !== 'TAG') && (
          <Group gap="lg" mt="sm" role="group" aria-label={t('feld.tage')}>
            {weekdayKuerzel.map((tag) => (
              <Checkbox
                key={tag}
                label={t(`wochentag.${tag}`)}
                aria-label={t(`wochentagLang.${tag}`)}
                checked={tage.includes(tag)}
                onChange={(event) => choose(tag, event.currentTarget.checked)}
              />
            ))}
          </Group>
        )}
      </FieldGroup>
      {umfang === 'ALLE' && <DateField {...field('gueltigVon')} label={t('feld.gueltigVon')} required />}
      <Ende form={form} field={field} />
      <Feiertage form={form} field={field} />
    </Stack>
  )
}

function Ende({ form, field }: Formular) {
  const t = useSerieTexts()
  const { ende } = form.values
  return (
    <>
      <RadioField {...field('ende')} label={t('feld.ende')} choices={choicesOf(enden, (value) => t(`ende.${value}`))} />
      {ende === 'AM' && <DateField {...field('gueltigBis')} label={t('feld.gueltigBis')} required />}
      {ende === 'NACH' && (
        <NumberField {...field('anzahl')} label={t('feld.anzahl')} required min={1} max={maxCount} allowDecimal={false} />
      )}
    </>
  )
}

function Feiertage({ field }: Formular) {
  const t = useSerieTexts()
  const a = useAbschnitteTexts()
  return (
    <Grid>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <SelectField
          {...field('feiertagsregel')}
          label={t('feld.feiertagsregel')}
          allowDeselect={false}
          choices={choicesOf(feiertagsregeln, (value) => t(`feiertagsregel.${value}`))}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <SelectField
          {...field('bundesland')}
          label={t('feld.bundesland')}
          needed
          choices={choicesOf(bundeslaender, (value) => a(`wert.${value}`))}
        />
      </Grid.Col>
    </Grid>
  )
}
