import { berufeDerArt } from '@dreiklang/domain/organisation/organisation'
import { organisationContract, type PersonAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import { pruefeLanr } from '@dreiklang/domain/shared/pruefziffern'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Text } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useNimmAuf } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { type EigeneOrganisation, rollenDerArt } from './eigeneOrganisation.ts'
import { type WartendeAdresse, WartendeSuche } from './WartendeSuche.tsx'

interface Werte {
  rolle: Rolle | null
  beruf: PersonAngaben['beruf'] | null
  lanr: string
}

/** Takes in somebody who signed up: first the exact address, then what the person does here. */
export function AufnahmeDialog({ organisation, onClose }: { organisation: EigeneOrganisation; onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const [wer, setWer] = useState<WartendeAdresse | null>(null)
  if (wer !== null) return <Aufnahme organisation={organisation} wer={wer} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('aufnahme.titel')}>
      <WartendeSuche onGefunden={setWer} />
    </Dialog>
  )
}

function Aufnahme({ organisation, wer, onClose }: { organisation: EigeneOrganisation; wer: WartendeAdresse; onClose: () => void }) {
  const t = useTexts(organisationTexts)
  const aufnehmen = useNimmAuf()
  const deedKey = useDeedKey()
  const initialValues: Werte = { rolle: null, beruf: null, lanr: '' }
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues,
    schema: organisationContract.takeIn.body,
    toBody: ({ lanr, ...werte }) => ({
      ...werte,
      email: wer.email,
      organisationId: organisation.id,
      lanr: werte.beruf === 'ARZT' && lanr.trim() !== '' ? lanr : null,
    }),
    submit: async (angaben) => {
      await aufnehmen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('aufnahme.fertig', { name: wer.name }))
      onClose()
    },
  })
  const { values, errors } = form
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('aufnahme.von', { name: wer.name })}
      onSubmit={onSubmit}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('aufnahme.speichern')}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={problems} />
      {failure !== null && <ErrorState error={failure} />}
      <Text>{t('aufnahme.text', { email: wer.email, angabe: wer.angabe ?? t('aufnahme.ohneAngabe') })}</Text>
      <RadioCards
        id={field('rolle').id}
        error={errors['rolle']}
        label={t('person.rolle')}
        choices={rollenDerArt(organisation.art).map((value) => ({ value, label: t(`rolle.${value}`) }))}
        value={values.rolle}
        onChange={(wahl) => form.setFieldValue('rolle', wahl)}
      />
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
