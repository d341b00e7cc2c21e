import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { berufeOfArt, funktionenOfBeruf, qualifikationen } from '@dreiklang/domain/personal/personal'
import { rollenOfArt } from '../../organisation/components/ownOrganisation.ts'
import { useTexts } from '../../shared/i18n.ts'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { choicesOf } from '../../ui/choices.ts'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { akteTexts } from '../akte.texts.ts'
import { personalTexts } from '../personal.texts.ts'
import type { AkteValues } from './akteValues.ts'

export interface AkteFieldsProps extends Pick<SchemaForm<AkteValues>, 'form' | 'field'> {
  person: PersonAnswer
}

export function StellenFields({ person: { art, darf }, form, field }: AkteFieldsProps) {
  const t = useTexts(akteTexts)
  const tw = useTexts(personalTexts)
  const { values, errors } = form
  const funktionen = art === 'ARZTPRAXIS' ? (funktionenOfBeruf[values.beruf] ?? []) : []
  return (
    <Stack gap="md">
      <TextField {...field('name')} label={t('feld.name')} required autoComplete="off" />
      {darf.rolleAendern ? (
        <RadioCards {...field('rolle')} label={t('feld.rolle')} choices={choicesOf(rollenOfArt(art), (value) => tw(`rolle.${value}`))} />
      ) : (
        <Text size="sm">{`${t('feld.rolle')}: ${tw(`rolle.${values.rolle}`)}. ${t('eigeneRolle')}`}</Text>
      )}
      <SelectField
        id={field('beruf').id}
        error={errors['beruf']}
        label={t('feld.beruf')}
        choices={choicesOf(berufeOfArt[art], (value) => tw(`beruf.${value}`))}
        required
        searchable={false}
        allowDeselect={false}
        value={values.beruf}
        onChange={(beruf) => form.setFieldValue('beruf', beruf ?? values.beruf)}
      />
      {values.beruf === 'PFLEGEKRAFT' && (
        <SelectField
          {...field('qualifikation')}
          label={t('feld.qualifikation')}
          choices={choicesOf(qualifikationen, (value) => tw(`qualifikation.${value}`))}
          clearable
        />
      )}
      {funktionen.length > 0 && (
        <SelectField
          id={field('funktion').id}
          error={errors['funktion']}
          label={t('feld.funktion')}
          choices={choicesOf(funktionen, (value) => tw(`funktion.${value}`))}
          clearable
          searchable={false}
          value={values.funktion !== null && funktionen.includes(values.funktion) ? values.funktion : null}
          onChange={(funktion) => form.setFieldValue('funktion', funktion)}
        />
      )}
      {values.beruf === 'ARZT' && values.funktion !== 'WEITERBILDUNGSASSISTENT' && (
        <CheckedCodeField
          {...field('lanr')}
          code="lanr"
          goodText={t('feld.gut')}
          label={t('feld.lanr')}
          description={tw('person.lanrHinweis')}
        />
      )}
      <TextField {...field('telefon')} label={t('feld.telefon')} description={t('feld.telefonHinweis')} type="tel" autoComplete="off" />
    </Stack>
  )
}
