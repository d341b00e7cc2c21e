import { berufeDerArt } from '@dreiklang/domain/organisation/organisation'
import { personAngaben, type PersonAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'
import { pruefeLanr } from '@dreiklang/domain/shared/pruefziffern'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useLegePersonAn } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { leitungDerArt, rollenDerArt } from './eigeneOrganisation.ts'
import { LinkDialog } from './LinkDialog.tsx'

interface Werte {
  name: string
  email: string
  rolle: Rolle | null
  beruf: PersonAngaben['beruf'] | null
  lanr: string
}

export interface PersonDialogProps {
  organisation: { id: string; name: string; art: OrganisationArt }
  /** The platform makes nothing but the head; the organisation makes everybody else. */
  ersteLeitung?: boolean
  onClose: () => void
}

/** A new account. Afterwards the single-use link is shown, once. */
export function PersonDialog({ organisation, ersteLeitung = false, onClose }: PersonDialogProps) {
  const t = useTexts(organisationTexts)
  const [fertig, setFertig] = useState<{ name: string; token: string } | null>(null)
  const anlegen = useLegePersonAn()
  const deedKey = useDeedKey()
  const initialValues: Werte = { name: '', email: '', rolle: ersteLeitung ? leitungDerArt[organisation.art] : null, beruf: null, lanr: '' }
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues,
    schema: personAngaben,
    toBody: ({ lanr, ...werte }) => ({
      ...werte,
      organisationId: organisation.id,
      lanr: werte.beruf === 'ARZT' && lanr.trim() !== '' ? lanr : null,
    }),
    submit: async (angaben) => {
      const { token } = await anlegen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      setFertig({ name: angaben.name, token })
    },
  })
  const { values, errors } = form
  if (fertig !== null) return <LinkDialog {...fertig} onClose={onClose} />
  return (
    <Dialog
      opened
      onClose={onClose}
      title={ersteLeitung ? t('person.titelLeitung', { name: organisation.name }) : t('person.titel')}
      onSubmit={onSubmit}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('person.speichern')}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      <TextField {...field('name')} label={t('person.name')} required autoComplete="off" />
      <TextField
        {...field('email')}
        label={t('person.email')}
        description={t('person.emailHinweis')}
        type="email"
        required
        autoComplete="off"
      />
      {!ersteLeitung && (
        <RadioCards
          id={field('rolle').id}
          error={errors['rolle']}
          label={t('person.rolle')}
          choices={rollenDerArt(organisation.art).map((value) => ({ value, label: t(`rolle.${value}`) }))}
          value={values.rolle}
          onChange={(wahl) => form.setFieldValue('rolle', wahl)}
        />
      )}
      <SelectField
        id={field('beruf').id}
        error={errors['beruf']}
        label={t('person.beruf')}
        choices={berufeDerArt[organisation.art].map((value) => ({ value, label: t(`beruf.${value}`) }))}
        required
        searchable={false}
        value={values.beruf}
        onChange={(wahl) => form.setFieldValue('beruf', wahl)}
      />
      {values.beruf === 'ARZT' && (
        <CheckedCodeField
          {...field('lanr')}
          value={values.lanr}
          length={9}
          check={pruefeLanr}
          code="lanr"
          goodText={t('formular.gut')}
          label={t('person.lanr')}
          description={t('person.lanrHinweis')}
          inputMode="numeric"
        />
      )}
    </Dialog>
  )
}
