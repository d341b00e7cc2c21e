import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Text } from '../../ui/layout.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useNimmAuf } from '../personal.queries.ts'
import { personalTexts } from '../personal.texts.ts'
import type { EigeneOrganisation } from '../../organisation/components/eigeneOrganisation.ts'
import { PersonFelder } from './PersonFelder.tsx'
import { type PersonWerte, personAbbild } from './personWerte.ts'
import { type WartendeAdresse, WartendeSuche } from './WartendeSuche.tsx'

/** Takes in someone who signed up: first the exact address, then what the person does here. */
export function AufnahmeDialog({ organisation, onClose }: { organisation: EigeneOrganisation; onClose: () => void }) {
  const t = useTexts(personalTexts)
  const [wer, setWer] = useState<WartendeAdresse | null>(null)
  if (wer !== null) return <Aufnahme organisation={organisation} wer={wer} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={t('aufnahme.titel')}>
      <WartendeSuche onGefunden={setWer} />
    </Dialog>
  )
}

function Aufnahme({ organisation, wer, onClose }: { organisation: EigeneOrganisation; wer: WartendeAdresse; onClose: () => void }) {
  const t = useTexts(personalTexts)
  const aufnehmen = useNimmAuf()
  const deedKey = useDeedKey()
  const initialValues: PersonWerte = { rolle: null, beruf: null, lanr: '' }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: personalContract.takeIn.body,
    toBody: (werte) => ({ ...personAbbild(werte), email: wer.email, organisationId: organisation.id }),
    submit: async (angaben) => {
      await aufnehmen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('aufnahme.fertig', { name: wer.name }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('aufnahme.von', { name: wer.name })} sending={sending} submit={t('aufnahme.speichern')} onClose={onClose}>
      <Text>{t('aufnahme.text', { email: wer.email, angabe: wer.angabe ?? t('aufnahme.ohneAngabe') })}</Text>
      <PersonFelder art={organisation.art} werte={form.values} fehler={form.errors} field={field} onChange={form.setValues} />
    </FormDialog>
  )
}
