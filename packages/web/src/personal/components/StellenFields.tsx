import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { berufeOfArt, funktionenOfBeruf, qualifikationen } from '@dreiklang/domain/personal/personal'
import { checkLanr } from '@dreiklang/domain/shared/checkDigits'
import { rollenOfArt } from '../../organisation/components/ownOrganisation.ts'
import { useTexts } from '../../shared/i18n.ts'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { akteTexts } from '../akte.texts.ts'
import { personalTexts } from '../personal.texts.ts'
import type { AkteValues } from './akteValues.ts'

export interface AkteFieldsProps extends Pick<SchemaForm<AkteValues>, 'form' | 'field'> {
  person: PersonAnswer
}

/** Who someone is in the organisation: role, profession, and what goes with the profession. */
export function StellenFields({ person: { art, darf }, form, field }: AkteFieldsProps) {
  const t = useTexts(akteTexts)
  const tw = useTexts(personalTexts)
  const { values, errors } = form
  const funktionen = art === 'ARZTPRAXIS' ? (funktionenOfBeruf[values.beruf] ?? []) : []
  return (
    <Stack gap="md">
      <TextField {...field('name')} label={t('feld.name')} required autoComplete="off" />
      {darf.rolleAendern ? (
        <RadioCards
          id={field('rolle').id}
          error={errors['rolle']}
          label={t('feld.rolle')}
          choices={rollenOfArt(art).map((value) => ({ value, label: tw(`rolle.${value}`) }))}
          value={values.rolle}
          onChange={(rolle) => form.setFieldValue('rolle', rolle)}
        />
      ) : (
        <Text size="sm">{`${t('feld.rolle')}: ${tw(`rolle.${values.rolle}`)}. ${t('eigeneRolle')}`}</Text>
      )}
      <SelectField
        id={field('beruf').id}
        error={errors['beruf']}
        label={t('feld.beruf')}
        choices={berufeOfArt[art].map((value) => ({ value, label: tw(`beruf.${value}`) }))}
        required
        searchable={false}
        allowDeselect={false}
        value={values.beruf}
        onChange={(beruf) => form.setFieldValue('beruf', beruf ?? values.beruf)}
      />
      {values.beruf === 'PFLEGEKRAFT' && (
        <SelectField
          id={field('qualifikation').id}
          error={errors['qualifikation']}
          label={t('feld.qualifikation')}
          choices={qualifikationen.map((value) => ({ value, label: tw(`qualifikation.${value}`) }))}
          clearable
          value={values.qualifikation}
          onChange={(qualifikation) => form.setFieldValue('qualifikation', qualifikation)}
        />
      )}
      {funktionen.length > 0 && (
        <SelectField
          id={field('funktion').id}
          error={errors['funktion']}
          label={t('feld.funktion')}
          choices={funktionen.map((value) => ({ value, label: tw(`funktion.${value}`) }))}
          clearable
          searchable={false}
          value={values.funktion !== null && funktionen.includes(values.funktion) ? values.funktion : null}
          onChange={(funktion) => form.setFieldValue('funktion', funktion)}
        />
      )}
      {values.beruf === 'ARZT' && values.funktion !== 'WEITERBILDUNGSASSISTENT' && (
        <CheckedCodeField
          {...field('lanr')}
          value={values.lanr}
          length={9}
          check={checkLanr}
          code="lanr"
          goodText={t('feld.gut')}
          label={t('feld.lanr')}
          description={tw('person.lanrHinweis')}
          inputMode="numeric"
        />
      )}
      <TextField {...field('telefon')} label={t('feld.telefon')} description={t('feld.telefonHinweis')} type="tel" autoComplete="off" />
    </Stack>
  )
}
