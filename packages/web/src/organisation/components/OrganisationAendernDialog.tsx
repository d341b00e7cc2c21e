import { type EigeneAngaben, organisationAenderung } from '@dreiklang/domain/organisation/organisation.contract'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Stack } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useAendereEigene } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { KontaktFelder } from './KontaktFelder.tsx'
import { organisationAbbild, werteVon } from './organisationWerte.ts'

/** Of the own organisation; who has changed it in the meantime is not overwritten. */
export function OrganisationAendernDialog({ angaben, onClose }: { angaben: EigeneAngaben; onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const aendern = useAendereEigene()
  const { field, onSubmit, busy, problems, failure } = useSchemaForm({
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
    <Drawer
      opened
      onClose={onClose}
      title={t('eigene.aendernTitel', { name: angaben.name })}
      onSubmit={onSubmit}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('eigene.speichern')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        <KontaktFelder field={field} />
      </Stack>
    </Drawer>
  )
}
