import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Text } from '../../ui/layout.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useAdmit } from '../personal.queries.ts'
import { personalTexts } from '../personal.texts.ts'
import type { OwnOrganisation } from '../../organisation/components/ownOrganisation.ts'
import { PersonFields } from './PersonFields.tsx'
import { type PersonValues, personAbbild } from './personValues.ts'
import { type WaitingAdresse, WaitingSuche } from './WaitingSuche.tsx'

export function AufnahmeDialog({ organisation, onClose }: { organisation: OwnOrganisation; onClose: () => void }) {
  const t = useTexts(personalTexts)
  const [wer, setWer] = useState<WaitingAdresse | null>(null)
  if (wer !== null) return <Aufnahme organisation={organisation} wer={wer} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('aufnahme.titel')}>
      <WaitingSuche onFound={setWer} />
    </Dialog>
  )
}

function Aufnahme({ organisation, wer, onClose }: { organisation: OwnOrganisation; wer: WaitingAdresse; onClose: () => void }) {
  const t = useTexts(personalTexts)
  const aufnehmen = useAdmit()
  const deedKey = useDeedKey()
  const initialValues: PersonValues = { rolle: null, beruf: null, lanr: '' }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: personalContract.takeIn.body,
    toBody: (values) => ({ ...personAbbild(values), email: wer.email, organisationId: organisation.id }),
    submit: async (angaben) => {
      await aufnehmen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('aufnahme.fertig', { name: wer.name }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('aufnahme.von', { name: wer.name })} sending={sending} submit={t('aufnahme.speichern')} onClose={onClose}>
      <Text>{t('aufnahme.text', { email: wer.email, angabe: wer.angabe ?? t('aufnahme.ohneAngabe') })}</Text>
      <PersonFields art={organisation.art} werte={form.values} fehler={form.errors} field={field} onChange={form.setValues} />
    </FormDialog>
  )
}
