import { TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { useOrganisationTexts } from '../organisation.texts.ts'
import { AdresseFields } from './AdresseFields.tsx'
import type { OrganisationValues } from './organisationValues.ts'

export function KontaktFields({ field }: Pick<SchemaForm<OrganisationValues>, 'field'>) {
  const t = useOrganisationTexts()
  return (
    <>
      <AdresseFields label={t('formular.adresse')} required feld={(part) => field(`adresse.${part}`)} />
      <TextField
        {...field('telefon')}
        label={t('formular.telefon')}
        description={t('formular.telefonHinweis')}
        type="tel"
        required
        autoComplete="off"
      />
      <TextField {...field('email')} label={t('formular.email')} type="email" autoComplete="off" />
    </>
  )
}
