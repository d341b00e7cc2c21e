import { einladungAngaben } from '@dreiklang/domain/personal/einladung.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { FormDialog } from '../../form/Form.tsx'
import { choicesOf, RadioCards } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { leitungOfArt } from '../../organisation/components/ownOrganisation.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Text } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useInvite } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'
import { PersonFields } from './PersonFields.tsx'
import { type PersonValues, personAbbild } from './personValues.ts'

interface Values extends PersonValues {
  name: string
  email: string
  sprache: 'de' | 'en'
}

export interface EinladenDialogProps {
  organisation: { id: string; name: string; art: OrganisationArt }
  /** The platform invites nobody but the first manager; the organisation invites everyone else. */
  ersteLeitung?: boolean
  onClose: () => void
}

export function EinladenDialog({ organisation, ersteLeitung = false, onClose }: EinladenDialogProps) {
  const t = usePersonalTexts()
  const language = useLanguage()
  const ladeEin = useInvite()
  const deedKey = useDeedKey()
  const rolle = ersteLeitung ? leitungOfArt[organisation.art] : null
  const initialValues: Values = { name: '', email: '', rolle, beruf: null, lanr: '', sprache: language }
  const { form, field, ...sending } = useSchemaForm({
    initialValues,
    schema: einladungAngaben,
    toBody: ({ name, email, sprache, ...values }) => ({ ...personAbbild(values), name, email, sprache, organisationId: organisation.id }),
    submit: async (angaben) => {
      await ladeEin.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('einladen.fertig', { email: angaben.email }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={ersteLeitung ? t('einladen.titelLeitung', { name: organisation.name }) : t('einladen.titel')}
      sending={sending}
      submit={t('einladen.speichern')}
      onClose={onClose}
    >
      <Text size="sm">{t('einladen.text')}</Text>
      <TextField {...field('name')} label={t('person.name')} required autoComplete="off" />
      <TextField {...field('email')} label={t('person.email')} type="email" required autoComplete="off" />
      <PersonFields
        art={organisation.art}
        mitRolle={!ersteLeitung}
        werte={form.values}
        fehler={form.errors}
        field={field}
        onChange={form.setValues}
      />
      <RadioCards
        {...field('sprache')}
        label={t('einladen.sprache')}
        choices={choicesOf(['de', 'en'], (value) => t(`einladen.sprachen.${value}`))}
      />
    </FormDialog>
  )
}
