import { useTexts } from '../../shared/i18n.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { AdresseFelder } from './AdresseFelder.tsx'
import type { OrganisationWerte } from './organisationWerte.ts'

/** Where an organisation is and how to reach it. */
export function KontaktFelder({ field }: Pick<SchemaForm<OrganisationWerte>, 'field'>) {
  const t = useTexts(organisationTexts)
  return (
    <>
      <AdresseFelder label={t('formular.adresse')} required feld={(teil) => field(`adresse.${teil}`)} />
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
