import { useTexts } from '../../shared/i18n.ts'
import { AsyncSelect } from '../../ui/AsyncSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { sucheOrganisationen } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { AdresseFelder } from './AdresseFelder.tsx'
import type { OrganisationWerte } from './organisationWerte.ts'

const suchePraxen = sucheOrganisationen('ARZTPRAXIS')

/** Where an organisation is and how to reach it. */
export function KontaktFelder({ field }: Pick<SchemaForm<OrganisationWerte>, 'field'>) {
  const t = useTexts(organisationTexts)
  return (
    <>
      <AdresseFelder field={field} />
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

/** The practice to which another one may forward requests. */
export function VertretungFeld({ form, field }: Pick<SchemaForm<OrganisationWerte>, 'form' | 'field'>) {
  const t = useTexts(organisationTexts)
  return (
    <AsyncSelect<{ id: string; name: string }>
      id={field('vertretungId').id}
      error={form.errors['vertretungId']}
      label={t('formular.vertretung')}
      description={t('formular.vertretungHinweis')}
      value={form.values.vertretung}
      onChange={(praxis) => form.setFieldValue('vertretung', praxis)}
      search={suchePraxen}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
    />
  )
}
