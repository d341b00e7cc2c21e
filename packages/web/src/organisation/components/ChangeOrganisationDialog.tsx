import { type OwnAngaben, organisationChange } from '@dreiklang/domain/organisation/organisation.contract'
import { useTexts } from '../../shared/i18n.ts'
import { FormDrawer } from '../../ui/FormDialog.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useChangeOwn } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { KontaktFields } from './KontaktFields.tsx'
import { organisationAbbild, valuesOf } from './organisationValues.ts'

export function ChangeOrganisationDialog({ angaben, onClose }: { angaben: OwnAngaben; onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const aendern = useChangeOwn()
  const { field, ...sending } = useSchemaForm({
    initialValues: valuesOf(angaben),
    schema: organisationChange,
    toBody: (values) => {
      const { adresse, telefon, email } = organisationAbbild(values)
      return { adresse, telefon, email, version: angaben.version }
    },
    submit: async (change) => {
      await aendern.mutateAsync(change)
      toastSuccess(t('eigene.erledigt'))
      onClose()
    },
  })
  return (
    <FormDrawer title={t('eigene.aendernTitel', { name: angaben.name })} sending={sending} submit={t('eigene.speichern')} onClose={onClose}>
      <KontaktFields field={field} />
    </FormDrawer>
  )
}
