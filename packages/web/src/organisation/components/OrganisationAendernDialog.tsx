import { type EigeneAngaben, organisationAenderung } from '@dreiklang/domain/organisation/organisation.contract'
import { useTexts } from '../../shared/i18n.ts'
import { FormDrawer } from '../../ui/FormDialog.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useAendereEigene } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { KontaktFelder } from './KontaktFelder.tsx'
import { organisationAbbild, werteVon } from './organisationWerte.ts'

/** Of the caller's organisation; who has changed it in the meantime is not overwritten. */
export function OrganisationAendernDialog({ angaben, onClose }: { angaben: EigeneAngaben; onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const aendern = useAendereEigene()
  const { field, ...sending } = useSchemaForm({
    initialValues: werteVon(angaben),
    schema: organisationAenderung,
    toBody: (werte) => {
      const { adresse, telefon, email } = organisationAbbild(werte)
      return { adresse, telefon, email, version: angaben.version }
    },
    submit: async (aenderung) => {
      await aendern.mutateAsync(aenderung)
      toastSuccess(t('eigene.erledigt'))
      onClose()
    },
  })
  return (
    <FormDrawer title={t('eigene.aendernTitel', { name: angaben.name })} sending={sending} submit={t('eigene.speichern')} onClose={onClose}>
      <KontaktFelder field={field} />
    </FormDrawer>
  )
}
