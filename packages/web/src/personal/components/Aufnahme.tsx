import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { FormDialog } from '../../form/Form.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import type { OwnOrganisation } from '../../organisation/components/ownOrganisation.ts'
import { Text } from '../../ui/layout.tsx'
import { useAdmit } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { PersonFields, type PersonValues, personAbbild } from './PersonFields.tsx'

export interface WaitingAdresse {
  email: string
  name: string
  angabe: string | null
}

interface AufnahmeProps {
  organisation: OwnOrganisation
  wer: WaitingAdresse
  onClose: () => void
  onAdded: () => void
}

/** Role and profession are those with the fewest rights, until somebody chooses: then one press is enough. */
const usual = {
  PFLEGEDIENST: { rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT' },
  APOTHEKE: { rolle: 'ROLE_APOTHEKER', beruf: 'PKA' },
  ARZTPRAXIS: { rolle: 'ROLE_ARZT', beruf: 'MFA' },
} as const satisfies Record<OrganisationArt, Pick<PersonValues, 'rolle' | 'beruf'>>

export function Aufnahme({ organisation, wer, onClose, onAdded }: AufnahmeProps) {
  const t = usePersonalTexts()
  const aufnehmen = useAdmit()
  const initialValues: PersonValues = { ...usual[organisation.art], lanr: '' }
  const { form, field, ...sending } = useDeedForm({
    initialValues,
    schema: personalContract.takeIn.body,
    toBody: (values) => ({ ...personAbbild(values), email: wer.email, organisationId: organisation.id }),
    send: (angaben, deedKey) => aufnehmen.mutateAsync({ angaben, schluessel: deedKey(angaben) }),
    done: () => t('aufnahme.fertig', { name: wer.name }),
    onDone: onAdded,
  })
  return (
    <FormDialog title={t('aufnahme.von', { name: wer.name })} sending={sending} submit={t('aufnahme.speichern')} onClose={onClose}>
      <Text>{t('aufnahme.text', { email: wer.email, angabe: wer.angabe ?? t('aufnahme.ohneAngabe') })}</Text>
      <PersonFields art={organisation.art} werte={form.values} fehler={form.errors} field={field} onChange={form.setValues} />
    </FormDialog>
  )
}
