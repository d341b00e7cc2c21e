import { organisationAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { type OrganisationArt, organisationArten } from '@dreiklang/domain/shared/akteur'
import { pruefeBsnr, pruefeIk } from '@dreiklang/domain/shared/pruefziffern'
import { useTexts } from '../../shared/i18n.ts'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { FormDrawer } from '../../ui/FormDialog.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useLegeOrganisationAn } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { KontaktFelder } from './KontaktFelder.tsx'
import { leereOrganisation, organisationAbbild } from './organisationWerte.ts'

export interface OrganisationDialogProps {
  art: OrganisationArt
  onClose: () => void
  /** The next step is an account for its manager. */
  onAngelegt: (organisation: { id: string; name: string; art: OrganisationArt }) => void
}

export function OrganisationDialog({ art, onClose, onAngelegt }: OrganisationDialogProps) {
  const t = useTexts(organisationTexts)
  const anlegen = useLegeOrganisationAn()
  const deedKey = useDeedKey()
  const { form, field, ...sending } = useSchemaForm({
    initialValues: { ...leereOrganisation, art },
    schema: organisationAngaben,
    toBody: organisationAbbild,
    submit: async (angaben) => {
      const { id } = await anlegen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('formular.erledigt', { name: angaben.name }), t('formular.weiter'))
      onClose()
      onAngelegt({ id, name: angaben.name, art: angaben.art })
    },
  })
  const { values } = form
  return (
    <FormDrawer title={t('formular.titel')} sending={sending} submit={t('formular.speichern')} onClose={onClose}>
      <RadioCards
        id={field('art').id}
        label={t('formular.art')}
        choices={organisationArten.map((value) => ({ value, label: t(`art.${value}`) }))}
        value={values.art}
        onChange={(wahl) => form.setFieldValue('art', wahl)}
      />
      <TextField {...field('name')} label={t('formular.name')} required autoComplete="off" />
      <KontaktFelder field={field} />
      <CheckedCodeField
        {...field('ik')}
        value={values.ik}
        length={9}
        check={pruefeIk}
        code="ik"
        goodText={t('formular.gut')}
        label={t('formular.ik')}
        inputMode="numeric"
      />
      {values.art === 'ARZTPRAXIS' && (
        <CheckedCodeField
          {...field('bsnr')}
          value={values.bsnr}
          length={9}
          check={pruefeBsnr}
          code="bsnr"
          goodText={t('formular.gut')}
          label={t('formular.bsnr')}
          inputMode="numeric"
        />
      )}
    </FormDrawer>
  )
}
