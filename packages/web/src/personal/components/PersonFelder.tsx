import { berufeDerArt } from '@dreiklang/domain/personal/personal'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { pruefeLanr } from '@dreiklang/domain/shared/pruefziffern'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { personalTexts } from '../personal.texts.ts'
import { rollenDerArt } from '../../organisation/components/eigeneOrganisation.ts'
import type { PersonWerte } from './personWerte.ts'

interface PersonFelderProps {
  art: OrganisationArt
  /** The first manager of an organisation has no choice of a role. */
  mitRolle?: boolean
  werte: PersonWerte
  fehler: Record<string, ReactNode>
  field: SchemaForm<PersonWerte>['field']
  onChange: (wahl: Partial<PersonWerte>) => void
}

/** What someone does in an organisation: role, profession, and the LANR of a doctor. */
export function PersonFelder({ art, mitRolle = true, werte, fehler, field, onChange }: PersonFelderProps) {
  const t = useTexts(personalTexts)
  return (
    <>
      {mitRolle && (
        <RadioCards
          id={field('rolle').id}
          error={fehler['rolle']}
          label={t('person.rolle')}
          choices={rollenDerArt(art).map((value) => ({ value, label: t(`rolle.${value}`) }))}
          value={werte.rolle}
          onChange={(rolle) => onChange({ rolle })}
        />
      )}
      <SelectField
        id={field('beruf').id}
        error={fehler['beruf']}
        label={t('person.beruf')}
        choices={berufeDerArt[art].map((value) => ({ value, label: t(`beruf.${value}`) }))}
        required
        searchable={false}
        value={werte.beruf}
        onChange={(beruf) => onChange({ beruf })}
      />
      {werte.beruf === 'ARZT' && (
        <CheckedCodeField
          {...field('lanr')}
          value={werte.lanr}
          length={9}
          check={pruefeLanr}
          code="lanr"
          goodText={t('person.lanrGut')}
          label={t('person.lanr')}
          description={t('person.lanrHinweis')}
          inputMode="numeric"
        />
      )}
    </>
  )
}
