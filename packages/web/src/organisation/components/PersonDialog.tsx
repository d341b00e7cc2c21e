import { personAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useLegePersonAn } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { leitungDerArt } from './eigeneOrganisation.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { PersonFelder } from './PersonFelder.tsx'
import { type PersonWerte, personAbbild } from './personWerte.ts'

interface Werte extends PersonWerte {
  name: string
  email: string
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
    toBody: (werte) => ({ ...personAbbild(werte), name: werte.name, email: werte.email, organisationId: organisation.id }),
    submit: async (angaben) => {
      const { token } = await anlegen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      setFertig({ name: angaben.name, token })
    },
  })
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
      <PersonFelder
        art={organisation.art}
        mitRolle={!ersteLeitung}
        werte={form.values}
        fehler={form.errors}
        field={field}
        onChange={form.setValues}
      />
    </Dialog>
  )
}
