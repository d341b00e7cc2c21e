import { berufeOfArt } from '@dreiklang/domain/personal/personal'
import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'
import type { ReactNode } from 'react'
import { CheckedCodeField } from '../../form/CheckedCodeField.tsx'
import { choicesOf, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { rollenOfArt } from '../../organisation/components/ownOrganisation.ts'
import { usePersonalTexts } from '../personal.texts.ts'

export interface PersonValues {
  rolle: Rolle | null
  beruf: PersonAngaben['beruf'] | null
  lanr: string
}

/** The fields as the contract has them: only doctors have an LANR, and only some of them. */
export function personAbbild({ rolle, beruf, lanr }: PersonValues) {
  return { rolle, beruf, lanr: beruf === 'ARZT' && lanr.trim() !== '' ? lanr : null }
}

interface PersonFieldsProps {
  art: OrganisationArt
  mitRolle?: boolean
  werte: PersonValues
  fehler: Record<string, ReactNode>
  field: SchemaForm<PersonValues>['field']
  onChange: (choice: Partial<PersonValues>) => void
}

export function PersonFields({ art, mitRolle = true, werte, fehler, field, onChange }: PersonFieldsProps) {
  const t = usePersonalTexts()
  return (
    <>
      {mitRolle && (
        <RadioCards
          id={field('rolle').id}
          error={fehler['rolle']}
          label={t('person.rolle')}
          required
          choices={choicesOf(rollenOfArt(art), (value) => t(`rolle.${value}`))}
          value={werte.rolle}
          onChange={(rolle) => onChange({ rolle })}
        />
      )}
      <SelectField
        id={field('beruf').id}
        error={fehler['beruf']}
        label={t('person.beruf')}
        choices={choicesOf(berufeOfArt[art], (value) => t(`beruf.${value}`))}
        required
        searchable={false}
        value={werte.beruf}
        onChange={(beruf) => onChange({ beruf })}
      />
      {werte.beruf === 'ARZT' && (
        <CheckedCodeField
          {...field('lanr')}
          code="lanr"
          goodText={t('person.lanrGut')}
          label={t('person.lanr')}
          description={t('person.lanrHinweis')}
        />
      )}
    </>
  )
}
